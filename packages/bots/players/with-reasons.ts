import type { Bot } from './bot.ts';
import { explain } from '../explain/index.ts';
import { NORMAL, type PlanWeights } from '../value/weights.ts';
import { planContext } from '../plan/turn-plan.ts';

/** A player who can also say why. */
export const withReasons = (id: string, choose: Bot['choose'], weights: PlanWeights = NORMAL): Bot => ({
  id,
  choose,
  advise(world, state, chance, naming) {
    const choice = choose(world, state, chance);
    const context = { ...planContext(world, state, chance, weights), ...(naming && { naming }) };
    return { choice, why: explain(context, choice) };
  },
});
