/** Weather: banks of cloud, lightning, rain, hail, wind, high seas. */
import { INK, mixed, seeded, short as f } from '../tools/ink.ts';
import { swell, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';

type Hue = `#${string}`;

/** A row of round bulges from one side to the other; down where `out` is positive. */
function bulges(y: number, size: number, out: number, seed: number): { d: string; tops: Point[] } {
  const random = seeded(seed);
  const tops: Point[] = [];
  let d = `M-8 ${y}`;
  let at: Point = [-8, y];
  while (at[0] < 288) {
    const wide = size * (0.6 + random() * 0.8);
    const next: Point = [at[0] + wide, y + (random() - 0.5) * size * 0.5];
    const reach = out * wide * 0.62;
    d += `C${f(at[0] - wide * 0.12)} ${f(at[1] + reach)} ${f(next[0] + wide * 0.12)} ${f(next[1] + reach)} ${f(next[0])} ${f(next[1])}`;
    tops.push([at[0] + wide / 2, (at[1] + next[1]) / 2 + reach * 0.6, wide]);
    at = next;
  }
  return { d, tops };
}

export interface Bank {
  readonly y?: number;
  /** Hangs from the top of the picture, or lies at its foot. */
  readonly from?: 'above' | 'below';
  readonly fill?: Hue;
  readonly size?: number;
  readonly seed?: number;
}

/** A bank of cloud from side to side. */
export function drawBank(p: Plate, bank: Bank): void {
  const { from = 'above', y = from === 'above' ? 30 : 168, fill = '#8b929b', size = 46, seed = 4 } = bank;
  const out = from === 'above' ? 1 : -1;
  const { d, tops } = bulges(y, size, out, seed);
  const edge = from === 'above' ? -8 : 198;
  const curls = tops
    .map(([x, top, wide = size]) =>
      [0.3, 0.14]
        .map((k, i) =>
          taper(
            x + wide * 0.42,
            top - out * (4 + i * 6),
            x + wide * 0.16,
            top - out * (1 + i * 6),
            x - wide * k,
            top - out * (9 + i * 7),
            2.3 - i * 0.4,
          ),
        )
        .join(''),
    )
    .join('');
  p.form(
    `${d}V${edge}H-8Z`,
    fill,
    from === 'above' ? { angle: 86, k: 0.3, gap: 4.6, max: 13, w: 2.2, ragged: 0.7 } : null,
    { hatch: curls },
  );
}

/** A zigzag that ends in a point. */
function jag(line: readonly Point[], wide: number): string {
  const a = line[0] ?? [0, 0];
  const b = line.at(-1) ?? a;
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / l;
  const ny = (b[0] - a[0]) / l;
  const side = (s: number): string[] =>
    line.map(([x, y], i) => {
      const w = (s * wide * (1 - i / (line.length - 1))) / 2;
      return `${f(x + nx * w)} ${f(y + ny * w)}`;
    });
  return `M${side(1).join('L')}L${side(-1).reverse().slice(1).join('L')}Z`;
}

export interface Bolt {
  /** From its root to its point; branches after a bar. */
  readonly at: string;
  readonly w?: number;
  readonly fill?: Hue;
}

export function drawBolt(p: Plate, { at, w = 9, fill = '#fbe79a' }: Bolt): void {
  const [trunk = '', ...branches] = at.split('|');
  for (const one of branches) p.mass(jag(points(one), w * 0.6), fill, { w: 1.5, dx: 0.8, dy: 0.6 });
  p.mass(jag(points(trunk), w), fill, { w: 1.7, dx: 1, dy: 0.8 });
}

export interface Rain {
  readonly n?: number;
  readonly seed?: number;
  /** How far a drop is blown aside on its way down. */
  readonly lean?: number;
  readonly length?: number;
  readonly color?: Hue;
  readonly box?: readonly [x: number, y: number, wide: number, high: number];
}

export function drawRain(p: Plate, rain: Rain): void {
  const { n = 60, seed = 5, lean = -0.34, length = 22, color = INK, box = [0, 0, 290, 190] } = rain;
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = box[0] + random() * box[2];
    const y = box[1] + random() * box[3];
    const l = length * (0.5 + random() * 0.8);
    d += taper(x + lean * l, y + l, x + (lean * l) / 2, y + l / 2, x, y, 1.7);
  }
  p.fill(d, color);
}

/** Ice that falls: x y r of each stone. */
export function drawHail(
  p: Plate,
  { at, fill = '#e6edee' }: { readonly at: string; readonly fill?: Hue },
): void {
  let trails = '';
  for (const [x, y, r] of tuples(3, at))
    for (const k of [-0.6, 0, 0.6])
      trails += taper(
        x + k * r + r * 0.3,
        y - r * 1.3,
        x + r * 0.7,
        y - r * 2.4,
        x + r * 1.3 + k * r,
        y - r * 4,
        1.5,
      );
  p.fill(trails);
  for (const [x, y, r] of tuples(3, at)) {
    const corners = [10, 70, 130, 185, 250, 310].map((a, i) => {
      const q = r * (i % 2 === 0 ? 1.06 : 0.9);
      return `${f(x + Math.cos((a * Math.PI) / 180) * q)} ${f(y + Math.sin((a * Math.PI) / 180) * q)}`;
    });
    p.form(`M${corners.join('L')}Z`, fill, { k: 0.5, gap: 3.2, w: 1.8 }, { w: 1.5, dx: 0.8, dy: 0.8 });
  }
}

/** Gusts that end in a curl: x y and length of each; to the left where the length is negative. */
export function drawWind(
  p: Plate,
  { at, w = 2.4, color = INK }: { readonly at: string; readonly w?: number; readonly color?: Hue },
): void {
  let d = '';
  for (const [x, y, l] of tuples(3, at)) {
    const c = Math.min(13, Math.abs(l) * 0.16);
    const m = Math.sign(l);
    d += `M${f(x)} ${f(y)}C${f(x + l * 0.3)} ${f(y - 7)} ${f(x + l * 0.62)} ${f(y + 5)} ${f(x + l)} ${f(y - 1)}c${f(m * c * 1.2)} ${f(-c * 0.5)} ${f(m * c * 0.9)} ${f(-c * 2)} ${f(-m * c * 0.3)} ${f(-c * 1.8)}c${f(-m * c * 0.9)} ${f(c * 0.2)} ${f(-m * c * 0.6)} ${f(c * 1.3)} ${f(m * c * 0.2)} ${f(c)}`;
  }
  p.line(d, w, color);
}

export interface Vortex {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly fill?: Hue;
  /** What shows in its middle. */
  readonly heart?: Hue;
  readonly n?: number;
}

/** A ring of cloud that turns: behind a Stormlord, or around an eye. */
export function drawVortex(p: Plate, vortex: Vortex): void {
  const { x = 140, y = 96, r = 92, fill = '#8d939c', heart = '#59606b', n = 15 } = vortex;
  const around = (a: number, q: number): [number, number] => [x + Math.cos(a) * q, y + Math.sin(a) * q];
  const puffs = Array.from({ length: n }, (_, i) => {
    const [px, py] = around((i * 2 * Math.PI) / n, r);
    return `<circle cx="${f(px)}" cy="${f(py)}" r="`;
  });
  const size = (r * 3.5) / n;
  const rounds = (grow: number): string => puffs.map((one) => `${one}${f(size + grow)}"/>`).join('');
  p.raw(
    `<g transform="translate(1.4 1.3)">${rounds(0.9)}</g>${rounds(0.9)}<g fill="${fill}">${rounds(-0.9)}</g>`,
  );
  const curls = Array.from({ length: n }, (_, i) => {
    const [px, py] = around((i * 2 * Math.PI) / n, r);
    const curl = (k: number): string =>
      taper(
        px + size * (0.88 - k * 0.1),
        py - size * 0.1 + size * k * 0.34,
        px + size * 0.5,
        py + size * k * 0.36,
        px + size * 0.06,
        py + size * k * 0.24,
        2,
      );
    return [0, 1, 2].map(curl).join('');
  });
  p.fill(curls.join(''));
  p.disc(x, y, r - size * 0.42, heart, 1.8);
  let whirl = '';
  for (let i = 0; i < n * 2; i++) {
    const a = (i * Math.PI) / n;
    const [ax, ay] = around(a, r - size * 0.44);
    const [bx, by] = around(a + 0.3, r * 0.62);
    const [cx, cy] = around(a + 0.66, r * (0.36 + (i % 3) * 0.08));
    whirl += taper(ax, ay, bx, by, cx, cy, 2.6);
  }
  p.fill(whirl, mixed(heart, INK, 0.5));
}

export interface Sea {
  readonly y?: number;
  readonly high?: number;
  readonly fill?: Hue;
  readonly seed?: number;
}

/** Waves that lean to the left and break. */
export function drawSea(p: Plate, { y = 160, high = 16, fill = '#7f9a9c', seed = 3 }: Sea): void {
  const random = seeded(seed);
  let d = `M-8 ${y}`;
  let hatching = '';
  for (let x = -8; x < 288; ) {
    const l = 34 + random() * 30;
    const h = high * (0.7 + random() * 0.6);
    d += `C${f(x + l * 0.1)} ${f(y - h * 0.2)} ${f(x + l * 0.1)} ${f(y - h * 0.9)} ${f(x + l * 0.04)} ${f(y - h)}C${f(x + l * 0.4)} ${f(y - h)} ${f(x + l * 0.6)} ${f(y)} ${f(x + l)} ${y}`;
    for (let i = 1; i < 4; i++)
      hatching += taper(
        x + l * 0.22 * i + 8,
        y - h * 0.74 + i * h * 0.24,
        x + l * 0.2 * i + 10,
        y + 4,
        x + l * 0.24 * i - 2,
        y + 9 + i * 3,
        2,
      );
    x += l;
  }
  for (let row = y + 14; row < 196; row += 9)
    for (let x = random() * 30 - 20; x < 284; x += 34 + random() * 24)
      hatching += swell(x, row, x + 12, row - 5, x + 24, row, 1.3);
  p.form(`${d}V198H-8Z`, fill, null, { hatch: hatching, w: 1.9, dx: 0.8, dy: 0.8 });
}
