import type { Bot } from './bot.ts';
import { explain } from '../explain/index.ts';
import { NORMAL, type PlanWeights } from '../value/weights.ts';
import { planContext } from '../plan/turn-plan.ts';

/** A player who can also say why. */
export const withReasons = (id: string, choose: Bot['choose'], weights: PlanWeights = NORMAL): Bot => ({
  id,
  choose,
  advise(world, state, chance) {
    const choice = choose(world, state, chance);
    return { choice, why: explain(planContext(world, state, chance, weights), choice) };
  },
});
