import type { Card, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { PARTS } from '@wayrune/engine/parts/table.ts';
import { titleWords } from '@wayrune/engine/rules/rituals/rituals.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { newGame } from '@wayrune/engine/rules/world/game.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { cardText } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const PACK = 'rituals-and-runes';
const cards: readonly Card[] = library.packs
  .filter(({ pack }) => pack === PACK)
  .flatMap((pack) => pack.cards);
const rituals = cards.filter((card): card is ItemCard => card.kind === 'item' && card.class === 'ritual');
const setup = (...packs: readonly string[]) => ({
  adventure: 'dragon-lords',
  heroes: ['ronan-of-the-wild'],
  variants: [],
  packs,
});
const world = createWorld(library, setup(PACK));
const symbols = rituals.flatMap((ritual) => ritual.symbols ?? []);

describe('the Rituals of Rituals and Runes', () => {
  it('PACK-9 PACK-10 are twenty with five symbols each that a die can show, Inner and Outer Fire among them', () => {
    expect(rituals).toHaveLength(20);
    for (const { name, symbols: five = [] } of rituals) {
      expect(five, name).toHaveLength(5);
      for (const symbol of five) expect(FACES.flat(), name).toContain(symbol);
    }
    expect(rituals.map(({ name }) => name)).toEqual(expect.arrayContaining(['Inner Fire', 'Outer Fire']));
  });

  it('want every terrain, and the common ones more often', () => {
    const wanted = (terrain: string): number => symbols.filter((symbol) => symbol === terrain).length;
    for (const terrain of new Set(FACES.flat())) expect(wanted(terrain), terrain).toBeGreaterThan(5);
    expect(wanted('road')).toBeGreaterThan(wanted('mountain'));
    const rows = rituals.map((ritual) => (ritual.symbols ?? []).toSorted().join());
    expect(new Set(rows).size).toBeGreaterThan(16);
  });

  it('clash on purpose: every Ritual but one or two with at least one other', () => {
    const clashes = rituals.map(({ id, name }) =>
      rituals.some(
        (other) => other.id !== id && titleWords(other.name).some((w) => titleWords(name).includes(w)),
      ),
    );
    expect(clashes.filter((clash) => !clash).length).toBeLessThan(3);
  });

  it('say what they want and that they do nothing before; empowered they say only what they do', () => {
    const text = (id: string): string => cardText(world.cards[id] ?? never());
    expect(text('inner-stone')).toBe(
      'Ritual, always on.\nEmpower: mountain, hills, river, hills, road. No effect until all five are filled.\n+3 to your Life.',
    );
    expect(text('inner-stone+empowered')).toBe('Ritual, always on.\n+3 to your Life.');
  });
});

describe('the pack in a game', () => {
  it('PACK-1 PACK-13 adds thirty cards to the market deck, twenty Rituals and ten Runes', () => {
    const classes = cards.map((card) => (card.kind === 'item' ? card.class : card.kind));
    expect(classes.toSorted()).toEqual([...Array(20).fill('ritual'), ...Array(10).fill('rune')]);
    const deck = (...packs: readonly string[]): number =>
      createWorld(library, setup(...packs)).decks['market']?.length ?? 0;
    expect([deck(), deck(PACK), deck('weapons-of-legend')]).toEqual([84, 114, 114]);
    expect(deck(PACK, 'weapons-of-legend')).toBe(144);
  });

  it('PACK-16 PACK-17 its cards are in the market deck and may start a stack, and without it none is', () => {
    const ids = new Set(cards.map(({ id }) => id));
    const { state } = newGame(world, setup(PACK), { pick: (n) => n - 1 });
    expect(state.stacks.flat().some((card) => ids.has(card))).toBe(true);
    const without = createWorld(library, setup());
    expect(Object.keys(without.cards).filter((card) => ids.has(card))).toEqual([]);
  });

  it('PACK-18 both market packs go with every adventure', () => {
    for (const pack of [PACK, 'weapons-of-legend']) expect(PARTS[pack]?.goesWith).toBe('all');
  });
});

function never(): never {
  throw new Error('no such card');
}
