/**
 * Games with all packs beside games without any.
 *
 *   npm run bench:packs
 */
import { besideBase, percent } from './beside.ts';
import { ALL_PACKS } from './stream.ts';

export const packsBench = (): { packs: number; ratio: number } => ({
  packs: ALL_PACKS.packs.length,
  ratio: besideBase(ALL_PACKS).ratio,
});

if (import.meta.main) {
  const { packs, ratio } = packsBench();
  console.log(`decisions/s with all ${packs} packs: ${percent(ratio)} of the base game's`);
}
