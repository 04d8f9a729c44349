/** The workers of the page: one plays the bots, one advises, one counts odds, so that none waits for another. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { ownPacksOf } from '../../own-packs/with-packs.ts';
import type { Ports } from '../ports.ts';
import type { Position } from './protocol.ts';
import { workerQueue } from './worker-queue.ts';

const start = (name: string) => (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });

const play = workerQueue(start('bots'));
const advise = workerQueue(start('counsel'));
const count = workerQueue(start('odds'));

/** Bots that play with the cards of this library, the player's own packs included. */
export function botsWith(library: Library): Ports['bots'] {
  const position = (setup: Setup, state: State): Position => ({
    setup,
    packs: ownPacksOf(library, setup),
    state,
  });
  return {
    choose: (setup, state, sitter, seed) => play('choose', position(setup, state), { sitter, seed }),
    advise: (setup, state, seed) => advise('advise', position(setup, state), { seed }),
    odds: (setup, state, signal, cards) => count('odds', position(setup, state), { cards }, signal),
  };
}
