import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { call } from '@wayrune/engine/kernel/procedure.ts';
import type { ChallengeFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { COUNTER_VALUE } from '@wayrune/engine/rules/turn/counters.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { aFoe, arena, LAIR } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../heuristics/context-of.ts';
import { NORMAL } from '../value/weights.ts';
import { prizeNow } from './prize.ts';

describe('the prize of a fight', () => {
  const foe = aFoe({ id: 'foe', color: 'yellow', reward: [{ do: 'gain-gold', amount: 3 }] });
  const { world, state } = arena(library, [foe], ['plain', 'other'], ['doom-track', 'travel-hazards']);
  const [lair] = LAIR.yellow;
  const points = NORMAL.point * COUNTER_VALUE.yellow;
  const prize = (terms: string, space: string): number => {
    const table = clone(state);
    table.pile.yellow = 1;
    const frame = { proc: 'challenge', seat: 0, card: 'foe', space, counters: 0, terms } as const;
    call<ChallengeFrame>(view(world, table), frame);
    return prizeNow(contextOf(world, table, seeded('prize'), NORMAL));
  };

  it('is the reward and the counter that lies there, on usual terms', () => {
    const reward = prize('usual', 'g7');
    expect(prize('usual', lair)).toBeCloseTo(reward + points, 10);
    expect(reward).toBeGreaterThan(0);
  });

  it('of a hazard is a counter of its color and no reward', () => {
    expect(prize('hazard', 'g7')).toBeCloseTo(points, 10);
  });

  it('in the Endgame is the reward and no counter', () => {
    expect(prize('endgame', lair)).toBeCloseTo(prize('usual', 'g7'), 10);
  });
});
