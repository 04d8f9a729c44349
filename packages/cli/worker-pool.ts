/** A pool of workers that share a list of jobs. */
import { Worker } from 'node:worker_threads';

/** What a worker reports: progress, or the result of its job. */
export type Report<Part> = { readonly says: 'step' } | { readonly says: 'done'; readonly part: Part };

/** The file that each worker runs, and the data it gets. */
interface Pool {
  readonly file: URL;
  readonly brief: unknown;
  readonly count: number;
}

interface Watch<Job, Part> {
  readonly step: () => void;
  readonly done: (job: Job, part: Part) => void;
}

/** Resolves when all jobs are done; rejects as soon as one worker fails. */
export async function workAll<Job, Part>(
  jobs: readonly Job[],
  { file, brief, count }: Pool,
  watch: Watch<Job, Part>,
): Promise<void> {
  const left = [...jobs];
  const workers = Array.from(
    { length: Math.min(count, jobs.length) },
    () => new Worker(file, { workerData: brief }),
  );
  try {
    await Promise.all(workers.map((worker) => feed(worker, left, watch)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one job after another until none are left. */
function feed<Job, Part>(worker: Worker, left: Job[], watch: Watch<Job, Part>): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: Job | undefined;
    const next = (): void => {
      job = left.shift();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker exited before its job was done')));
    worker.on('message', (report: Report<Part>) => {
      if (report.says === 'step') watch.step();
      else {
        if (job !== undefined) watch.done(job, report.part);
        next();
      }
    });
    next();
  });
}
