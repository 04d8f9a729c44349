import type { Bot } from './bot.ts';
import { explain } from './explain/index.ts';
import { NORMAL, type Planner } from './mind.ts';
import { planningSight } from './plan.ts';

/** A player who can also say why. */
export const speaking = (id: string, choose: Bot['choose'], mind: Planner = NORMAL): Bot => ({
  id,
  choose,
  advise(world, state, chance) {
    const choice = choose(world, state, chance);
    return { choice, why: explain(planningSight(world, state, chance, mind), choice) };
  },
});
