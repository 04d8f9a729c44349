import type { AllyCard, Card, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';
import { namesIn } from './testing/cast.ts';

const cards: readonly Card[] = library.packs.flatMap((pack) => pack.cards);
const isGoods = (card: Card): card is ItemCard | AllyCard => card.kind === 'item' || card.kind === 'ally';
const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) !== i);

/** What a card does and costs, the same text for the same content. */
const factsOf = ({ id: _, name: __, flavour: ___, ...rest }: ItemCard | AllyCard): string =>
  JSON.stringify(rest, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

describe('all sets together', () => {
  it('every id, name and flavour is there once', () => {
    expect(repeated(cards.map(({ id }) => id))).toEqual([]);
    expect(repeated(cards.map(({ name }) => name))).toEqual([]);
    expect(repeated(cards.map(({ flavour }) => flavour))).toEqual([]);
  });

  it('no two market cards do the same for the same price', () => {
    expect(repeated(cards.filter(isGoods).map(factsOf))).toEqual([]);
  });

  it('every name that a card speaks of is the name of a card', () => {
    const names = new Set(cards.flatMap((card) => ['as' in card ? card.as?.name : undefined, card.name]));
    expect(namesIn(cards).length).toBeGreaterThan(0);
    expect(namesIn(cards).filter((name) => !names.has(name))).toEqual([]);
  });
});
