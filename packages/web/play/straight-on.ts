/** One press for two decisions: the movement ends, and what waits where the Hero stands is begun. */
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { foresee } from '@wayrune/engine/table/foresee.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import type { Choice } from './options.ts';

/** What ends a movement, with dice left or before any were rolled. */
const ENDS: readonly string[] = ['stop', 'stay'];

export interface StraightOn extends Choice {
  readonly path: readonly [end: string, then: string];
}

/** Null where nothing waits, or where the end of the movement leads there by itself. */
export function straightOn(world: World, state: State): StraightOn | null {
  const { decision } = state;
  const end = ENDS.find((option) => decision?.options.includes(option) === true);
  if (decision === null || end === undefined) return null;
  const next = foresee(world, state, end);
  const asked = next?.decision ?? null;
  if (next === null || asked?.kind !== 'adventure' || asked.seat !== decision.seat) return null;
  const rules = view(world, next);
  const space = playerAt(rules, decision.seat).space ?? '';
  const attempts = asked.options.includes('attempt');
  if (!attempts && siteAt(rules, space).market < 0) return null;
  const then = attempts ? 'attempt' : 'pass';
  return {
    id: `${end}+${then}`,
    label: optionLabel(world, next, then),
    chance: null,
    path: [end, then],
    oddsAt: attempts ? space : null,
  };
}
