/** One core of the soak: plays game after game until enough decisions were made by all. */
import { parentPort, workerData } from 'node:worker_threads';
import { random } from '@wayrune/bots/random.ts';
import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import type { SoakOrder, SoakReport } from './soak.ts';

/** Random play seldom wins: a game is left after so many decisions, and the next one begins. */
const CAP = 4_000;

const { seed, first, every, players, decisions, made } = workerData as SoakOrder;
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

for (let game = first; Atomics.load(total, 0) < decisions; game += every) {
  const table = worlds[game % worlds.length];
  if (table === undefined) break;
  const name = `${seed} ${game}`;
  const left = decisions - Atomics.load(total, 0);
  const soaked = soakGame({
    library,
    ...table,
    player: random.choose,
    seed: name,
    cap: Math.min(CAP, Math.max(1, left)),
  });
  Atomics.add(total, 0, soaked.decisions);
  const report: SoakReport = { seed: name, players: table.setup.heroes.length, ...soaked };
  parentPort?.postMessage(report);
}
