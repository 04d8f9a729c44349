/** `wayrune lab`: thousands of games between bots on all cores, and a report on the cards. */
import { availableParallelism } from 'node:os';
import type { Climb } from '@wayrune/bots/lab/ladder.ts';
import { makeReport, type Order } from '@wayrune/bots/lab/report.ts';
import { type Tally, total } from '@wayrune/bots/lab/tally.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { on, text, whole } from '../args.ts';
import { command, OK } from '../command.ts';
import { loadContent } from '../content.ts';
import { workAll } from '../worker-pool.ts';
import { type Brief, type Job, jobsOf, type Part, stepsOf } from '../lab/job.ts';
import { page } from '../lab/page.ts';
import { openStore, type Store } from '../lab/store.ts';
import { summary } from '../lab/summary.ts';
import { bar, count } from '../terminal/layout.ts';
import { matchFlags, matchOf } from './bot-games.ts';
import { painter } from '../terminal/paint.ts';

/** A four-player game takes about a thousand; a stuck one would never end. */
const MOST_DECISIONS = 20_000;

export const lab = command({
  takes: '',
  says: 'Plays many games between bots on all cores and writes a report: a page to read and its figures as JSON. A run that was stopped resumes where it was.',
  flags: {
    ...matchFlags,
    games: whole('N', 'how many games; 0 only measures the enemies (1000)', 0, 1_000_000),
    seed: text('TEXT', 'equal seeds give equal reports (1)'),
    out: text('FOLDER', 'where the run and its report are kept (wayrune-lab)'),
    workers: whole('N', 'how many cores to use (all)', 1, 256),
    'max-decisions': whole('N', `abandon a game after so many decisions (${MOST_DECISIONS})`, 1, 100_000_000),
    'no-strength': on('do not measure the enemies against Heroes of known strength'),
    exact: on('measure them under best play where it can be computed: slow'),
    fresh: on('delete what the folder holds of another run'),
  },
  words: 0,
  examples: ['lab --games 200', 'lab --players 2 --bots greedy,random --out duels', 'lab --games 0'],
  async run({ flags }, io) {
    const content = loadContent(flags.pack);
    const { setup, bots } = matchOf(content, flags);
    const order: Order = {
      setup,
      bots,
      seed: flags.seed ?? '1',
      games: flags.games ?? 1000,
      maxDecisions: flags['max-decisions'] ?? MOST_DECISIONS,
      exact: flags.exact,
    };
    const world = createWorld(content.library, setup);
    const store = openStore(flags.out ?? 'wayrune-lab', order, world.content, flags.fresh);
    const jobs = jobsOf(order, flags['no-strength'] ? [] : measured(setup, world));
    const left = jobs.filter((job) => store.read(job) === null);
    const all = steps(jobs);
    let done = all - steps(left);
    if (done > 0) io.err(`${done} of ${count(all, 'step')} were already done; resuming.`);
    await workAll<Job, Part>(
      left,
      {
        file: new URL('../lab/worker.ts', import.meta.url),
        brief: { order, files: flags.pack } satisfies Brief,
        count: flags.workers ?? availableParallelism(),
      },
      {
        step: () => io.progress(bar(++done, all, 'games and Heroes')),
        done: store.write,
      },
    );
    io.progress('');
    const report = makeReport({ world, order, ...findings(store, jobs) });
    store.put('report.json', `${JSON.stringify(report, null, 1)}\n`);
    const path = store.put('report.html', page(report));
    io.out(summary(report, painter(io.color)));
    io.out(`\nThe report is ${path}; its figures are in report.json beside it.`);
    return OK;
  },
});

/** If every seat has a given Hero, only those are measured. */
function measured({ heroes }: Setup, world: World): readonly string[] {
  return heroes.includes(null) ? world.heroes : heroes.filter((hero) => hero !== null);
}

const steps = (jobs: readonly Job[]): number => jobs.reduce((sum, job) => sum + stepsOf(job), 0);

/** In job order, not in the order of completion, so that the report is deterministic. */
function findings(store: Store, jobs: readonly Job[]): { tally: Tally; climbs: Record<string, Climb> } {
  const tallies: Tally[] = [];
  const climbs: Record<string, Climb> = {};
  for (const job of jobs) {
    if (job.kind === 'games') tallies.push(store.read(job) as Tally);
    else climbs[job.hero] = store.read(job) as Climb;
  }
  return { tally: total(tallies), climbs };
}
