/** Form shading: hatching that finds the dark side of any outline by itself. */
import { seeded } from './ink.ts';
import { taper } from './lines.ts';
import { flatten } from './smooth.ts';
import type { Point } from './points.ts';

export interface Shading {
  /** Points away from the light, in degrees. */
  readonly angle?: number;
  readonly gap?: number;
  /** How far across the outline a line runs, and how long it may be at most. */
  readonly k?: number;
  readonly max?: number;
  readonly w?: number;
  readonly bend?: number;
  readonly ragged?: number;
  readonly seed?: number;
  /** Which share of the outline is hatched, across the light. */
  readonly from?: number;
  readonly to?: number;
}

/** Lines that start on the edge away from the light and run back into the form. */
export function shade(d: string, options: Shading = {}): string {
  const { angle = 18, gap = 4.2, k = 0.42, max = 34, w = 2.7, bend = 3, ragged = 0.4, seed = 3 } = options;
  const { from = 0, to = 1 } = options;
  const ux = Math.cos((angle * Math.PI) / 180);
  const uy = Math.sin((angle * Math.PI) / 180);
  const across = (p: Point): number => -uy * p[0] + ux * p[1];
  const rings = flatten(d);
  const all = rings.flat().map(across);
  const lo = Math.min(...all);
  const hi = Math.max(...all);
  const random = seeded(seed + 7);
  let out = '';
  for (let s = lo + (hi - lo) * from + gap * 0.6; s < lo + (hi - lo) * to; s += gap) {
    const cuts = cutsAt(rings, s, across, ux, uy);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const near = cuts[i + 1] ?? 0;
      const l = Math.min((near - (cuts[i] ?? 0)) * k, max) * (1 - random() * ragged);
      if (l < 2.5) continue;
      const x0 = near * ux - s * uy;
      const y0 = near * uy + s * ux;
      const x1 = x0 - ux * l;
      const y1 = y0 - uy * l;
      out += taper(
        x0 + ux,
        y0 + uy,
        (x0 + x1) / 2 - uy * bend,
        (y0 + y1) / 2 + ux * bend,
        x1,
        y1,
        Math.min(w, 0.8 + l * 0.16),
      );
    }
  }
  return out;
}

/** Where the line at distance s from the origin crosses the outline, from the lit side on. */
function cutsAt(
  rings: readonly Point[][],
  s: number,
  across: (p: Point) => number,
  ux: number,
  uy: number,
): number[] {
  const cuts: number[] = [];
  for (const ring of rings)
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] ?? p;
      const sp = across(p);
      const sq = across(q);
      if ((sp - s) * (sq - s) >= 0) return;
      const t = (s - sp) / (sq - sp);
      cuts.push((p[0] + (q[0] - p[0]) * t) * ux + (p[1] + (q[1] - p[1]) * t) * uy);
    });
  return cuts.sort((a, b) => a - b);
}
