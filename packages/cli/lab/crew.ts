/** Workers that share a list of jobs. */
import { Worker } from 'node:worker_threads';
import type { Brief, Job, Part, Word } from './job.ts';

export interface Watch {
  readonly step: () => void;
  readonly done: (job: Job, part: Part) => void;
}

/** Resolves when all jobs are done; the first worker that fails ends it for all. */
export async function workAll(
  jobs: readonly Job[],
  count: number,
  brief: Brief,
  watch: Watch,
): Promise<void> {
  const left = [...jobs];
  const crew = Array.from(
    { length: Math.min(count, jobs.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: brief }),
  );
  try {
    await Promise.all(crew.map((worker) => employ(worker, left, watch)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one job after another until none is left. */
function employ(worker: Worker, left: Job[], watch: Watch): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: Job | undefined;
    const next = (): void => {
      job = left.shift();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker of the lab ended before its work was done')));
    worker.on('message', (word: Word) => {
      if (word.says === 'step') watch.step();
      else {
        if (job !== undefined) watch.done(job, word.part);
        next();
      }
    });
    next();
  });
}
