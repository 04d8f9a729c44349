/** A fight of several Heroes, or one that is fought under terms of its own: too large to work out, so it is sampled. */
import { considered } from '../odds/explore.ts';
import { arenaWorld } from '../odds/arena.ts';
import { type Stakes, worthOfEnding } from '../odds/result.ts';
import { playFight } from '../odds/sample.ts';
import { heuristicChoice } from '../heuristics/default-choice.ts';
import { best } from '../heuristics/context.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { PlanContext } from '../plan/turn-plan.ts';

/** Whoever wonders whether to leave plays the fight so often; whoever thinks about every choice, a little more often. */
const TO_LEAVE = 10;
const EACH_CHOICE = 16;

function timesFor({ options, weights }: PlanContext): number {
  if (weights.choiceSamples > 0) return EACH_CHOICE;
  return options.includes('fight') && options.includes('escape') ? TO_LEAVE : 0;
}

/** The choice after which the fight went best, with the same dice for all; null if heuristics will do. */
export function chooseJointly(context: PlanContext, table: State, stakes: Stakes): string | null {
  const times = timesFor(context);
  if (times === 0) return null;
  const { world, seat, options, over } = context;
  const fight = { world: arenaWorld(world), table, seat, choose: heuristicChoice };
  const choices = considered(options);
  const worths = new Map(choices.map((choice) => [choice, 0]));
  for (let i = 0; i < times && !(i > 0 && over()); i++)
    for (const choice of choices) {
      const worth = worthOfEnding(stakes, playFight(fight, choice, i).ending);
      worths.set(choice, (worths.get(choice) ?? 0) + worth);
    }
  return best(choices, (choice) => worths.get(choice) ?? 0);
}
