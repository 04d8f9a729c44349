/**
 * Games with all packs beside games without any: slices of both alternate, in time of the processor, so that other
 * programs do not count.
 *
 *   npm run bench:packs
 */
import { ALL_PACKS, BASE_GAME, stream, times, WARM_UP } from './stream.ts';

const SLICES = 101;
const SLICE = 10_000;

/** Milliseconds of all threads. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Decisions a second with all packs, as a share of those without: the median of pairs of slices. */
export function packsBench(): { packs: number; ratio: number } {
  const [base, packs] = [stream(BASE_GAME), stream(ALL_PACKS)];
  const slice = ({ step }: typeof base): number => cost(() => times(SLICE, step));
  times(WARM_UP, base.step);
  times(WARM_UP, packs.step);
  const ratios = Array.from({ length: SLICES }, (_, i) => {
    // The two take turns going first.
    if (i % 2 === 0) return slice(base) / slice(packs);
    const withPacks = slice(packs);
    return slice(base) / withPacks;
  });
  ratios.sort((a, b) => a - b);
  return { packs: ALL_PACKS.packs.length, ratio: ratios[SLICES >> 1] ?? 0 };
}

if (import.meta.main) {
  const { packs, ratio } = packsBench();
  console.log(`decisions/s with all ${packs} packs: ${(100 * ratio).toFixed(1)} % of the base game's`);
}
