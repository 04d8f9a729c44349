/** Ragged edges and rows: fur, bristles, spines; mail, scales. */
import { seeded, short as f } from './ink.ts';
import { flatten, smooth } from './smooth.ts';
import { distance, type Point } from './points.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly u: readonly [number, number];
}

/** The place at a distance along a line. */
function walker(line: readonly Point[]): { readonly length: number; readonly at: (s: number) => Place } {
  const sums: number[] = [0];
  for (let i = 1; i < line.length; i++)
    sums.push((sums[i - 1] ?? 0) + distance(line[i - 1] ?? [0, 0], line[i] ?? [0, 0]));
  const at = (s: number): Place => {
    let i = 1;
    while (i < line.length - 1 && (sums[i] ?? 0) < s) i++;
    const a = line[i - 1] ?? [0, 0];
    const b = line[i] ?? a;
    const l = distance(a, b) || 1;
    const t = (s - (sums[i - 1] ?? 0)) / l;
    return {
      x: a[0] + (b[0] - a[0]) * t,
      y: a[1] + (b[1] - a[1]) * t,
      u: [(b[0] - a[0]) / l, (b[1] - a[1]) / l],
    };
  };
  return { length: sums.at(-1) ?? 0, at };
}

/** n tufts along a line, `length` out to its left, leaning along it; closed by the straight way back. */
export function tufts(
  list: readonly Point[],
  n: number,
  length: number | ((t: number) => number),
  lean = 0.5,
  seed = 2,
  jitter = 0.35,
): string {
  const line = flatten(smooth(list, false))[0] ?? [];
  const { length: whole, at } = walker(line);
  const random = seeded(seed);
  const step = whole / n;
  const start = line[0] ?? [0, 0];
  let d = `M${f(start[0])} ${f(start[1])}`;
  for (let i = 0; i < n; i++) {
    const b = at(i * step);
    const m = at((i + 0.5) * step);
    const e = at((i + 1) * step);
    const g = (typeof length === 'function' ? length(i / (n - 1)) : length) * (1 - random() * jitter);
    const nx = m.u[1];
    const ny = -m.u[0];
    const tip = `${f(m.x + nx * g + m.u[0] * lean * g)} ${f(m.y + ny * g + m.u[1] * lean * g)}`;
    const back = `${f(m.x + nx * g * 0.35 + m.u[0] * step * 0.2)} ${f(m.y + ny * g * 0.35 + m.u[1] * step * 0.2)}`;
    d += `Q${f(b.x + nx * g * 0.45)} ${f(b.y + ny * g * 0.45)} ${tip}Q${back} ${f(e.x)} ${f(e.y)}`;
  }
  return `${d}Z`;
}

/** Hairs on both sides of a line. */
export function bristles(
  list: readonly Point[],
  n: number,
  length: number,
  seed: number,
  line: (...at: [number, number, number, number, number, number, number]) => string,
): string {
  const { length: whole, at } = walker(flatten(smooth(list, false))[0] ?? []);
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < n; i++) {
    const { x, y, u } = at((0.08 + random() * 0.86) * whole);
    const s = i % 2 === 0 ? -1 : 1;
    const nx = -u[1] * s;
    const ny = u[0] * s;
    out += line(
      x + nx * 2,
      y + ny * 2,
      x + nx * length * 0.6,
      y + ny * length * 0.6,
      x + nx * length + u[0] * 3,
      y + ny * length + u[1] * 3,
      1.5,
    );
  }
  return out;
}

const MARKS = {
  mail: (s: number) => `a${f(s * 0.45)} ${f(s * 0.45)} 0 0 1 ${f(s * 0.9)} 0`,
  scale: (s: number) => `q${f(s * 0.5)} ${f(s * 0.95)} ${f(s)} 0`,
} as const;

/** Rows of rings or scales over a box; clip them to a mass. */
export function rows(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size = 8,
  kind: keyof typeof MARKS = 'mail',
): string {
  const mark = MARKS[kind](size);
  let d = '';
  let odd = 0;
  for (let y = y0; y < y1; y += size * 0.82, odd = 1 - odd)
    for (let x = x0 + odd * size * 0.5; x < x1; x += size) d += `M${f(x)} ${f(y)}${mark}`;
  return d;
}
