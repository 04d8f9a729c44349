/** The workers of the page: one plays the bots, one advises, one counts odds, so that none waits for another. */
import type { Ports } from '../ports.ts';
import { workerQueue } from './worker-queue.ts';

const start = (name: string) => (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });

const play = workerQueue(start('bots'));
const advise = workerQueue(start('counsel'));
const count = workerQueue(start('odds'));

export const bots: Ports['bots'] = {
  choose: (setup, state, sitter, seed) => play('choose', setup, state, { sitter, seed }),
  advise: (setup, state, seed) => advise('advise', setup, state, { seed }),
  odds: (setup, state, signal) => count('odds', setup, state, {}, signal),
};
