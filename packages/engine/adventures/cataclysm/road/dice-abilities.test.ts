import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { anItem, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { cataclysmTable } from '../../../testing/adventures/cataclysm.ts';
import { services, split, trade } from '../../../testing/adventures/cataclysm-play.ts';

const [plainsHillsRoad, riverMountain] = [0, 4];
const PLAINS = 'h7';

function at(space: string, cards: readonly Card[], held: readonly string[]): Scenario {
  const t = cataclysmTable(library, { cards });
  t.place(0, space);
  hold(t, ...held);
  return t;
}
const steps = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('step:'));

describe('abilities that concern movement dice', () => {
  it.each([
    ['turned', 'turn-dice', 'target:t4>0'],
    ['rolled again', 'reroll-dice', 'target:t4'],
  ] as const)('POOL-11 are movement dice: a trading die may be %s', (_, verb, target) => {
    const charm = anItem({
      id: 'charm',
      abilities: [{ when: 'dice-rolled', once: 'turn', do: [{ do: verb, count: 1 }] }],
    });
    const t = at(PLAINS, [charm], ['charm']);
    split(t, [], 5);
    trade(t, 4, 4, 4, 4, 4);
    expect(services(t)).toEqual([]);
    t.choose('use:charm:0');
    if (verb === 'reroll-dice') t.picks(plainsHillsRoad);
    t.choose(target);
    expect(services(t)).toEqual(['wares']);
  });

  it('POOL-11 answers a roll of trading dice', () => {
    const bell = anItem({
      id: 'bell',
      abilities: [{ when: 'dice-rolled', forced: true, do: [{ do: 'gain-gold', amount: 1 }] }],
    });
    const t = at(PLAINS, [bell], ['bell']);
    split(t, [], 5);
    expect(t.player(0).gold).toBe(3);
    trade(t, 4, 4, 4, 4, 4);
    expect(t.player(0).gold).toBe(4);
  });
});

describe('a movement die that an ability adds', () => {
  const drum = (when: 'before-moving' | 'moving') =>
    anItem({ id: 'drum', abilities: [{ when, once: 'turn', do: [{ do: 'add-dice', count: 1 }] }] });

  it.each([
    ['before the roll', 'before-moving'],
    ['after the travel dice are rolled', 'moving'],
  ] as const)('C20 joins either pool, as its owner likes: %s', (_, when) => {
    for (const trading of [0, 1]) {
      const t = at(PLAINS, [drum(when)], ['drum']);
      if (when === 'moving') split(t, [4, 4, 4], 2);
      if (trading === 0) t.picks(0);
      t.choose('use:drum:0', `pool:${trading}`);
      if (when === 'before-moving') split(t, [4, 4, 4], 2);
      expect(steps(t).includes('step:g8:0')).toBe(trading === 0);
      trade(t, ...Array.from({ length: 2 + trading }, () => riverMountain));
      expect(t.happened('trading-dice').at(-1)?.faces).toHaveLength(2 + trading);
    }
  });

  it('C20 is a travel die once the trading dice are rolled', () => {
    const t = at(PLAINS, [drum('moving')], ['drum']);
    split(t, [4, 4, 4], 2);
    trade(t, 4, 4);
    t.picks(0);
    t.choose('use:drum:0');
    expect(steps(t)).toContain('step:g8:0');
    expect(services(t)).toEqual([]);
  });

  it('POOL-9 POOL-10 C20 is rolled for trade by a Hero who stays, and lost by one who walks', () => {
    for (const [how, kind] of [
      ['stay', 'step'],
      ['walk:g8', 'movement'],
    ] as const) {
      const t = at(PLAINS, [drum('before-moving')], ['drum']);
      t.choose('use:drum:0', 'pool:1', how);
      expect([how, t.kind(), t.options().includes('trade')]).toEqual([how, kind, how === 'stay']);
    }
  });
});
