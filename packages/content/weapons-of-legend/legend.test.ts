import type { AllyCard, Card, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { typeLine } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { namesIn } from '../testing/cast.ts';

const cards: readonly Card[] = library.packs
  .filter(({ pack }) => pack === 'weapons-of-legend')
  .flatMap((pack) => pack.cards);
const items = cards.filter((card): card is ItemCard => card.kind === 'item');
const allies = cards.filter((card): card is AllyCard => card.kind === 'ally' && card.equips === undefined);
const ofUse = (use: string): ItemCard[] =>
  items.filter((item) => typeLine(cardInfo(item, item.id, 'weapons-of-legend')).includes(use));

describe('Weapons of Legend', () => {
  it('PACK-2 has 6 Equipping Allies, 12 Items and 12 Allies, one of each', () => {
    expect([items.length, allies.length, cards.length]).toEqual([12, 12, 6 + 12 + 12]);
    expect(cards.filter(({ count = 1 }) => count !== 1)).toEqual([]);
  });

  it('is mostly Weapons, and its types meet each other and those of the base game', () => {
    expect(items.filter((item) => item.class === 'weapon')).toHaveLength(7);
    expect(items.filter((item) => item.class === 'armor')).toHaveLength(2);
    expect(items.filter((item) => item.type === 'sword').map(({ name }) => name)).toEqual([
      'Morrow',
      'Yester',
    ]);
    const base = library.packs.filter(({ pack }) => pack === 'base').flatMap((pack) => pack.cards);
    const types = new Set(base.flatMap((card) => (card.kind === 'item' ? [card.type] : [])));
    expect(items.filter(({ type }) => types.has(type)).length).toBeGreaterThanOrEqual(9);
  });

  it.each(['activate to use', 'discard to use', 'always on'])('a third of its Items is: %s', (use) => {
    expect(ofUse(use)).toHaveLength(4);
  });

  it('costs 1 to 20 for Items and 3 to 15 for Allies, who have Life 1 to 4', () => {
    for (const { name, cost } of items) expect(cost >= 1 && cost <= 20, name).toBe(true);
    for (const { name, cost, life } of allies)
      expect(cost >= 3 && cost <= 15 && life >= 1 && life <= 4, name).toBe(true);
  });

  it('has histories: at least a third of its cards speak of another by name, and all of those are its own', () => {
    const speaking = cards.filter((card) => namesIn(card).length > 0);
    expect(speaking.length).toBeGreaterThanOrEqual(8);
    const names = cards.map(({ name }) => name);
    expect(speaking.flatMap(namesIn).filter((name) => !names.includes(name))).toEqual([]);
    for (const card of speaking) expect(namesIn(card)).not.toContain(card.name);
  });

  it('speaks of every family that the game promises', () => {
    const text = JSON.stringify(cards);
    for (const family of ['undead', 'razorwing', 'ferrox', 'spider', 'bandit', 'dragonkin'])
      expect(text).toContain(`"${family}"`);
  });
});
