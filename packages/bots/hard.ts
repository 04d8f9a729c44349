/** A player who plays out what may come before he decides. */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/game.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import type { Bot } from './bot.ts';
import { playOn } from './foresee.ts';
import type { Planner } from './mind.ts';
import { candidates } from './candidates.ts';
import { normally, quickly } from './normal.ts';
import { standing } from './standing.ts';

/** How long to think. */
export interface Thinking {
  /** Milliseconds a decision. */
  readonly budget?: number;
  /** Milliseconds, from anywhere. Without it, thoughts are counted instead. */
  readonly clock?: () => number;
}

const BUDGET = 300;
/** Futures that are played out at most, and without a clock. */
const MOST_FUTURES = 40;
const FUTURES = 6;
/** Own turns that a future lasts. */
const TURNS = 3;
/** By how many standard errors something must be better than what a planner would do. */
const SURE = 2.5;
/** So many futures must have been seen before anything is preferred to it. */
const LEAST_FUTURES = 5;

/** What is being thought about. */
interface Thought {
  readonly world: World;
  readonly state: State;
  readonly seat: number;
  readonly mind: Planner;
  readonly policy: Bot['choose'];
  /** Whether the time is over. */
  readonly late: () => boolean;
}

export function thoroughly(mind: Planner, { budget = BUDGET, clock }: Thinking): Bot['choose'] {
  const plan = normally(mind);
  const policy = quickly(mind);
  return (world, state, chance) => {
    const end = clock === undefined ? 0 : clock() + budget;
    const late = (): boolean => clock !== undefined && clock() >= end;
    const usual = plan(world, state, chance);
    const options = candidates(world, state, chance, mind, usual);
    if (options.length < 2 || state.decision === null || late()) return usual;
    const thought: Thought = { world, state, seat: state.decision.seat, mind, policy, late };
    return ponder(thought, options, chance, clock === undefined ? FUTURES : MOST_FUTURES);
  };
}

/** Each future is the same for all options: what differs is what was chosen. The first option is the usual one. */
function ponder(thought: Thought, options: readonly string[], chance: Chance, most: number): string {
  const gains: number[][] = options.map(() => []);
  const seed = String(chance.pick(1_000_000_000));
  for (let i = 0; i < most && !thought.late(); i++) {
    const worths = options.map((option) => outcome(thought, option, `${seed}/${i}`));
    const [usual] = worths;
    if (usual === undefined || Number.isNaN(usual) || worths.some(Number.isNaN)) break;
    worths.forEach((worth, at) => gains[at]?.push(worth - usual));
  }
  let choice = 0;
  let best = 0;
  gains.forEach((list, at) => {
    const gain = lowerBound(list);
    if (gain <= best) return;
    best = gain;
    choice = at;
  });
  return options[choice] ?? '';
}

/** What a future leads to; NaN if there was no time to see it. */
function outcome({ world, state, seat, mind, policy, late }: Thought, option: string, seed: string): number {
  const copy = clone(state);
  const chance = seeded(seed);
  apply(world, copy, option, chance);
  const ended = playOn({ world, state: copy, seat, chance, choose: policy, late }, TURNS);
  return ended ? standing(world, copy, seat, mind) : Number.NaN;
}

/** What is surely gained, as far as so few futures can tell. */
function lowerBound(gains: readonly number[]): number {
  const count = gains.length;
  if (count < LEAST_FUTURES) return 0;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (count - 1);
  return mean - SURE * Math.sqrt(spread / count);
}
