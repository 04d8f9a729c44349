/** The jobs of a lab run, which any worker can do in any order, and their results. */
import { botOf } from '@wayrune/bots';
import { playBatch } from '@wayrune/bots/lab/batch.ts';
import { type Climb, climb } from '@wayrune/bots/lab/ladder.ts';
import type { Order } from '@wayrune/bots/lab/report.ts';
import type { Tally } from '@wayrune/bots/lab/tally.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';

export type Job =
  | { readonly kind: 'games'; readonly from: number; readonly to: number }
  | { readonly kind: 'hero'; readonly hero: string };

/** What a worker needs to know. It loads the cards itself. */
export interface Brief {
  readonly order: Order;
  /** Files with packs of the user's own. */
  readonly files: readonly string[];
}

export type Part = Tally | Climb;

/** Games per job: the most that each worker of a killed run can lose. */
const BATCH = 10;

export function jobsOf(order: Order, heroes: readonly string[]): Job[] {
  const jobs: Job[] = [];
  for (let from = 1; from <= order.games; from += BATCH)
    jobs.push({ kind: 'games', from, to: Math.min(order.games, from + BATCH - 1) });
  return [...jobs, ...heroes.map((hero) => ({ kind: 'hero', hero }) as const)];
}

/** Steps of the progress bar. */
export const stepsOf = (job: Job): number => (job.kind === 'games' ? job.to - job.from + 1 : 1);

export function worker(library: Library, order: Order): (job: Job, step: () => void) => Part {
  const { setup, seed, maxDecisions } = order;
  const world = createWorld(library, setup);
  const bots = order.bots.map((name) => botOf(name));
  return (job, step) => {
    if (job.kind === 'games')
      return playBatch({ world, setup, bots, seed, maxDecisions }, job.from, job.to, step);
    const [fighter] = bots;
    if (fighter === undefined) throw new Error('nobody is there to fight');
    const part = climb(world, setup, job.hero, fighter, order.exact);
    step();
    return part;
  };
}
