/** Round numbers for an axis. */

const STEPS = [1, 2, 5];

/** A few round values from at most the lowest to at least the highest. */
export function ticks(lowest: number, highest: number, most = 5): number[] {
  const span = Math.max(highest - lowest, 1);
  let step = 1;
  for (let size = 1; span / step > most - 1; size *= 10)
    for (const one of STEPS) if (span / step > most - 1) step = one * size;
  const first = Math.floor(lowest / step) * step;
  const last = Math.ceil(highest / step) * step;
  const values: number[] = [];
  for (let value = first; value <= last; value += step) values.push(value);
  return values;
}
