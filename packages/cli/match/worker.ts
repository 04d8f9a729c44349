/** A worker of a match: plays the games it gets, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '../content.ts';
import type { Report } from '../worker-pool.ts';
import { type MatchGame, matchGames, type MatchBrief } from './play-match.ts';

const brief = workerData as MatchBrief;
const play = matchGames(loadContent(brief.files).library, brief);

parentPort?.on('message', (number: number) => {
  const report: Report<MatchGame> = { says: 'done', part: play(number) };
  parentPort?.postMessage(report);
});
