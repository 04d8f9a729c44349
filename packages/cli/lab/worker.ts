/** A worker of the lab: runs the jobs it gets, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '../content.ts';
import type { Report } from '../worker-pool.ts';
import { type Brief, type Job, type Part, worker } from './job.ts';

const { order, files } = workerData as Brief;
const work = worker(loadContent(files).library, order);
const say = (report: Report<Part>): void => parentPort?.postMessage(report);

parentPort?.on('message', (job: Job) => {
  say({ says: 'done', part: work(job, () => say({ says: 'step' })) });
});
