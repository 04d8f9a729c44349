/** Plain statistics. */

/** How sure an interval is: 95%. */
const Z = 1.959964;

export interface Rate {
  readonly hits: number;
  readonly of: number;
  readonly rate: number;
  /** Wilson's interval: it stays between 0 and 1 and is honest about few trials. */
  readonly low: number;
  readonly high: number;
}

export function rate(hits: number, of: number): Rate {
  if (of === 0) return { hits, of, rate: 0, low: 0, high: 1 };
  const p = hits / of;
  const scale = 1 + (Z * Z) / of;
  const middle = (p + (Z * Z) / (2 * of)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / scale;
  return { hits, of, rate: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Spread {
  readonly least: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly most: number;
  readonly mean: number;
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    least: sorted[0] ?? 0,
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    most: sorted.at(-1) ?? 0,
    mean: mean(numbers),
  };
}

/** The value below which that share of a sorted list lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export interface Bar {
  readonly from: number;
  readonly count: number;
  /** The last bar may stand for all that is higher. */
  readonly more: boolean;
}

/** How often each number came up, in steps of `step`, without gaps; what is `most` or higher is one bar. */
export function histogram(numbers: readonly number[], step: number, most: number): Bar[] {
  if (numbers.length === 0) return [];
  const end = Math.floor(most / step);
  const slots = numbers.map((n) => Math.min(end, Math.floor(n / step)));
  const first = slots.reduce((least, n) => Math.min(least, n));
  const last = slots.reduce((highest, n) => Math.max(highest, n));
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const slot of slots) counts[slot - first] = (counts[slot - first] ?? 0) + 1;
  return counts.map((count, i) => ({ from: (first + i) * step, count, more: first + i === end }));
}
