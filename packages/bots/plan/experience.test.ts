import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aFoe, arena, hold } from '@wayrune/engine/testing/arena.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { EXPERIENCE } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { learnByPlan } from './experience.ts';
import { NORMAL, type PlanWeights } from '../value/weights.ts';
import { planContext } from './turn-plan.ts';

/** Whatever comes next: what is cut off it grows again at once, so that only arrows and spells are of use. */
const hydra = aFoe({
  id: 'hydra',
  life: 2,
  mind: [12, 1],
  body: [14, 1],
  spirit: [18, 1],
  abilities: [
    {
      when: 'hit',
      forced: true,
      if: [{ is: 'phase', any: ['melee'] }],
      do: [{ do: 'foe-heals', amount: 9 }],
    },
  ],
});

describe('at a lesson, a player who simulates fights', () => {
  const table = arena(library, [hydra], ['urzha-splitlip']);
  for (const color of COLORS) table.onTop(color, 'hydra');
  hold(table);
  const options = EXPERIENCE.map((kind) => `learn:${kind}`);
  const learns = (weights: PlanWeights, late = false): string =>
    learnByPlan({
      ...planContext(table.world, table.state, seeded('pupil'), weights),
      late: () => late,
      options,
    });
  const fighting: PlanWeights = { ...NORMAL, id: 'fighting', lessonSamples: 48 };

  it('learns what wins, where a rough sum learns what the Hero does best', () => {
    expect(learns(NORMAL)).toBe('learn:body');
    expect(learns(fighting)).toBe('learn:mind');
  });

  it('goes by the rough sum when there is no time', () => {
    expect(learns(fighting, true)).toBe(learns(NORMAL));
  });
});
