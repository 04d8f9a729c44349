/** Lists of points and numbers, written as short strings: an outline is twenty points, and they should be seen at once. */
export type Point = readonly [x: number, y: number, corner?: number];

/** '0,-22! 3,-40': points, where an exclamation mark makes a corner. */
export const points = (list: string): Point[] =>
  list
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [x = 0, y = 0] = one.replace('!', '').split(',').map(Number);
      return one.endsWith('!') ? [x, y, 1] : [x, y];
    });

interface Tuples {
  readonly 1: readonly [number];
  readonly 2: readonly [number, number];
  readonly 3: readonly [number, number, number];
  readonly 4: readonly [number, number, number, number];
  readonly 5: readonly [number, number, number, number, number];
  readonly 6: readonly [number, number, number, number, number, number];
}

/** Numbers in groups of n, in the order in which a loop takes them apart. */
export function tuples<N extends keyof Tuples>(n: N, list: string): Tuples[N][] {
  const all = list
    .trim()
    .split(/[\s,;]+/)
    .map(Number);
  return Array.from(
    { length: all.length / n },
    (_, i) => all.slice(i * n, i * n + n) as unknown as Tuples[N],
  );
}

export function turned(list: readonly Point[], [cx, cy]: Point, degrees: number): Point[] {
  const a = (degrees * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  return list.map(([x, y, corner]) => {
    const at = [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c] as const;
    return corner === undefined ? at : [...at, corner];
  });
}

export const mirrored = (list: readonly Point[], cx = 140): Point[] =>
  list.map(([x, y, corner]) => (corner === undefined ? [2 * cx - x, y] : [2 * cx - x, y, corner]));

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
