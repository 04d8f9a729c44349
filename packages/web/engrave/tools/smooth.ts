/** Curves through points, and back. */
import { short as f } from './ink.ts';
import { distance, type Point, turned } from './points.ts';

/** A curve through points; corners stay sharp. */
export function smooth(list: readonly Point[], closed = true, k = 0.36): string {
  const n = list.length;
  const at = (i: number): Point => list[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  // The handle at point i on its way to its neighbor j = i ± 1.
  const handle = (i: number, j: number): Point => {
    const p = at(i);
    const q = at(j);
    if (p[2] !== undefined) return [p[0] + (q[0] - p[0]) * 0.3, p[1] + (q[1] - p[1]) * 0.3];
    const a = at(i - (j - i));
    const l = ((distance(p, q) || 1e-6) * k) / (distance(a, q) || 1e-6);
    return [p[0] + (q[0] - a[0]) * l, p[1] + (q[1] - a[1]) * l];
  };
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = handle(i, i + 1);
    const b = handle(i + 1, i);
    const q = at(i + 1);
    d += `C${f(a[0])} ${f(a[1])} ${f(b[0])} ${f(b[1])} ${f(q[0])} ${f(q[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const oval = (cx: number, cy: number, rx: number, ry: number, degrees = 0): string =>
  smooth(
    turned(
      [0, 45, 90, 135, 180, 225, 270, 315].map((a) => [
        cx + Math.cos((a * Math.PI) / 180) * rx,
        cy + Math.sin((a * Math.PI) / 180) * ry,
      ]),
      [cx, cy],
      degrees,
    ),
    true,
    0.4,
  );

/** The corners of a path (absolute M L H V C Q Z), curves in short steps, a list a ring. */
export function flatten(d: string): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let x = 0;
  let y = 0;
  const go = (nx: number, ny: number): void => {
    ring.push([nx, ny]);
    x = nx;
    y = ny;
  };
  for (const [, command, rest = ''] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'M') {
      ring = [];
      rings.push(ring);
    }
    if (command === 'H') go(v[0] ?? 0, y);
    else if (command === 'V') go(x, v[0] ?? 0);
    else if (command === 'C') for (const c of groups(v, 6)) curve(ring, [x, y], c, 8, go);
    else if (command === 'Q') for (const c of groups(v, 4)) curve(ring, [x, y], raised([x, y], c), 6, go);
    else for (const [a = 0, b = 0] of groups(v, 2)) go(a, b);
  }
  return rings;
}

const groups = (v: readonly number[], n: number): number[][] =>
  Array.from({ length: Math.floor(v.length / n) }, (_, i) => v.slice(i * n, i * n + n));

/** A quadratic curve as a cubic one. */
const raised = ([x, y]: Point, [cx = 0, cy = 0, ex = 0, ey = 0]: readonly number[]): number[] => [
  x + ((cx - x) * 2) / 3,
  y + ((cy - y) * 2) / 3,
  ex + ((cx - ex) * 2) / 3,
  ey + ((cy - ey) * 2) / 3,
  ex,
  ey,
];

function curve(
  ring: Point[],
  [x, y]: Point,
  [ax = 0, ay = 0, bx = 0, by = 0, ex = 0, ey = 0]: readonly number[],
  steps: number,
  go: (x: number, y: number) => void,
): void {
  for (let k = 1; k < steps; k++) {
    const t = k / steps;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number): number =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    ring.push([at(x, ax, bx, ex), at(y, ay, by, ey)]);
  }
  go(ex, ey);
}
