/** A worker of the odds check: plays the blocks of fights it gets. */
import { parentPort, workerData } from 'node:worker_threads';
import { FIGHTS, standBefore } from '@wayrune/bots/odds/testing/fights.ts';
import { fighter, OUTCOMES, type Outcome } from '@wayrune/bots/odds/testing/play-fight.ts';
import { library } from '@wayrune/content';
import { type Chance, seeded } from '@wayrune/engine';
import type { Block } from './odds-verify.ts';

let prepared = { name: '', fight: (_: Chance): Outcome => 'won' };

/** Blocks of the same fight are consecutive, so it is solved once for all of them. */
function prepare(name: string): typeof prepared {
  const named = FIGHTS.find((fight) => fight.name === name);
  if (named === undefined) throw new Error(`no fight "${name}"`);
  const { world, state } = standBefore(library, named);
  return { name, fight: fighter(world, state, named.foe) };
}

for (const block of workerData as readonly Block[]) {
  const { name, size } = block;
  if (prepared.name !== name) prepared = prepare(name);
  const chance = seeded(`verify ${name} ${block.block}`);
  const seen = OUTCOMES.map(() => 0);
  for (let i = 0; i < size; i++) {
    const at = OUTCOMES.indexOf(prepared.fight(chance));
    seen[at] = (seen[at] ?? 0) + 1;
  }
  parentPort?.postMessage({ block, seen });
}
