/** A combat brought to the point that a plan asks for. */
import { PHASES, type Stat } from '@wayrune/engine/effects/vocabulary.ts';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { Passing, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Plan } from './plan.ts';

const SOURCE = 'the scene';
/** Beyond all reach. */
export const FAR = 50;

/** A number of the enemy (or of the Hero) that is changed for the whole turn, so that a scene can be told. */
const shift = (stat: Stat, amount: number, of: 'enemy' | 'party'): Passing => ({
  stat,
  amount,
  skill: null,
  for: of,
  until: 'turn',
  seat: 0,
  bearer: 'hero',
  source: SOURCE,
});

/** The changes that last for the whole scene; made before it begins, for they must hold from the first moment on. */
export function shiftsFor(world: World, plan: Plan, foe: string): Passing[] {
  const shifts: Passing[] = [];
  const printed = infoOf(world, foe).foe;
  PHASES.forEach((phase, i) => {
    const attribute = (['mind', 'body', 'spirit'] as const)[i];
    if (attribute === undefined) return;
    if (plan.harm !== null && printed !== null)
      shifts.push(shift(`${phase}-damage`, plan.harm - printed[attribute][1], 'enemy'));
    if (plan.outOfReach && !plan.success) shifts.push(shift(attribute, FAR, 'enemy'));
    if (plan.kill) shifts.push(shift(`${phase}-damage`, FAR, 'party'));
  });
  if (!plan.kill) shifts.push(shift('life', FAR, 'enemy'));
  return shifts;
}

/** Brings the first round of a fight to its planned state and asks anew; false while it has not come to that. */
export function stageCombat(world: World, state: State, plan: Plan): boolean {
  const combat = combatOf(view(world, state));
  if (combat === null || combat.round === 0 || !FIGHTING.includes(state.decision?.kind ?? '')) return false;
  combat.foeWounds += plan.foeWounds;
  combat.rolls = combat.rolls.map(() => plan.rolls);
  if (needsJump(plan)) combat.round = plan.roundStart ? Math.max(1, plan.round - 1) : plan.round;
  askAnew(world, state);
  return true;
}

/** The decisions of a round that has begun. */
const FIGHTING: readonly string[] = ['escape', ...PHASES];

/** Whether the planned moment lies in the middle of a fight. */
export const needsJump = (plan: Plan): boolean => plan.round > 1 || plan.foeWounds > 0 || plan.rolls > 0;

export function askAnew(world: World, state: State): void {
  state.decision = null;
  run(view(world, state));
}
