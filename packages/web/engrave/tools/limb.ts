/** A limb, tail, neck or horn: a spine and its half-widths. */
import { seeded } from './ink.ts';
import { taper } from './lines.ts';
import { flatten, smooth } from './smooth.ts';
import { between, distance, type Point } from './points.ts';

interface Joint {
  readonly p: Point;
  /** Half the width here. */
  readonly w: number;
  /** To the left of the spine, and along it. */
  readonly n: readonly [number, number];
  readonly u: readonly [number, number];
}

export interface Limb {
  readonly d: string;
  readonly frame: readonly Joint[];
  /** Only the two sides, leaving out the first joints, where the limb grows out of a body. */
  readonly sides: (skip: number) => string;
}

const PER = 8;
/** Where the dark side of a limb is. */
const DARK = [0.72, 0.7] as const;

export function limb(spine: readonly Point[], widths: readonly number[]): Limb {
  const frame = jointsOf(spine, widths);
  const left: Point[] = frame.map(({ p, w, n }) => [p[0] + n[0] * w, p[1] + n[1] * w]);
  const right: Point[] = frame.map(({ p, w, n }): Point => [p[0] - n[0] * w, p[1] - n[1] * w]).reverse();
  const end = frame.at(-1);
  if (end !== undefined && (widths.at(-1) ?? 0) < 1.6) {
    left.pop();
    right[0] = [end.p[0], end.p[1], 1];
  }
  for (const side of [left, right])
    for (const i of [0, side.length - 1]) {
      const p = side[i];
      if (p !== undefined) side[i] = [p[0], p[1], 1];
    }
  return {
    d: smooth([...left, ...right]),
    frame,
    sides: (skip) => smooth(left.slice(skip), false) + smooth(right.slice(0, right.length - skip), false),
  };
}

function jointsOf(spine: readonly Point[], widths: readonly number[]): Joint[] {
  const line = flatten(smooth(spine, false, 0.34))[0] ?? [];
  const along: { p: Point; t: number }[] = [];
  line.forEach((p, i) => {
    if (i % 2 === 0) along.push({ p, t: i / PER });
  });
  const last = line.at(-1);
  if (last !== undefined && (along.at(-1)?.t ?? 0) < spine.length - 1.01)
    along.push({ p: last, t: spine.length - 1 });
  return along.map(({ p, t }, i) => {
    const a = along[Math.max(0, i - 1)]?.p ?? p;
    const b = along[Math.min(along.length - 1, i + 1)]?.p ?? p;
    const l = distance(a, b) || 1;
    const k = Math.min(Math.floor(t), widths.length - 2);
    const from = widths[k] ?? 0;
    const w = from + ((widths[k + 1] ?? from) - from) * Math.min(1, t - k);
    return { p, w, n: [-(b[1] - a[1]) / l, (b[0] - a[0]) / l], u: [(b[0] - a[0]) / l, (b[1] - a[1]) / l] };
  });
}

export interface Rings {
  /** How far apart, and how far around the limb. */
  readonly gap?: number;
  readonly k?: number;
  readonly w?: number;
  readonly bow?: number;
}

/** Rings of hatching on the dark side. */
export function ringsOf(
  frame: readonly Joint[],
  { gap = 4.4, k = 0.5, w = 2.3, bow = 0.5 }: Rings = {},
): string {
  const random = seeded(8);
  let out = '';
  let rest = gap / 2;
  for (let i = 0; i + 1 < frame.length; i++) {
    const from = frame[i];
    const to = frame[i + 1];
    if (from === undefined || to === undefined) break;
    const l = distance(from.p, to.p);
    for (; rest < l; rest += gap) {
      const p = between(from.p, to.p, rest / l);
      const wide = from.w + ((to.w - from.w) * rest) / l;
      const { n, u } = from;
      const s = n[0] * DARK[0] + n[1] * DARK[1] >= 0 ? 1 : -1;
      const e = wide * (1 - k * (1 - random() * 0.35) * 2);
      if (wide < 1.6) continue;
      const at = (q: number, b = 0): [number, number] => [
        p[0] + n[0] * s * q + u[0] * b,
        p[1] + n[1] * s * q + u[1] * b,
      ];
      out += taper(...at(wide + 0.6), ...at((wide + e) / 2, bow * wide), ...at(e), Math.min(w, wide * 0.5));
    }
    rest -= l;
  }
  return out;
}
