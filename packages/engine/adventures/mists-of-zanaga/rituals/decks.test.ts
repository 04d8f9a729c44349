import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { COLORS, type Color } from '../../../rules/world/board.ts';
import { COUNTER_VALUE } from '../../../rules/turn/counters.ts';
import { aProbe, hold } from '../../../testing/arena.ts';
import { passTurn } from '../../../testing/drawn.ts';
import { feed, forget, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  drawsTokens,
  emptyDeck,
  flee,
  jewel,
  mists,
  openingOfZanaga,
  raiseLostCity,
  setRites,
  setRoaming,
  standAt,
  wild,
} from '../../../testing/adventures/zanaga.ts';
import { currentAdventureDeck } from '../decks.ts';
import { rankOf, ritualDeck } from '../mists.ts';

/** A monster of the hills in each color, and rituals of the higher ranks. */
const MONSTERS = COLORS.map((color) => aMonster({ id: `${color}-brute`, color }));
const HIGHER = (['yellow', 'blue', 'red'] as const).flatMap((color) =>
  (['sun', 'moon', 'skull'] as const).map((symbol) => aRite(`${color}-${symbol}`, symbol, 4, [], { color })),
);
const CHECK = aProbe([{ do: 'each', who: 'others', then: [{ do: 'roaming-check' }] }]);

const track = (t: Scenario): string[] => mists(t).rites.map(({ card }) => card);
const table = (...cards: Parameters<typeof riteTable>[1][]): Scenario =>
  riteTable(library, [...MONSTERS, ...HIGHER, ...cards.flatMap((list) => list ?? [])]);

/** A monster roams in the hills where seat 0 stands, and attacks. */
function metBy(t: Scenario, color: Color): void {
  setRoaming(t, [`${color}-brute`, 'sun']);
  standAt(t, wild(t, 'hills'));
  t.choose('stay');
}

describe('the current ritual deck', () => {
  it('DECK-1 has a rank: green 1, yellow 2, blue 3, red 4, as counters have', () => {
    expect(COLORS.map((color) => rankOf(color) + 1)).toEqual([1, 2, 3, 4]);
    expect(COLORS.map((color) => COUNTER_VALUE[color])).toEqual([1, 2, 3, 4]);
  });

  it('DECK-2 is green at the start', () => {
    expect(mists(openingOfZanaga(library)).rank).toBe('green');
  });

  const pairs = COLORS.flatMap((current) => COLORS.map((beaten) => [current, beaten] as const));
  it.each(pairs)('DECK-3 DECK-4 DECK-5 DECK-8 rises from %s only if %s is higher', (current, beaten) => {
    const t = table();
    setRites(t, ['sun-4']);
    mists(t).rank = current;
    metBy(t, beaten);
    beat(t);
    expect(mists(t).rank).toBe(rankOf(beaten) > rankOf(current) ? beaten : current);
  });

  it('DECK-6 rises by a defeat at a counter', () => {
    const t = table();
    setRites(t, ['sun-4']);
    standAt(t, jewel(t, 'blue'));
    t.onTop('blue', 'blue-brute');
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    beat(t);
    expect(mists(t).rank).toBe('blue');
  });

  it('DECK-6 rises by the defeat of another Hero in a forced check', () => {
    const t = table([CHECK]);
    setRites(t, ['sun-4']);
    setRoaming(t, ['yellow-brute', 'sun']);
    t.place(1, wild(t, 'hills'));
    hold(t, 'probe');
    t.choose('use:probe:0');
    expect(t.seat()).toBe(1);
    beat(t);
    expect([mists(t).rank, t.state.active]).toEqual(['yellow', 0]);
  });

  it('DECK-7 does not rise by an escape', () => {
    const t = table();
    metBy(t, 'red');
    flee(t);
    expect(mists(t).rank).toBe('green');
  });

  it('DECK-7 does not rise by a knock-out', () => {
    const t = table();
    emptyDeck(t, 'market');
    t.player(0).wounds = 4;
    metBy(t, 'red');
    t.totals(2);
    t.choose('fight', 'attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(mists(t).rank).toBe('green');
  });

  it('DECK-7 does not rise by a Challenge that is discarded', () => {
    const t = table([aProbe([{ do: 'add-roaming', amount: 1 }])]);
    setRites(t, ['sun-4']);
    const green = t.state.decks['green']?.bag.slice(0, 5) ?? [];
    setRoaming(t, ['red-brute', 'sun'], ...green.map((card) => [card, 'sun'] as const));
    hold(t, 'probe');
    t.onTop('green', 'green-brute');
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    expect(mists(t).beaten.red).toEqual(['red-brute']);
    expect(mists(t).rank).toBe('green');
  });

  it('DECK-9 DECK-11 leaves what is left of a replaced deck out of the game: only the current one is drawn from', () => {
    const t = table();
    mists(t).rank = 'yellow';
    t.onTop('rituals-green', 'skull-2');
    t.onTop('rituals-yellow', 'yellow-sun', 'yellow-moon', 'yellow-skull');
    t.onTop('rituals-blue', 'blue-skull');
    feed(t, 'skull');
    expect(track(t)).toEqual(['yellow-sun', 'yellow-moon', 'yellow-skull']);
  });

  it('DECK-10 Z41 rises before the token of the defeated Challenge is placed', () => {
    const t = table();
    t.onTop('rituals-green', 'sun-4');
    t.onTop('rituals-blue', 'blue-sun');
    metBy(t, 'blue');
    beat(t);
    expect(track(t)).toEqual(['blue-sun']);
  });

  it('Z41 the reward is in hand and the card has left before a token is placed', () => {
    const prey = aMonster({ id: 'prey', reward: [{ do: 'gain-gold', amount: 2 }], color: 'yellow' });
    const t = table([prey]);
    setRites(t, ['sun-1']);
    setRoaming(t, ['prey', 'sun']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    forget(t);
    beat(t);
    const order = ['ritual-deck', 'gold', 'token-placed', 'ritual-completed'];
    expect(t.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order);
    expect(mists(t).beaten.yellow).toEqual(['prey']);
  });
});

describe('drawing rituals', () => {
  it('DECK-12 lays each to the right of all others', () => {
    const t = table();
    setRites(t, ['moon-2'], ['sun-2']);
    t.onTop('rituals-green', 'moon-3', 'skull-2');
    feed(t, 'skull');
    expect(track(t)).toEqual(['moon-2', 'sun-2', 'moon-3', 'skull-2']);
  });

  it('DECK-13 DECK-14 Z50 makes the next rank current with the last card of a deck', () => {
    const t = table();
    emptyDeck(t, 'rituals-green');
    t.onTop('rituals-green', 'moon-2', 'skull-2');
    feed(t, 'moon');
    expect(mists(t).rank).toBe('green');
    forget(t);
    feed(t, 'skull');
    expect([mists(t).rank, track(t)]).toEqual(['yellow', ['moon-2', 'skull-2']]);
    expect(t.events.map(({ type }) => type).slice(-3)).toEqual([
      'ritual-drawn',
      'ritual-deck',
      'token-placed',
    ]);
  });

  it('DECK-13 passes over a deck that is empty, too', () => {
    const t = table();
    for (const color of ['green', 'yellow'] as const) emptyDeck(t, ritualDeck(color));
    t.onTop('rituals-green', 'moon-2');
    feed(t, 'moon');
    expect(mists(t).rank).toBe('blue');
  });

  it('DECK-13 passes over a deck that is empty when a defeat makes it current', () => {
    const t = table();
    setRites(t, ['sun-4']);
    emptyDeck(t, ritualDeck('yellow'));
    metBy(t, 'yellow');
    beat(t);
    expect(mists(t).rank).toBe('blue');
  });

  it('DECK-15 counts a rank reached by an empty deck in full', () => {
    const t = table();
    emptyDeck(t, 'market');
    mists(t).rank = 'blue';
    emptyDeck(t, 'rituals-blue');
    t.onTop('rituals-blue', 'blue-moon');
    feed(t, 'moon');
    expect([mists(t).rank, currentAdventureDeck(t.game())]).toEqual(['red', 'red']);
    awakenGod(t, 'set-the-deceiver');
    const camp = wild(t, 'hills');
    passTurn(t);
    t.place(0, camp);
    raiseLostCity(t, camp);
    passTurn(t);
    expect(t.choices()).toEqual(['confront:set-the-deceiver', 'pass']);
  });

  it('DECK-16 shuffles the red pile when the red deck has run out', () => {
    const t = table();
    mists(t).rank = 'red';
    emptyDeck(t, 'rituals-red');
    t.onTop('rituals-red', 'red-moon');
    feed(t, 'moon');
    mists(t).spent.red.push('red-skull');
    t.state.removed.splice(t.state.removed.indexOf('red-skull'), 1);
    feed(t, 'skull');
    expect(t.happened('deck-shuffled')).toMatchObject([{ deck: 'rituals-red' }]);
    expect([track(t), mists(t).spent.red]).toEqual([['red-moon', 'red-skull'], []]);
  });

  it('DECK-17 never brings green, yellow and blue rituals back', () => {
    const t = table();
    for (const color of ['green', 'yellow', 'blue'] as const) {
      emptyDeck(t, ritualDeck(color));
      mists(t).spent[color].push(`${color === 'green' ? 'skull-2' : `${color}-skull`}`);
    }
    t.onTop('rituals-green', 'moon-4');
    t.onTop('rituals-red', 'red-sun', 'red-skull');
    feed(t, 'moon', 'skull');
    expect(track(t)).toEqual(['moon-4', 'red-sun', 'red-skull']);
    expect(t.happened('deck-shuffled')).toEqual([]);
    expect(toldOf(t)).not.toContain('skull-2 drawn');
  });

  it('DECK-18 may bring cards of two ranks for one token', () => {
    const t = table();
    emptyDeck(t, 'rituals-green');
    t.onTop('rituals-green', 'moon-2');
    t.onTop('rituals-yellow', 'yellow-sun', 'yellow-skull');
    feed(t, 'skull');
    expect(track(t)).toEqual(['moon-2', 'yellow-sun', 'yellow-skull']);
  });
});
