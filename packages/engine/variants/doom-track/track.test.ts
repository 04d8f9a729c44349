import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { SpecialCard } from '../../effects/vocabulary.ts';
import { deckCards, deckSize } from '../../kernel/deck.ts';
import { aFoe, arena, attempt, hold, LAIR } from '../../testing/arena.ts';
import { discard, greens, trackOf } from '../../testing/doom.ts';
import { anEncounter, anEvent } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { open } from '../../rules/world/game.ts';
import { colorOf } from './track.ts';

const HEROES = [
  'ronan-of-the-wild',
  'hedda-stonebrake',
  'ilvane-reed',
  'urzha-splitlip',
  'varikas-the-dead',
  'tobiah-grane',
];
const doom = (players: number, variants: readonly string[] = ['doom-track']): Scenario =>
  scenario(library, { heroes: HEROES.slice(0, players), variants });

const deckOf = (t: Scenario, color = 'green') =>
  t.state.decks[color] ?? { top: [], bag: [], bottom: [], aside: 0 };

/** Draws as an attempt would, with a chance that always takes the first card of the bag. */
const drawGreen = (t: Scenario): string | null =>
  t.world.policies.drawAdventure(open(t.world, t.state, { pick: () => 0 }), 'green');

describe('the doom track', () => {
  it('DOOM-1 begins with a green card that nobody has seen', () => {
    const t = doom(3);
    const piles = { green: [], yellow: [], blue: [], red: [] };
    expect(trackOf(t)).toMatchObject({ cards: [''], counters: 0, piles });
    expect(deckSize(deckOf(t))).toBe(34);
    // Which one it is does not exist yet: any of the 35 may still be drawn.
    expect(deckOf(t).bag).toHaveLength(35);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('DOOM-2 a beaten Challenge goes to the next space instead of under its deck', () => {
    const t = arena(library, [aFoe({ id: 'foe', life: 1 })], undefined, ['doom-track']);
    attempt(t, 'foe');
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(trackOf(t).cards).toEqual(['', 'foe']);
    expect(t.happened('doom-card')).toEqual([{ type: 'doom-card', card: 'foe', place: 2 }]);
    expect(deckOf(t).bottom).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('DOOM-2 D2 takes every card of the four decks, and none of a deck that a part has added', () => {
    const omen = (id: string, deck: string): SpecialCard => ({
      kind: 'special',
      type: 'omen',
      id,
      name: id,
      flavour: 'Made for a test.',
      deck,
    });
    const cards = [omen('dawn', 'yellow'), omen('dusk', 'omens')];
    const t = arena(withTrial(library, { decks: ['omens'] }), cards, undefined, ['doom-track', ...TRIAL]);
    discard(t, 'dawn', 'dusk');
    expect(trackOf(t).cards).toEqual(['', 'dawn']);
    expect(colorOf(t.game(), 'dawn')).toBe('yellow');
    expect(deckOf(t, 'omens').bottom).toEqual(['dusk']);
    discard(t, ...greens(t, 6));
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('DOOM-2 D2 so do Events that are over or too low, Encounters, and kept cards that are used up', () => {
    const high = anEvent({ id: 'high', number: 2 });
    const higher = anEvent({ id: 'higher', number: 3 });
    const low = anEvent({ id: 'low', number: 1 });
    const talk = anEncounter('talk', []);
    const kept = aFoe({
      id: 'kept',
      as: {
        kind: 'kept',
        abilities: [
          { when: 'before-moving', cost: [{ pay: 'discard' }], do: [{ do: 'gain-gold', amount: 1 }] },
        ],
      },
      reward: [{ do: 'take' }],
    });
    const foe = aFoe({ id: 'foe', life: 1 });
    const t = arena(
      library,
      [high, higher, low, talk, kept, foe],
      ['plain', 'other', 'third'],
      ['doom-track'],
    );
    hold(t, 'kept');
    t.choose('use:kept:0');
    const [space, from] = LAIR.green;
    t.onTop('green', 'high', 'low', 'talk', 'higher', 'foe');
    t.place(0, space, from);
    t.choose('stay', 'attempt');
    // "high" came into play, "low" was too low, "talk" was told, "higher" took the place of "high".
    expect(trackOf(t).cards).toEqual(['', 'kept', 'low', 'talk', 'high']);
    expect(t.state.event).toBe('higher');
    expect(t.state.removed).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('DOOM-2 and the oldest of a full undefeated track, which makes room', () => {
    const foes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aFoe({ id: `foe-${id}` }));
    const t = arena(library, foes, undefined, ['doom-track']);
    const game = open(t.world, t.state, { pick: () => 0 });
    const spaces = t.world.board.jewels;
    foes.forEach((foe, i) => {
      t.onTop('green', foe.id);
      deckOf(t).top.pop();
      t.state.turn = i + 1;
      t.world.policies.terms['usual']?.fail(game, foe.id, spaces[i] ?? '');
    });
    expect(trackOf(t).cards).toEqual(['', 'foe-a']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 8],
    [6, 8],
  ])('DOOM-3 A4 with %i players the track is full with %i cards', (players, full) => {
    const t = doom(players);
    const cards = greens(t, 40);
    discard(t, ...cards.slice(0, full - 2));
    expect([trackOf(t).cards.length, trackOf(t).counters]).toEqual([full - 1, 0]);
    discard(t, cards[full - 2] ?? '');
    expect(trackOf(t)).toMatchObject({ cards: [cards[full - 2]], counters: 1 });
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('DOOM-3 DOOM-4 the example: with three players the sixth card brings the first counter, to Vynelvale', () => {
    const t = doom(3);
    const [one = '', two = '', three = ''] = greens(t, 3);
    const yellow = (t.world.decks['yellow'] ?? [])[0] ?? '';
    const blue = (t.world.decks['blue'] ?? [])[0] ?? '';
    discard(t, one, yellow, two, blue);
    expect(t.happened('doom-counter')).toEqual([]);
    discard(t, three);
    expect(t.happened('doom-counter')).toEqual([{ type: 'doom-counter', town: 'vynelvale', counters: 1 }]);
    expect(trackOf(t)).toMatchObject({
      cards: [three],
      counters: 1,
      // The unseen card is in the green pile too, and still unseen: it stays in the bag.
      piles: { green: [one, two], yellow: [yellow], blue: [blue], red: [] },
    });
    expect(deckOf(t)).toMatchObject({ aside: 1 });
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it.each([
    [
      'doom-track',
      ['vynelvale', 'riverwatch', 'dawnsmoor', 'tamalir', 'forge', 'nerekhall', 'greyhaven', 'frostgate'],
    ],
    [
      'advanced',
      ['tamalir', 'riverwatch', 'dawnsmoor', 'vynelvale', 'forge', 'nerekhall', 'greyhaven', 'frostgate'],
    ],
  ])('DOOM-4 D1 ADV-1 counters go up the row of towns: %s', (variant, towns) => {
    const t = doom(1, [variant]);
    discard(t, ...greens(t, 8));
    expect(t.happened('doom-counter').map(({ town }) => town)).toEqual(towns);
    // There is no ninth.
    discard(t, ...greens(t, 12).slice(8));
    expect(trackOf(t).counters).toBe(8);
    expect(t.happened('doom-counter')).toHaveLength(8);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('an adventure deck that runs out', () => {
  /** All green cards but one Event and one Encounter lie elsewhere; those two and a Challenge are in the pile. */
  function runOut(variant: string): Scenario {
    const t = doom(4, [variant]);
    const pile = ['low-cloud', 'the-salt-load', 'the-honey-bear', 'barrow-sentry'];
    discard(t, ...pile, ...(t.world.decks['yellow'] ?? []).slice(0, 3));
    expect(trackOf(t).counters).toBe(1);
    const green = deckOf(t);
    // The one card left in the bag is the unseen one.
    t.state.removed.push(...green.bag.splice(1));
    return t;
  }

  it('DOOM-6 G10 D3 is made again from its whole discard pile, the unseen card with it', () => {
    const t = runOut('doom-track');
    const unseen = deckOf(t).bag[0] ?? '';
    expect(deckSize(deckOf(t))).toBe(0);
    const first = drawGreen(t) ?? '';
    expect([first, ...deckCards(deckOf(t))].toSorted()).toEqual(
      ['low-cloud', 'the-salt-load', 'the-honey-bear', 'barrow-sentry', unseen].toSorted(),
    );
    expect(trackOf(t).piles.green).toEqual([]);
    expect(deckOf(t).aside).toBe(0);
  });

  it('ADV-8 D3 in Advanced Runebound from its Challenges alone; the rest leaves the game', () => {
    const t = runOut('advanced');
    const unseen = deckOf(t).bag[0] ?? '';
    const gone = t.state.removed.length;
    const first = drawGreen(t) ?? '';
    const back = ['the-honey-bear', 'barrow-sentry'];
    const isChallenge = t.world.cards[unseen]?.card.kind === 'challenge';
    expect([first, ...deckCards(deckOf(t))].toSorted()).toEqual(
      (isChallenge ? [...back, unseen] : back).toSorted(),
    );
    expect(t.state.removed.slice(gone).toSorted()).toEqual(
      ['low-cloud', 'the-salt-load', ...(isChallenge ? [] : [unseen])].toSorted(),
    );
  });

  it('G10 is closed while the unseen card still lies on the track and nothing is in the pile', () => {
    const t = doom(4);
    t.state.removed.push(...deckOf(t).bag.splice(1));
    expect(t.world.policies.holdsAdventure(t.game(), 'green')).toBe(false);
    expect(drawGreen(t)).toBeNull();
  });

  it('G10 W6 is closed when only Events would come back', () => {
    const t = doom(1);
    const yellow = t.state.decks['yellow'] ?? deckOf(t);
    const [event = ''] = yellow.bag.filter((id) => t.world.cards[id]?.card.kind === 'event');
    const [foe = ''] = yellow.bag.filter((id) => t.world.cards[id]?.card.kind === 'challenge');
    t.state.removed.push(...yellow.bag.splice(0).filter((card) => card !== event && card !== foe));
    discard(t, event, ...greens(t, 1));
    expect(trackOf(t).piles.yellow).toEqual([event]);
    expect(t.world.policies.holdsAdventure(t.game(), 'yellow')).toBe(false);
    discard(t, foe, ...greens(t, 2).slice(1));
    expect(t.world.policies.holdsAdventure(t.game(), 'yellow')).toBe(true);
  });
});
