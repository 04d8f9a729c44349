/** What lies behind a figure: engraved air, earth, water, smoke. */
import { INK, seeded, short as f } from './tools/ink.ts';
import { swell, taper } from './tools/lines.ts';
import type { Plate } from './tools/plate.ts';
import { tuples } from './tools/points.ts';

export interface Ground {
  readonly kind: 'ruled' | 'slant' | 'rays' | 'web' | 'rain';
  readonly tint: `#${string}`;
  /** Where rays and webs have their middle, and how far from it they begin. */
  readonly at?: readonly [x: number, y: number, r: number];
  /** Darker at the right edge, so that a lit face stands out. */
  readonly edge?: boolean;
}

type Box = readonly [wide: number, high: number];

const AIR: Readonly<Record<Ground['kind'], (box: Box, at: readonly [number, number, number]) => string>> = {
  ruled: ([wide, high]) => lines(4, high, 5.5, (y) => `M0 ${y}H${wide}`),
  slant: ([wide, high]) => lines(-high, wide, 7, (x) => `M${x} ${high}L${x + high} 0`),
  rain: ([wide, high]) =>
    lines(0, wide + 60, 9, (x) => `M${x} ${((x * 7) % 23) - 20}L${x - high * 0.3} ${high}`),
  rays: (_, [cx, cy, r]) =>
    lines(0, 80, 1, (i) => {
      const a = (i * Math.PI) / 40;
      const near = i % 2 === 0 ? r : r * 1.18;
      return `M${f(cx + Math.cos(a) * near)} ${f(cy + Math.sin(a) * near)}L${f(cx + Math.cos(a) * 320)} ${f(cy + Math.sin(a) * 320)}`;
    }),
  web: (_, [cx, cy]) => {
    const on = (r: number, i: number): string =>
      `${f(cx + Math.cos((i * Math.PI) / 9) * r * 1.15)} ${f(cy + Math.sin((i * Math.PI) / 9) * r)}`;
    return lines(
      0,
      18,
      1,
      (i) =>
        `M${on(8, i)}L${on(260, i)}${lines(22, 220, 17, (r) => `M${on(r, i)}Q${on(r * 0.9, i + 0.5)} ${on(r, i + 1)}`)}`,
    );
  },
};

function lines(from: number, to: number, step: number, draw: (at: number) => string): string {
  let d = '';
  for (let at = from; at < to; at += step) d += draw(at);
  return d;
}

export function drawGround(p: Plate, { kind, tint, at, edge = kind !== 'rays' }: Ground, box: Box): void {
  const [wide, high] = box;
  const middle = at ?? ([wide / 2, high * 0.44, wide < high ? 88 : 66] as const);
  p.raw(`<rect width="${wide}" height="${high}" fill="${tint}"/>`);
  p.raw(
    `<path class="m l" d="${AIR[kind](box, middle)}" stroke-width="1.1" opacity="${kind === 'web' ? 0.42 : 0.3}"/>`,
  );
  if (!edge) return;
  const dark = lines(6, high, 11, (y) =>
    taper(wide, y + 1, wide - 30, y + 1, wide - 54 + (y % 3) * 9, y + 1, 4.2),
  );
  p.raw(`<path d="${dark}" fill="${INK}" opacity=".34"/>`);
}

/** Earth under the feet: a line, stones, grass. */
export function drawEarth(
  p: Plate,
  {
    y = 166,
    fill = '#cdb98a',
    seed = 3,
  }: { readonly y?: number; readonly fill?: `#${string}`; readonly seed?: number },
): void {
  const d = `M-4 ${y + 4}C40 ${y - 4} 90 ${y + 3} 140 ${y}C190 ${y - 3} 240 ${y - 3} 284 ${y + 4}V194H-4Z`;
  const random = seeded(seed);
  let stones = '';
  for (let i = 0; i < 34; i++) {
    const x = random() * 290 - 10;
    const at = y + 7 + random() * 22;
    const l = 10 + random() * 26;
    stones += swell(x, at, x + l / 2, at - 1.5, x + l, at, 0.9);
  }
  let grass = '';
  for (let i = 0; i < 7; i++) {
    const x = random() * 280;
    const at = y + 3 + random() * 10;
    for (const k of [-4, 0, 4])
      grass += taper(x, at, x + k * 0.4, at - 5, x + k * 1.3, at - 8 - random() * 5, 2);
  }
  p.mass(d, fill, { w: 1.6, dx: 0, dy: 0 }).inside(d, stones).fill(grass);
}

export function drawWater(
  p: Plate,
  { y = 158, fill = '#9fb6b4' }: { readonly y?: number; readonly fill?: `#${string}` },
): void {
  const d = `M-4 ${y}H284V194H-4Z`;
  const random = seeded(9);
  let waves = '';
  for (let at = y + 4; at < 192; at += 6)
    for (let x = -10 + random() * 30; x < 284; x += 26 + random() * 26)
      waves += swell(x, at, x + 9, at - 3.4, x + 18 + random() * 12, at, 1.1);
  p.mass(d, fill, { w: 1.6, dx: 0, dy: 0 }).inside(d, waves);
}

/** Smoke, dust or snow: rounds that share one outline; x y r of each. */
export function drawCloud(
  p: Plate,
  { puffs, fill = '#dccfb8' }: { readonly puffs: string; readonly fill?: `#${string}` },
): void {
  const list = tuples(3, puffs);
  const rounds = (grow: number): string =>
    list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${f(r + grow)}"/>`).join('');
  p.raw(
    `<g transform="translate(1.3 1.2)">${rounds(0.8)}</g>${rounds(0.9)}<g fill="${fill}">${rounds(-0.9)}</g>`,
  );
  const curl = ([x, y, r]: readonly [number, number, number], i: number): string =>
    taper(
      x + r * (0.86 - i * 0.1),
      y - r * 0.1 + i * r * 0.32,
      x + r * 0.5,
      y + i * r * 0.34,
      x + r * 0.1,
      y + i * r * 0.22,
      1.7,
    );
  p.fill(list.map((puff) => [0, 1, 2].map((i) => curl(puff, i)).join('')).join(''));
}
