/** Rules that the whole set keeps, so that cards differ, agree with each other, and agree with the map. */
import type { Fighter, HeroCard } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS, parseBoard } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, namedIn, ofKind, tally } from '../testing/cards-of-set.ts';
import { TERRINOTH } from './terrinoth.board.ts';

const cards = cardsOf(library, 'base');
const heroes = ofKind(cards, 'hero');
const challenges = foesOf(cards);
const board = parseBoard(TERRINOTH, 'terrinoth.board.ts');

const values = ({ mind, body, spirit }: Fighter): number[] => [mind[0], body[0], spirit[0]];
const damages = ({ mind, body, spirit }: Fighter): number[] => [mind[1], body[1], spirit[1]];
const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

describe('numbers have contour', () => {
  it('every Challenge has a phase that is easier than another by at least 2, most by 2 to 4', () => {
    const spread = (foe: Fighter): number => Math.max(...values(foe)) - Math.min(...values(foe));
    expect(names(challenges.filter((foe) => spread(foe) < 2))).toEqual([]);
    const most = challenges.filter((foe) => spread(foe) <= 4);
    expect(most.length / challenges.length).toBeGreaterThan(0.9);
  });

  it.each(COLORS)('no two numbers make up more than half of those on %s Challenges', (color) => {
    const all = challenges.filter((foe) => foe.color === color).flatMap(values);
    const counts = Object.values(tally(all.map(String))).toSorted((a, b) => b - a);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeLessThanOrEqual(all.length / 2 + 1);
  });

  it('Heroes differ in body: in Life, in Stamina, and in damage, which is paid for elsewhere', () => {
    const kinds = (value: (hero: HeroCard) => number): number => new Set(heroes.map(value)).size;
    expect(kinds(({ life }) => life)).toBe(4);
    expect(kinds(({ stamina }) => stamina)).toBe(3);
    expect(new Set(heroes.map((hero) => values(hero).join())).size).toBe(heroes.length);
    const strong = heroes.filter((hero) => damages(hero).includes(2));
    expect(strong.length).toBeGreaterThanOrEqual(3);
    for (const hero of strong) expect(Math.min(...values(hero)), hero.name).toBeLessThanOrEqual(1);
  });
});

describe('what is printed is what is fought and won', () => {
  it('at most ten Challenges bring experience beyond their counter', () => {
    const bonus = challenges.filter((card) =>
      [...insideOf(card)].some((part) => part['do'] === 'gain-points'),
    );
    expect(bonus.length, names(bonus).join(', ')).toBeLessThanOrEqual(10);
  });

  it('each of them asks for it: it may be chosen instead of gold, or is carried home, or the enemy gets away', () => {
    for (const { name, reward, abilities, as } of challenges) {
      const brings = (part: unknown): boolean =>
        [...insideOf(part)].some(({ do: verb }) => verb === 'gain-points');
      if (!brings(reward) && !brings(as)) continue;
      const chosen = reward.some((effect) => effect.do === 'choose');
      const flees = [...insideOf(abilities)].some(({ do: verb }) => verb === 'foe-flees');
      expect(chosen || flees, name).toBe(true);
    }
  });

  it('at most a fifth of the Challenges grow or shrink by something counted', () => {
    const grows = challenges.filter(({ always = [] }) =>
      always.some(({ amount }) => typeof amount === 'object'),
    );
    expect(grows.length / challenges.length, names(grows).join(', ')).toBeLessThanOrEqual(1 / 5);
  });
});

describe('cards and map meet', () => {
  const land = board.regions.filter(({ spaces }) =>
    spaces.some((id) => board.space[id]?.terrain !== 'river'),
  );
  const jewels = (color: string) => board.spaces.filter((space) => space.jewel?.color === color);

  it('every region on land is named by a card, and every region that a card names is on the board', () => {
    const named = new Set(cards.flatMap((card) => namedIn(card, 'region', 'any')));
    expect(names(land).filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !names(board.regions).includes(name))).toEqual([]);
    const naming = cards.filter((card) => namedIn(card, 'region', 'any').length > 0);
    expect(naming.length).toBeGreaterThanOrEqual(10);
  });

  it('a Challenge speaks of regions and terrain where jewels of its color lie', () => {
    for (const { as: _, ...foe } of challenges) {
      const lairs = jewels(foe.color);
      for (const name of namedIn(foe, 'region', 'any')) {
        const spaces = board.regions.find((region) => region.name === name)?.spaces ?? [];
        expect(
          lairs.some(({ id }) => spaces.includes(id)),
          `${foe.name}: ${name}`,
        ).toBe(true);
      }
      const lands = lairs.map(({ terrain }) => terrain);
      for (const terrain of namedIn(foe, 'terrain', 'any')) expect(lands, foe.name).toContain(terrain);
    }
  });

  it('at least four cards speak of each family', () => {
    const families = new Set(challenges.map(({ family }) => family));
    const spoken = tally(cards.flatMap((card) => [...new Set(namedIn(card, 'foe', 'family'))]));
    expect([...families].filter((family) => (spoken[family] ?? 0) < 4)).toEqual([]);
  });
});
