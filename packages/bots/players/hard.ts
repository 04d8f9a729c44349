/** A player who takes their time: plans like a normal one, and thinks more about the fights that may come and that go on. */
import type { Bot } from './bot.ts';
import { deeperWeights, type PlanWeights } from '../value/weights.ts';
import { normalChooser } from './normal.ts';

/** How long to think. */
export interface Thinking {
  /** Milliseconds a decision. */
  readonly budget?: number;
  /** Milliseconds, from anywhere. Without it, thoughts are counted instead. */
  readonly clock?: () => number;
}

const BUDGET = 300;
/**
 * With this share of it gone, whatever is left to think about is thought about as a normal player does; what can wait, waits
 * sooner; and what must be done is cut short later.
 */
const SHARE = 0.65;
const LEISURE = 0.35;
const END = 0.85;

export function hardChooser(weights: PlanWeights, { budget = BUDGET, clock }: Thinking): Bot['choose'] {
  let start = 0;
  const isGone = (share: number) => (): boolean => clock !== undefined && clock() >= start + share * budget;
  const late = isGone(SHARE);
  const inHaste = normalChooser(weights);
  const plan = normalChooser(deeperWeights(weights), { late, busy: isGone(LEISURE), over: isGone(END) });
  return (world, state, chance) => {
    start = clock?.() ?? 0;
    return late() ? inHaste(world, state, chance) : plan(world, state, chance);
  };
}
