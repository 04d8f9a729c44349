/** A player who takes his time: he plans like a normal one, and thinks more about the fights that may come and that go on. */
import type { Bot } from './bot.ts';
import { deeper, type Planner } from './mind.ts';
import { normally } from './normal.ts';

/** How long to think. */
export interface Thinking {
  /** Milliseconds a decision. */
  readonly budget?: number;
  /** Milliseconds, from anywhere. Without it, thoughts are counted instead. */
  readonly clock?: () => number;
}

const BUDGET = 300;
/** With this share of it gone, whatever is left to think about is thought about as a normal player does. */
const SHARE = 0.75;

export function thoroughly(mind: Planner, { budget = BUDGET, clock }: Thinking): Bot['choose'] {
  let end = 0;
  const late = (): boolean => clock !== undefined && clock() >= end;
  const hastily = normally(mind);
  const plan = normally(deeper(mind), late);
  return (world, state, chance) => {
    end = clock === undefined ? 0 : clock() + SHARE * budget;
    return late() ? hastily(world, state, chance) : plan(world, state, chance);
  };
}
