/** The graver's lines: filled shapes, thick where the dark is. All give path data. */
import { seeded, short as f } from './ink.ts';
import type { Point } from './points.ts';

/** From x0 y0 by two curves, each written relative to its start: half the letters of absolute ones. */
function leaf(x0: number, y0: number, curves: readonly (readonly number[])[]): string {
  let d = `M${f(x0)} ${f(y0)}`;
  let x = Math.round(x0 * 10) / 10;
  let y = Math.round(y0 * 10) / 10;
  for (const [cx = 0, cy = 0, ex = 0, ey = 0] of curves) {
    d += `q${join(cx - x, cy - y, ex - x, ey - y)}`;
    x += Math.round((ex - x) * 10) / 10;
    y += Math.round((ey - y) * 10) / 10;
  }
  return `${d}z`;
}

/** Numbers of a path; a minus or a second point separates as well as a space does. */
function join(...numbers: number[]): string {
  let out = '';
  for (const n of numbers) {
    const text = f(n);
    out += out === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return out;
}

/** A graver's line: thick where it starts, a point where it ends. */
export function taper(
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  w: number,
): string {
  const l = Math.hypot(x1 - x0, y1 - y0) || 1;
  const a = ((-(y1 - y0) / l) * w) / 2;
  const b = (((x1 - x0) / l) * w) / 2;
  return leaf(x0 + a, y0 + b, [
    [cx + a * 0.8, cy + b * 0.8, x1, y1],
    [cx - a * 0.8, cy - b * 0.8, x0 - a, y0 - b],
  ]);
}

/** A line that swells in its middle. */
export function swell(
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  w: number,
): string {
  const l = Math.hypot(x1 - x0, y1 - y0) || 1;
  const a = (-(y1 - y0) / l) * w;
  const b = ((x1 - x0) / l) * w;
  return leaf(x0, y0, [
    [cx + a, cy + b, x1, y1],
    [cx - a, cy - b, x0, y0],
  ]);
}

/** Lines from the edge a–b (dark) to the edge c–d (light), bent by `bend` to their left. */
export function hatch(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  n: number,
  w = 2.6,
  bend = 0,
  seed = 1,
  ragged = 0.35,
): string {
  const random = seeded(seed + n);
  let out = '';
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0.5 : i / (n - 1);
    const k = 1 - random() * ragged;
    const x0 = a[0] + (b[0] - a[0]) * t;
    const y0 = a[1] + (b[1] - a[1]) * t;
    const x1 = x0 + (c[0] + (d[0] - c[0]) * t - x0) * k;
    const y1 = y0 + (c[1] + (d[1] - c[1]) * t - y0) * k;
    const l = Math.hypot(x1 - x0, y1 - y0) || 1;
    out += taper(
      x0,
      y0,
      (x0 + x1) / 2 - ((y1 - y0) / l) * bend,
      (y0 + y1) / 2 + ((x1 - x0) / l) * bend,
      x1,
      y1,
      w,
    );
  }
  return out;
}

/** Several swelling lines at once: x0 y0 cx cy x1 y1 of each. */
export const swells = (
  list: readonly (readonly [number, number, number, number, number, number])[],
  w: number,
): string => list.map((one) => swell(...one, w)).join('');

/** Short hairs inside a box, all combed the same way. */
export function hairs(
  n: number,
  [x, y, wide, high]: readonly [number, number, number, number],
  comb: Point,
  w: number,
  seed: number,
): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < n; i++) {
    const hx = x + random() * wide;
    const hy = y + random() * high;
    out += swell(hx, hy, hx + comb[0] / 2, hy + comb[1] / 3, hx + comb[0], hy + comb[1], w);
  }
  return out;
}
