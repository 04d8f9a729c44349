import type { Card, FoeCard, Fighter } from '@wayrune/engine/effects/vocabulary.ts';
import { checkSetup, createWorld } from '@wayrune/engine/parts/library.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const SET = 'beasts-and-bandits';
const cardsOf = (wanted: (set: string) => boolean): Card[] =>
  library.packs.filter(({ pack }) => wanted(pack)).flatMap(({ cards }) => cards);
const cards = cardsOf((set) => set === SET);
const others = cardsOf((set) => set !== SET);

const inColor = (color: Color): Card[] => cards.filter((card) => 'color' in card && card.color === color);
const challenges = (color: Color): FoeCard[] =>
  inColor(color).filter((card): card is FoeCard => card.kind === 'challenge' && card.trap === undefined);
const values = (card: Fighter): number[] => [card.mind[0], card.body[0], card.spirit[0]];

/** Everything that is written in a card, at any depth. */
function* insideOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const entry of value) yield* insideOf(entry);
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>;
    yield* insideOf(Object.values(value));
  }
}

/** What a card does, without what it is called: the same text for the same content. */
const factsOf = (card: Card): string =>
  JSON.stringify(card, (key, value: unknown) => {
    if (['id', 'name', 'flavour', 'label'].includes(key)) return undefined;
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });

describe('what is in the pack', () => {
  it('holds 30 adventure cards, one of each', () => {
    expect(cards).toHaveLength(30);
    expect(cards.filter((card) => (card.count ?? 1) !== 1)).toEqual([]);
  });

  it.each([
    ['green', 8, 2, 2],
    ['yellow', 6, 2, 2],
    ['blue', 5, 1, 1],
    ['red', 1, 0, 0],
  ] as const)('%s: %i Challenges, %i Events, %i Encounters', (color, ...counts) => {
    const count = (kind: string): number => inColor(color).filter((card) => card.kind === kind).length;
    expect(['challenge', 'event', 'encounter'].map(count)).toEqual(counts);
  });

  it('P17 its red card is a Challenge that is taken as a Dragon Rune', () => {
    const [lord] = challenges('red');
    expect(lord?.reward).toEqual([{ do: 'take' }]);
    expect(lord?.as?.kind).toBe('rune');
  });

  it('its Events are numbered I in green, I and II in yellow, III in blue', () => {
    const numbers = (color: Color): number[] =>
      inColor(color)
        .flatMap((card) => (card.kind === 'event' ? [card.number] : []))
        .toSorted((a, b) => a - b);
    expect(COLORS.map(numbers)).toEqual([[1, 1], [1, 2], [3], []]);
  });

  it('no card is the twin of another, of this set or any other', () => {
    const all = [...others, ...cards].map(factsOf);
    expect(all.filter((facts, i) => all.indexOf(facts) !== i)).toEqual([]);
    const names = [...others, ...cards].map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('a game with the pack', () => {
  const setup = (adventure: string, packs: readonly string[]): Setup => ({
    adventure,
    variants: [],
    packs,
    heroes: ['finch-maddock', 'ilvane-reed'],
  });

  it('has 47 green, 35 yellow, 23 blue and 9 red cards; without it none of the pack’s', () => {
    const world = createWorld(library, setup('dragon-lords', [SET]));
    expect(COLORS.map((color) => world.decks[color]?.length)).toEqual([47, 35, 23, 9]);
    const without = createWorld(library, setup('dragon-lords', []));
    expect(COLORS.map((color) => without.decks[color]?.length)).toEqual([35, 25, 16, 8]);
    expect(cards.filter(({ id }) => without.cards[id] !== undefined)).toEqual([]);
  });

  it('is refused in Mists of Zanaga, with the names of both', () => {
    const zanaga = library.adventures['dragon-lords'];
    if (zanaga === undefined) throw new Error('no adventure to stand in for Zanaga');
    const adventures = { 'mists-of-zanaga': { ...zanaga, name: 'The Mists of Zanaga' } };
    const [problem] = checkSetup({ ...library, adventures }, setup('mists-of-zanaga', [SET]));
    expect(problem?.message).toContain('Beasts and Bandits');
    expect(problem?.message).toContain('mists-of-zanaga');
  });
});

describe('the numbers on the cards', () => {
  it.each([
    ['green', 9, 14, 1, 3],
    ['yellow', 12, 17, 2, 4],
    ['blue', 14, 20, 3, 6],
    ['red', 18, 24, 6, 9],
  ] as const)(
    '%s Challenges have targets from %i to %i and Life from %i to %i',
    (color, low, high, weak, strong) => {
      for (const foe of challenges(color)) {
        for (const value of values(foe)) {
          expect(value, foe.name).toBeGreaterThanOrEqual(low);
          expect(value, foe.name).toBeLessThanOrEqual(high);
        }
        expect(foe.life, foe.name).toBeGreaterThanOrEqual(weak);
        expect(foe.life, foe.name).toBeLessThanOrEqual(strong);
      }
    },
  );

  it('the phases of a foe differ by 2 at least: the foe suggests a phase', () => {
    for (const foe of COLORS.flatMap(challenges))
      expect(Math.max(...values(foe)) - Math.min(...values(foe)), foe.name).toBeGreaterThanOrEqual(2);
  });

  it('no foe scales by a count, and a bonus of experience is an exception', () => {
    const foes = COLORS.flatMap(challenges);
    const counting = foes.filter(({ always = [] }) =>
      always.some(({ amount }) => typeof amount === 'object'),
    );
    expect(counting).toEqual([]);
    const generous = foes.filter(({ reward }) =>
      [...insideOf(reward)].some((part) => part['do'] === 'gain-points'),
    );
    expect(generous.length).toBeLessThanOrEqual(foes.length / 5);
  });
});

describe('what the cards speak of', () => {
  it.each(['beast', 'ferrox', 'razorwing', 'spider', 'bandit'])(
    '%s enemies, on at least four of them',
    (family) => {
      const speaking = cards.filter((card) =>
        [...insideOf(card)].some(
          ({ is, family: list }) => is === 'foe' && Array.isArray(list) && list.includes(family),
        ),
      );
      expect(speaking.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('towns and regions that are on the board', () => {
    const board = library.boards.find(({ id }) => id === 'terrinoth');
    const towns = new Set<unknown>(board?.towns.map(({ id }) => id));
    const named = [...insideOf(cards)].flatMap(({ is, any }) =>
      is === 'town' && Array.isArray(any) ? (any as string[]) : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((town) => !towns.has(town))).toEqual([]);
    const words = cards.map(({ name, flavour }) => `${name} ${flavour}`).join(' ');
    const regions = [
      'Burners’ Wood',
      'Early Fields',
      'Clinkers',
      'Tannerwood',
      'Tallow Wood',
      'Heron Wood',
      'Ninepins',
      'Pinchbecks',
      'Shut Door',
    ].map((region) => region.replace('’', "'"));
    expect(regions.filter((region) => !words.includes(region))).toEqual([]);
  });

  it('flavour is one line of its own', () => {
    for (const { name, flavour } of cards) expect(flavour, name).toMatch(/^\S[^\n]{8,130}\S$/);
  });
});
