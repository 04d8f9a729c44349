/** Workers that share a list of jobs. */
import { Worker } from 'node:worker_threads';

/** What a worker says: that it got on a little, or what came of its job. */
export type Word<Part> = { readonly says: 'step' } | { readonly says: 'done'; readonly part: Part };

/** The file that each worker runs, and what it must know. */
interface Crew {
  readonly file: URL;
  readonly brief: unknown;
  readonly count: number;
}

interface Watch<Job, Part> {
  readonly step: () => void;
  readonly done: (job: Job, part: Part) => void;
}

/** Resolves when all jobs are done; the first worker that fails ends it for all. */
export async function workAll<Job, Part>(
  jobs: readonly Job[],
  { file, brief, count }: Crew,
  watch: Watch<Job, Part>,
): Promise<void> {
  const left = [...jobs];
  const crew = Array.from(
    { length: Math.min(count, jobs.length) },
    () => new Worker(file, { workerData: brief }),
  );
  try {
    await Promise.all(crew.map((worker) => employ(worker, left, watch)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one job after another until none is left. */
function employ<Job, Part>(worker: Worker, left: Job[], watch: Watch<Job, Part>): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: Job | undefined;
    const next = (): void => {
      job = left.shift();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker ended before its work was done')));
    worker.on('message', (word: Word<Part>) => {
      if (word.says === 'step') watch.step();
      else {
        if (job !== undefined) watch.done(job, word.part);
        next();
      }
    });
    next();
  });
}
