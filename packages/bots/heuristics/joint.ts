/** Fighting beside others: whether to stay in the fight, and what to do in each phase. */
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { stakesFor } from '../fights/hero-profile.ts';
import { chanceToEscape, forecastJoint, worthOfActs } from '../fights/joint.ts';
import { prizeNow } from '../fights/prize.ts';
import { best, type Context } from './context.ts';

/** What it is worth to stand with the others: the prize for those who still stand, less wounds and falls. */
export function worthOfStaying(context: Context, combat: CombatFrame): number {
  const { game, world, seat, player, weights } = context;
  const { win, stands, wounds } = forecastJoint(game, combat, seat);
  const stakes = stakesFor(world, player, prizeNow(context), weights);
  return win * stands * stakes.win + (1 - stands) * stakes.loss - stakes.wound * wounds;
}

/** A try below this is in vain. */
const HOPELESS = 0.05;

/** To keep away, one tries again in every round, and each failure costs a wound. */
export function worthOfLeaving({ game, seat, weights }: Context, combat: CombatFrame): number {
  const chance = chanceToEscape(game, combat, seat);
  if (chance < HOPELESS) return Number.NEGATIVE_INFINITY;
  const { rounds } = forecastJoint(game, combat, seat);
  return (-weights.wound * Math.max(1, rounds) * (1 - chance)) / chance;
}

export const stayOrLeave = (context: Context, combat: CombatFrame): string =>
  worthOfLeaving(context, combat) > worthOfStaying(context, combat) ? 'escape' : 'fight';

/** Whoever has not attacked in a round has no claim to what is won in it. */
const A_CLAIM = 1.5;

export function stanceBeside(context: Context, combat: CombatFrame, phase: Phase): string {
  const { game, seat, options } = context;
  const acts = worthOfActs(game, combat, seat, phase);
  const claims = combat.joint?.claims.includes(seat) === true;
  const stances = options.filter((option) => option === 'defend' || option.startsWith('attack:'));
  return best(stances, (option) => {
    const worth = acts.find((act) => act.option === option)?.worth ?? -100;
    return worth + (option === 'defend' || claims ? 0 : A_CLAIM);
  });
}
