/** One core of a match: plays the games that it is given, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '../content.ts';
import type { Word } from '../crew.ts';
import { type Bout, bouts, type Brief } from './bout.ts';

const brief = workerData as Brief;
const play = bouts(loadContent(brief.files).library, brief);

parentPort?.on('message', (number: number) => {
  const word: Word<Bout> = { says: 'done', part: play(number) };
  parentPort?.postMessage(word);
});
