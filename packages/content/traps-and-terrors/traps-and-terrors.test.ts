import { SKILLS } from '@wayrune/engine/effects/vocabulary.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, namedIn, ofKind } from '../testing/cards-of-set.ts';

const SET = 'traps-and-terrors';
const cards = cardsOf(library, SET);
const challenges = ofKind(cards, 'challenge');
const foes = foesOf(cards);
const traps = challenges.filter(({ trap }) => trap !== undefined);
const inColor = (color: Color) => cards.filter((card) => 'color' in card && card.color === color);
const kinds = (color: Color): number[] =>
  ['challenge', 'event', 'encounter'].map(
    (kind) => inColor(color).filter((card) => card.kind === kind).length,
  );

describe('what is in Traps and Terrors', () => {
  it('PACK-3 30 adventure cards, one of each: 12 green, 10 yellow, 7 blue and 1 red', () => {
    expect(cards.map((card) => card.count ?? 1)).toEqual(cards.map(() => 1));
    expect(COLORS.map((color) => inColor(color).length)).toEqual([12, 10, 7, 1]);
  });

  it('PACK-4 green: 8 Challenges, 2 Events and 2 Encounters', () => {
    expect(kinds('green')).toEqual([8, 2, 2]);
  });

  it('PACK-5 yellow: 6 Challenges, 2 Events and 2 Encounters', () => {
    expect(kinds('yellow')).toEqual([6, 2, 2]);
  });

  it('PACK-6 blue: 5 Challenges, 1 Event and 1 Encounter', () => {
    expect(kinds('blue')).toEqual([5, 1, 1]);
  });

  it('PACK-7 red: a Challenge that is taken as a Dragon Rune', () => {
    expect(kinds('red')).toEqual([1, 0, 0]);
    expect(challenges.find(({ color }) => color === 'red')).toMatchObject({
      reward: [{ do: 'take' }],
      as: { kind: 'rune' },
    });
  });

  it('its Events are numbered I in green, I and II in yellow, III in blue', () => {
    const numbers = (color: Color): number[] =>
      ofKind(inColor(color), 'event')
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
    expect(COLORS.map(numbers)).toEqual([[1, 1], [1, 2], [3], []]);
  });

  it('goes into the decks of a game that has it, and into no other', () => {
    const setup = { adventure: 'dragon-lords', variants: [], heroes: ['finch-maddock', 'ilvane-reed'] };
    const decks = (packs: readonly string[]) => createWorld(library, { ...setup, packs }).decks;
    expect(COLORS.map((color) => decks([SET])[color]?.length)).toEqual([47, 35, 23, 9]);
    expect(COLORS.map((color) => decks([])[color]?.length)).toEqual([35, 25, 16, 8]);
    const both = decks([SET, 'beasts-and-bandits']);
    expect(COLORS.map((color) => both[color]?.length)).toEqual([59, 45, 30, 10]);
  });
});

describe('tests first, fights second', () => {
  it('two thirds of the Challenges are traps, some in every color but red', () => {
    expect(traps.length / challenges.length).toBeCloseTo(2 / 3, 1);
    expect(COLORS.map((color) => traps.some((trap) => trap.color === color))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('every one of the ten skills gets somebody past a trap, or at a terror', () => {
    const tested = [...insideOf(challenges)].filter((part) => part['do'] === 'test');
    for (const skill of SKILLS)
      expect(tested.filter((part) => part['skill'] === skill).length, skill).toBeGreaterThanOrEqual(2);
  });

  it('every terror asks for a skill, too', () => {
    for (const { name, abilities = [] } of foes)
      expect(
        [...insideOf(abilities)].some((part) => part['do'] === 'test'),
        name,
      ).toBe(true);
  });
});

describe('the numbers on the cards', () => {
  it.each([
    ['green', 9, 14, 1, 3],
    ['yellow', 12, 17, 2, 4],
    ['blue', 14, 20, 3, 6],
    ['red', 18, 24, 6, 9],
  ] as const)(
    '%s terrors have targets from %i to %i and Life from %i to %i, and suggest a phase',
    (color, low, high, weak, strong) => {
      for (const foe of foes.filter((one) => one.color === color)) {
        const values = [foe.mind[0], foe.body[0], foe.spirit[0]];
        expect(Math.min(...values), foe.name).toBeGreaterThanOrEqual(low);
        expect(Math.max(...values), foe.name).toBeLessThanOrEqual(high);
        expect(Math.max(...values) - Math.min(...values), foe.name).toBeGreaterThanOrEqual(2);
        expect(foe.life, foe.name).toBeGreaterThanOrEqual(weak);
        expect(foe.life, foe.name).toBeLessThanOrEqual(strong);
      }
    },
  );

  it('no Challenge gives experience beyond its counter, and no terror scales by a count', () => {
    expect([...insideOf(challenges)].filter((part) => part['do'] === 'gain-points')).toEqual([]);
    expect([...insideOf(foes)].filter((part) => 'count' in part)).toEqual([]);
  });
});

describe('what the cards speak of', () => {
  it.each(['undead', 'cultist', 'goblin'])('%s enemies, on at least four of them', (family) => {
    const speaking = cards.filter((card) => namedIn(card, 'foe', 'family').includes(family));
    expect(speaking.length).toBeGreaterThanOrEqual(4);
  });

  it('towns that are on the board', () => {
    const board = library.boards.find(({ id }) => id === 'terrinoth');
    const towns = new Set(board?.towns.map(({ id }) => id));
    const named = namedIn(cards, 'town', 'any');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((town) => !towns.has(town))).toEqual([]);
  });

  it('flavour is one line of its own', () => {
    for (const { name, flavour } of cards) expect(flavour, name).toMatch(/^\S[^\n]{8,130}\S$/);
  });
});
