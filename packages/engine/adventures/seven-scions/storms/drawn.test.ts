import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { emptyJewels } from '../../../rules/turn/counters.ts';
import { count } from '../../../rules/cards/counting.ts';
import { aFoe, attempt, LAIR } from '../../../testing/arena.ts';
import { anEncounter, anEvent, askAgain, clearJewels, hasCounter, passTurn } from '../../../testing/drawn.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { scionsTable, storm } from '../../../testing/adventures/scions.ts';

const CARDS = [
  anEncounter('stranger', [{ do: 'gain-gold', amount: 5 }]),
  anEvent({ id: 'omen', number: 3 }),
  anEvent({ id: 'sign', number: 1 }),
  aFoe({ id: 'wolf' }),
  aFoe({ id: 'bear' }),
];
const table = (heroes: readonly (string | null)[] = ['plain', 'other']): Scenario =>
  scionsTable(library, { heroes, cards: CARDS });

/** Seat 0 attempts a green counter, and these cards come, one after another. */
function draw(t: Scenario, ...cards: string[]): void {
  t.onTop('green', ...cards);
  attempt(t, cards[0] ?? '');
}
const jewels = (t: Scenario, color: string, sunburst: boolean): string[] =>
  t.world.board.jewels.filter((space) => {
    const jewel = t.world.board.space[space]?.jewel;
    return jewel?.color === color && jewel.sunburst === sunburst && space !== LAIR.green[0];
  });

describe('an Encounter', () => {
  it('DRAWN-1 DRAWN-2 DRAWN-3 is discarded for good without effect, and another card is drawn', () => {
    const t = table();
    draw(t, 'stranger', 'wolf');
    expect(t.player(0).gold).toBe(3);
    expect(t.state.removed).toContain('stranger');
    expect(t.happened('combat').map(({ card }) => card)).toEqual(['wolf']);
  });
});

describe('an Event', () => {
  it('DRAWN-4 DRAWN-5 DRAWN-6 DRAWN-20 DRAWN-21 DRAWN-22 S2 works whatever its number, is never in play, and goes under its deck', () => {
    const t = table();
    draw(t, 'omen', 'sign', 'wolf');
    t.choose('pass', 'pass');
    expect(t.kind()).toBe('scion-counter');
    t.choose('pass', 'pass');
    expect(t.happened('event-passed').map(({ card }) => card)).toEqual(['omen', 'sign']);
    expect(t.happened('scion-counters-returned')).toHaveLength(2);
    expect(t.state.event).toBeNull();
    expect(t.world.policies.inForce(t.game())).toEqual([]);
    expect(t.state.decks['green']?.bottom).toEqual(expect.arrayContaining(['omen', 'sign']));
    expect(t.happened('combat').map(({ card }) => card)).toEqual(['wolf']);
  });

  it('DRAWN-7 DRAWN-8 DRAWN-10 S3 brings counters to jewels with a sunburst and to every red jewel', () => {
    const t = table();
    const [bright = '', dim = ''] = [...jewels(t, 'green', true).slice(0, 1), ...jewels(t, 'green', false)];
    clearJewels(t, bright, dim, ...jewels(t, 'red', false));
    draw(t, 'omen', 'wolf');
    expect([bright, dim].map((space) => hasCounter(t, space))).toEqual([true, false]);
    expect(emptyJewels(t.game(), 'red', false)).toEqual([]);
  });

  it('DRAWN-9 lets whoever drew it choose the jewels if there are too few counters', () => {
    const t = table();
    const [one = '', other = ''] = jewels(t, 'green', true);
    clearJewels(t, one, other);
    t.state.pile.green = 1;
    draw(t, 'omen', 'wolf');
    expect(t.seat()).toBe(0);
    expect(t.choices()).toHaveLength(2);
    t.choose(t.choices()[1] ?? '');
    expect([one, other].map((space) => hasCounter(t, space))).toEqual([false, true]);
  });

  it('DRAWN-11 DRAWN-12 DRAWN-13 DRAWN-14 DRAWN-15 DRAWN-16 has all choose scion counters anew, from whoever drew it clockwise', () => {
    const t = table(['plain', 'other', 'third']);
    storm(t).counters = ['archer', 'sage', null];
    draw(t, 'omen', 'wolf');
    expect(storm(t).counters).toEqual([null, null, null]);
    expect(t.seat()).toBe(0);
    expect(t.options()).toContain('counter:archer');
    t.choose('counter:archer');
    expect(t.seat()).toBe(1);
    expect(t.options()).not.toContain('counter:archer');
    t.choose('pass');
    expect(t.seat()).toBe(2);
    t.choose('counter:sage');
    expect(storm(t).counters).toEqual(['archer', null, 'sage']);
  });

  it('DRAWN-12 begins the choosing with another Hero if they drew the Event', () => {
    const t = table(['plain', 'other', 'third']);
    passTurn(t);
    t.onTop('green', 'omen', 'wolf');
    t.place(1, ...LAIR.green);
    askAgain(t);
    t.choose('stay', 'attempt');
    const asked: number[] = [];
    while (t.kind() === 'scion-counter') {
      asked.push(t.seat());
      t.choose('pass');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  it('DRAWN-17 DRAWN-18 AWAKE-8 leaves the last of six one counter, or none if a Scion is awake', () => {
    const all = ['plain', 'other', 'third', null, null, null];
    const last = (awake: readonly string[]): readonly string[] | null => {
      const t = table(all);
      storm(t).asleep = storm(t).asleep.filter((card) => !awake.includes(card));
      draw(t, 'omen', 'wolf');
      for (let seat = 0; seat < 5; seat++) {
        expect(t.options()).not.toContain('counter:archer+roused');
        t.choose(t.options()[0] ?? '');
      }
      return t.kind() === 'scion-counter' ? t.options() : null;
    };
    expect(last([])).toEqual(['counter:herald', 'pass']);
    expect(last(['archer'])).toBeNull();
  });

  it('DRAWN-19 AWAKE-9 S4 has a player with a Scion awake choose as well', () => {
    const t = table();
    storm(t).asleep = storm(t).asleep.filter((card) => card !== 'archer');
    t.give(0, 'archer');
    draw(t, 'omen', 'wolf');
    expect(t.options()).not.toContain('counter:archer');
    t.choose('counter:sage', 'pass');
    expect(storm(t).counters).toEqual(['sage', null]);
    expect(t.player(0).allies).toHaveLength(1);
  });

  it('DRAWN-23 is no adventure: a deck of Events alone cannot be attempted', () => {
    const t = table();
    const deck = t.state.decks['green'];
    if (deck === undefined) throw new Error('no green deck');
    deck.top = ['omen'];
    deck.bag = [];
    deck.bottom = [];
    const [space, from] = LAIR.green;
    t.place(0, space, from);
    t.choose('stay');
    expect(t.options()).not.toContain('attempt');
  });

  it('DRAWN-23 ends an attempt when nothing but Events is left in the deck', () => {
    const t = table();
    const deck = t.state.decks['green'];
    if (deck === undefined) throw new Error('no green deck');
    Object.assign(deck, { top: ['omen'], bag: [], bottom: [] });
    attempt(t, 'stranger');
    expect(t.happened('encounter-passed')).toHaveLength(1);
    expect(t.happened('event-passed')).toEqual([]);
    expect(t.state.active).toBe(1);
    expect(hasCounter(t, LAIR.green[0])).toBe(true);
  });
});

describe('a Challenge that is not beaten', () => {
  const [space] = LAIR.green;

  it('DRAWN-24 DRAWN-26 DRAWN-27 DRAWN-28 DRAWN-29 S1 goes under its deck when it is escaped, and its counter stays', () => {
    const t = table();
    draw(t, 'wolf', 'bear');
    t.totals(20);
    t.choose('escape');
    expect(t.state.decks['green']?.bottom).toContain('wolf');
    expect(hasCounter(t, space)).toBe(true);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(count(t.game(), 'undefeated', { seat: 0, bearer: 'hero', source: '', roll: null })).toBe(0);
    expect(t.state.decks['green']?.top.at(-1)).toBe('bear');
  });

  it('DRAWN-25 goes there too when it knocks a Hero out', () => {
    const t = table();
    draw(t, 'wolf');
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('fight', 'attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.state.decks['green']?.bottom).toContain('wolf');
    expect(hasCounter(t, space)).toBe(true);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
  });
});
