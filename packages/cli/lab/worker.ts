/** One core of the lab: does the jobs that it is given, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '../content.ts';
import type { Word } from '../crew.ts';
import { type Brief, type Job, type Part, worker } from './job.ts';

const { order, files } = workerData as Brief;
const work = worker(loadContent(files).library, order);
const say = (word: Word<Part>): void => parentPort?.postMessage(word);

parentPort?.on('message', (job: Job) => {
  say({ says: 'done', part: work(job, () => say({ says: 'step' })) });
});
