/** Whether the rules of a world are those that the odds were written for, as far as a fight goes. */
import { effectProcedures, verbs } from '@wayrune/engine/effects/verbs/index.ts';
import type { Procedure } from '@wayrune/engine/kernel/procedure.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { baseProcedures } from '@wayrune/engine/rules/procedures.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { memoize } from '../memo.ts';

/** What runs in a fight while dice lie on the table, and what else does. Where it begins and ends is the arena's own. */
const ROLLING = ['phase', 'roll', 'wound', 'window', 'effects', 'target', 'choose', 'each', 'test'];
const FIGHTING = ['combat', 'settle', ...ROLLING];

/** With this step a Hero is out of the fight: what comes before it could keep them in it. */
const FALL = 'fall';

const known = new WeakMap<World, boolean>();
const knownRolls = new WeakMap<World, boolean>();

/**
 * False where a part has changed a step of a fight, or a verb. Then the rules themselves are followed, and nothing is taken
 * for granted of what they look at. Policies are asked by both and never retold.
 */
export const knowsRules = (world: World): boolean =>
  memoize(
    known,
    world,
    () =>
      world.verbs === verbs &&
      world.procedures.get('knockout')?.first === FALL &&
      FIGHTING.every((name) => isAsWritten(world, name)),
  );

/** The same for what may look at dice: then those that differ for no card are alike. */
export const knowsRolls = (world: World): boolean =>
  memoize(
    knownRolls,
    world,
    () => world.verbs === verbs && ROLLING.every((name) => isAsWritten(world, name)),
  );

function isAsWritten({ procedures, policies }: World, name: string): boolean {
  const now = procedures.get(name);
  const written = baseProcedures.get(name) ?? effectProcedures.get(name);
  if (now === undefined || written === undefined) return false;
  if (now === written) return true;
  const steps = stepsOf(now).filter((step) => !policies.outsideFights.includes(`${name}/${step.name}`));
  const own = stepsOf(written);
  return (
    steps.length === own.length &&
    steps.every((step, i) => {
      const { name: as, run, ask } = own[i] ?? {};
      return step.name === as && step.run === run && step.ask === ask;
    })
  );
}

/** In the order in which they are carried out. */
function stepsOf(procedure: Procedure<Game>): NonNullable<Procedure<Game>['start']>[] {
  const steps = [];
  for (let step = procedure.start; step !== null; step = step.after) steps.push(step);
  return steps;
}
