/**
 * Random play of another setup beside the base game: slices of both alternate in one process, in time of the processor, so
 * that other programs do not count.
 */
import type { Setup } from '@wayrune/engine';
import { BASE_GAME, stream, times, WARM_UP } from './stream.ts';

const SLICES = 101;
const SLICE = 10_000;

export interface Beside {
  /** Decisions a second, as a share of the base game's: the median of pairs of slices. */
  readonly ratio: number;
  /** The same of options: a decision with more of them has more to find out. */
  readonly options: number;
}

/** Milliseconds of all threads. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

export function besideBase(setup: Setup): Beside {
  const [base, other] = [stream(BASE_GAME), stream(setup)];
  const slice = ({ step }: typeof base): number => cost(() => times(SLICE, step));
  times(WARM_UP, base.step);
  times(WARM_UP, other.step);
  const ratios = Array.from({ length: SLICES }, (_, i) => {
    // The two take turns going first.
    if (i % 2 === 0) return slice(base) / slice(other);
    const others = slice(other);
    return slice(base) / others;
  });
  ratios.sort((a, b) => a - b);
  const ratio = ratios[SLICES >> 1] ?? 0;
  return { ratio, options: (ratio * optionsOf(setup)) / optionsOf(BASE_GAME) };
}

/** How many options a decision has. */
function optionsOf(setup: Setup): number {
  const { step, state } = stream(setup);
  let total = 0;
  times(SLICE * 10, () => {
    step();
    total += state().decision?.options.length ?? 0;
  });
  return total / (SLICE * 10);
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
