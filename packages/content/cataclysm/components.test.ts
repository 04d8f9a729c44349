/** What the rulebook and the rulings say is in the box. */
import { CURSE_LEVELS, CURSES } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, ofKind, tally } from '../testing/cards-of-set.ts';

const cards = cardsOf(library, 'cataclysm');
const specials = ofKind(cards, 'special');
const fronts = specials.flatMap(({ curse, ...card }) => (curse === undefined ? [] : [{ ...card, ...curse }]));

describe('the components of The Cataclysm', () => {
  it('are 30 Curse cards and nothing else, one of each', () => {
    expect(cards).toHaveLength(30);
    expect(fronts).toHaveLength(30);
    expect(cards.every(({ count }) => count === undefined)).toBe(true);
    expect(tally(specials.map(({ type }) => type))).toEqual({ curse: 30 });
  });

  it.each(CURSES)('has three cards of level I, two of level II and one of level III of %s', (curse) => {
    const own = fronts.filter(({ of }) => of === curse);
    expect(CURSE_LEVELS.map((level) => own.filter((card) => card.level === level).length)).toEqual([3, 2, 1]);
    expect(tally(own.map(({ deck }) => deck))).toEqual({ [`curse-${curse}`]: 6 });
  });

  it('The Dragon Destroyer is level III of the Savage Brood', () => {
    const [last] = fronts.filter(({ of, level }) => of === 'savage-brood' && level === 3);
    expect(last?.name).toBe('The Dragon Destroyer');
  });

  it('no Curse card has a color (CURSE-5)', () => {
    expect(specials.filter(({ color }) => color !== undefined)).toEqual([]);
  });

  it('every card has a back with a name of its own, which is neither Item nor Ally (BOON-2)', () => {
    expect(tally(specials.map(({ as }) => as?.kind ?? ''))).toEqual({ kept: 30 });
    const names = specials.flatMap(({ name, as }) => [name, as?.name ?? '']);
    expect(new Set(names).size).toBe(60);
  });

  it('only the ability of a level III is used by activating, and each of them is (SOURCE-7)', () => {
    const activated = fronts.filter(({ as }) =>
      (as?.abilities ?? []).some(({ cost = [] }) => cost.some(({ pay }) => pay === 'activate')),
    );
    expect(activated.map(({ level }) => level)).toEqual([3, 3, 3, 3, 3]);
  });
});
