/** A worker of the soak test: plays games until all workers together have made enough decisions. */
import { parentPort, workerData } from 'node:worker_threads';
import { halfRandom } from '@wayrune/bots/players/half-random.ts';
import { random } from '@wayrune/bots/players/random.ts';
import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import {
  allowedMixtures,
  allowedSubsets,
  hasClock,
  pairwiseSubsets,
} from '@wayrune/engine/testing/subsets.ts';
import type { SoakOrder, SoakReport } from './soak.ts';

/** Random play rarely wins: a game is abandoned after this many decisions. */
const CAP = 4_000;
/** A half-serious player takes part in one game of so many, so that Items are bought and dragons met. */
const MEANT = 4;

/** A game with a time limit must end within this many decisions. */
const CLOCK_CAP = 200_000;

const order = workerData as SoakOrder;
const { seed, first, every, only, adventure, players, variants, packs, decisions, made } = order;
const total = new Int32Array(made);

function variantsFor(count: number): readonly (readonly string[])[] {
  if (variants === 'every') return allowedSubsets(library, adventure, count);
  return variants === 'pairs' ? pairwiseSubsets(library, adventure, count) : [variants];
}

const mixturesFor = (count: number): readonly (readonly string[])[] =>
  packs === 'every' ? allowedMixtures(library, adventure, count) : [packs];

const tables = players.flatMap((count) =>
  variantsFor(count).flatMap((chosen) =>
    mixturesFor(count).map((mixture) => ({
      adventure,
      heroes: Array.from({ length: count }, () => null),
      variants: chosen,
      packs: mixture,
    })),
  ),
);

/** Neighbors in the list differ by one part. Striding through it, even a short soak covers all player counts, variants and packs. */
const STRIDE = 997;

function play(game: number, left: number): number {
  const setup = tables[(game * STRIDE) % tables.length];
  if (setup === undefined) throw new Error('nobody is to play');
  const world = createWorld(library, setup);
  // Each pass through all tables shifts by one, so that every table has its half-serious game.
  const shifted = game + Math.floor(game / tables.length);
  const { choose: player } = shifted % MEANT === 0 ? halfRandom : random;
  const ends = hasClock(adventure, setup.variants);
  const cap = ends ? CLOCK_CAP : Math.min(CAP, left);
  const soaked = soakGame({ library, world, setup, player, seed: `${seed} ${game}`, cap });
  const endless = ends && !soaked.finished && soaked.violations.length === 0;
  const report: SoakReport = {
    game,
    players: setup.heroes.length,
    variants: setup.variants,
    packs: setup.packs,
    tables: tables.length,
    ...soaked,
    violations: endless
      ? [{ entry: soaked.decisions, message: 'the game has a clock and does not end' }]
      : soaked.violations,
  };
  parentPort?.postMessage(report);
  return Atomics.add(total, 0, soaked.decisions) + soaked.decisions;
}

if (only >= 0) play(only, CAP);
else {
  let left = decisions;
  for (let game = first; left > 0; game += every) left = decisions - play(game, left);
}
