import type { Card, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { aFoe, aHero, arena, attempt, foeWounds } from '@wayrune/engine/testing/arena.ts';
import { passTurn } from '@wayrune/engine/testing/drawn.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { typeLine } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const cards: readonly Card[] = library.packs
  .filter(({ pack }) => pack === 'rituals-and-runes')
  .flatMap((pack) => pack.cards);
const runes = cards.filter((card): card is ItemCard => card.kind === 'item' && card.class === 'rune');

const walker = aHero({ id: 'walker', life: 20, stamina: 9 });
const foe = aFoe({ id: 'foe', life: 9, mind: [10, 1], body: [11, 1], spirit: [12, 1] });
const ghost = aFoe({ id: 'ghost', family: 'undead', reward: [{ do: 'gain-gold', amount: 4 }] });
const table = (): Scenario => arena(library, [walker, foe, ghost], ['walker'], [], ['rituals-and-runes']);

describe('the Runes of Rituals and Runes', () => {
  it('are ten, one of each, and each has a type', () => {
    expect(runes).toHaveLength(10);
    expect(runes.filter(({ count = 1 }) => count !== 1)).toEqual([]);
    expect(runes.filter(({ type }) => type === undefined)).toEqual([]);
  });

  it('are activated, discarded and always on in about equal parts, for 1 to 20 gold', () => {
    const used = (use: string): number =>
      runes.filter((rune) => typeLine(cardInfo(rune, rune.id, 'rituals-and-runes')).includes(use)).length;
    expect(['activate to use', 'discard to use', 'always on'].map(used)).toEqual([4, 3, 3]);
    for (const { name, cost } of runes) expect(cost >= 1 && cost <= 20, name).toBe(true);
  });

  it('Banked Fire grows by one a turn to three, and may burn down all together', () => {
    const t = table();
    const fire = t.give(0, 'banked-fire');
    t.place(0, 'g8');
    for (let turn = 0; turn < 5; turn++) {
      t.choose('stay');
      if (t.kind() !== 'movement') passTurn(t);
    }
    expect(fire.counters).toBe(3);
    attempt(t, 'foe');
    t.totals(20, 20, 20);
    t.choose('fight', 'defend', 'defend', 'attack:hero', ...Array<string>(3).fill('use:banked-fire:1'));
    expect([foeWounds(t), fire.counters]).toEqual([1 + 3, 0]);
  });

  it('Buried Name beats the dead with their reward, and sends anyone else away without', () => {
    const t = table();
    const { gold } = t.player(0);
    t.give(0, 'buried-name');
    attempt(t, 'ghost');
    t.choose('use:buried-name:0');
    expect([t.happened('defeated').length, t.player(0).gold]).toEqual([1, gold + 4]);
    const other = table();
    other.give(0, 'buried-name');
    attempt(other, 'foe');
    other.choose('use:buried-name:0');
    expect(other.happened('defeated')).toEqual([]);
    expect(other.state.decks['green']?.bottom).toContain('foe');
  });
});
