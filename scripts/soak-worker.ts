/** One core of the soak: plays game after game until enough decisions were made by all. */
import { parentPort, workerData } from 'node:worker_threads';
import { fickle } from '@wayrune/bots/fickle.ts';
import { random } from '@wayrune/bots/random.ts';
import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import type { SoakOrder, SoakReport } from './soak.ts';

/** Random play seldom wins: a game is left after so many decisions, and the next one begins. */
const CAP = 4_000;
/** Every so many games somebody plays who half means it, so that Items are bought and dragons met. */
const MEANT = 4;

const { seed, first, every, only, players, decisions, made } = workerData as SoakOrder;
const total = new Int32Array(made);

const worlds = players.map((count) => {
  const setup = {
    adventure: 'dragon-lords',
    heroes: Array.from({ length: count }, () => null),
    variants: [],
    packs: [],
  };
  return { setup, world: createWorld(library, setup) };
});

function play(game: number, cap: number): number {
  const table = worlds[game % worlds.length];
  if (table === undefined) throw new Error('nobody is to play');
  const { choose: player } = game % (MEANT * worlds.length) < worlds.length ? fickle : random;
  const soaked = soakGame({ library, ...table, player, seed: `${seed} ${game}`, cap });
  const report: SoakReport = { game, players: table.setup.heroes.length, ...soaked };
  parentPort?.postMessage(report);
  return Atomics.add(total, 0, soaked.decisions) + soaked.decisions;
}

if (only >= 0) play(only, CAP);
else {
  let left = decisions;
  for (let game = first; left > 0; game += every) left = decisions - play(game, Math.min(CAP, left));
}
