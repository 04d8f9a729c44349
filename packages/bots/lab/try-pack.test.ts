import { library } from '@wayrune/content';
import type { Ability, Card } from '@wayrune/engine/effects/vocabulary.ts';
import { aFoe, anAlly, anItem } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { tryPack } from './try-pack.ts';

const packOf = (...cards: readonly Card[]) => ({ pack: 'tried', name: 'Tried', version: 1, cards });
const coin = (more: Partial<Ability>): Ability => ({
  when: 'before-moving',
  do: [{ do: 'gain-gold', amount: 1 }],
  ...more,
});

describe('a pack that is tried out', () => {
  it('is told fit, with the cards that nobody could use', () => {
    const purse = anItem({ id: 'purse', abilities: [coin({ cost: [{ pay: 'activate' }] })] });
    const lure = anItem({
      id: 'lure',
      abilities: [coin({ when: 'defeated', if: [{ is: 'not', not: { is: 'not', not: { is: 'failed' } } }] })],
    });
    const trial = tryPack(library, packOf(purse, lure, aFoe({ id: 'foe', life: 1 })), 600, 'a');
    expect(trial).toMatchObject({ faults: [], unseen: [], unused: ['lure'] });
    expect(trial.decisions).toBeGreaterThanOrEqual(600);
    expect(tryPack(library, packOf(purse, lure, aFoe({ id: 'foe', life: 1 })), 600, 'a')).toEqual(trial);
  });

  it('has the abilities of Rituals and Equipping Allies looked at as well', () => {
    const never: Ability = coin({ when: 'defeated', if: [{ is: 'failed' }] });
    const smith = anAlly({ id: 'smith', equips: { class: 'weapon', abilities: [never] } });
    const rite = anItem({ id: 'rite', class: 'ritual', symbols: ['road'], abilities: [never] });
    expect(tryPack(library, packOf(smith, rite), 600, 'a').unused).toEqual(['smith', 'rite']);
  });

  it('is at fault for a turn that does not end, and for an effect that does not', () => {
    const mint = anItem({
      id: 'mint',
      name: 'The Mint',
      abilities: [coin({ cost: [{ pay: 'gold', amount: 1 }], do: [{ do: 'gain-gold', amount: 2 }] })],
    });
    const mirror = anItem({
      id: 'mirror',
      name: 'The Mirror',
      abilities: [{ when: 'drawn', forced: true, do: [{ do: 'redraw' }] }],
    });
    expect(tryPack(library, packOf(mirror), 3000, 'a').faults).toContain(
      'The Mirror has an effect that does not end by itself',
    );
    const { faults } = tryPack(library, packOf(mint), 20_000, 'a');
    expect(faults.filter((fault) => !fault.includes('The Mint'))).toEqual([]);
  });
});
