/** Mountains and hills with hachures. */
import type { Space } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, mix, type Point } from '../geometry.ts';
import { at, curve, polygon, polyline } from '../path.ts';
import { between, type Rand, seeded } from '../seeded.ts';
import type { Glyph } from './glyph.ts';

interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly height: number;
}

/** Around the middle of a hex: the foot's middle, width and height. Spaces with a jewel keep their middle free. */
const PEAKS: Readonly<Record<'open' | 'jewel', readonly Place[]>> = {
  open: [
    { dx: 12, dy: -4, width: 36, height: 34 },
    { dx: -14, dy: 4, width: 36, height: 36 },
    { dx: 10, dy: 20, width: 44, height: 33 },
    { dx: -17, dy: 25, width: 22, height: 15 },
  ],
  jewel: [
    { dx: -12, dy: -5, width: 38, height: 32 },
    { dx: 14, dy: -1, width: 36, height: 29 },
    { dx: -23, dy: 21, width: 20, height: 16 },
    { dx: 23, dy: 22, width: 20, height: 17 },
  ],
};
const HUMPS: Readonly<Record<'open' | 'jewel', readonly Place[]>> = {
  open: [
    { dx: 13, dy: -12, width: 26, height: 12 },
    { dx: -13, dy: -6, width: 30, height: 15 },
    { dx: 12, dy: 8, width: 34, height: 17 },
    { dx: -15, dy: 20, width: 26, height: 13 },
    { dx: 10, dy: 26, width: 20, height: 9 },
  ],
  jewel: [
    { dx: 11, dy: -13, width: 30, height: 14 },
    { dx: -14, dy: -9, width: 30, height: 15 },
    { dx: 24, dy: 8, width: 20, height: 12 },
    { dx: -24, dy: 16, width: 19, height: 11 },
    { dx: 13, dy: 27, width: 24, height: 9 },
  ],
};

export const mountains = (space: Space, seed: string): Glyph[] =>
  placed(space, `${seed}:peak`, PEAKS[space.jewel ? 'jewel' : 'open'], peak);
export const hills = (space: Space, seed: string): Glyph[] =>
  placed(space, `${seed}:hump`, HUMPS[space.jewel ? 'jewel' : 'open'], hump);

type Draw = (rand: Rand, foot: Point, width: number, height: number) => Omit<Glyph, 'y'>;

function placed(space: Space, seed: string, places: readonly Place[], draw: Draw): Glyph[] {
  const rand = seeded(`${seed}:${space.id}`);
  const centre = centreOf(space);
  return places.map(({ dx, dy, width, height }) => {
    const grown = between(rand, 0.86, 1.14);
    const foot = { x: centre.x + dx + between(rand, -3, 3), y: centre.y + dy + between(rand, -2.5, 2.5) };
    return { y: foot.y, ...draw(rand, foot, width * grown, height * grown) };
  });
}

/** A broken slope from one point to another. */
function slope(rand: Rand, from: Point, to: Point, parts: number, rough: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const point = mix(from, to, i / parts);
    const stray = i === 0 || i === parts ? 0 : rough;
    return { x: point.x + between(rand, -stray, stray), y: point.y + between(rand, -stray, stray) };
  });
}

/** A peak: two slopes, a ridge that comes down towards us, and hachures that run down the dark side. */
function peak(rand: Rand, foot: Point, width: number, height: number): Omit<Glyph, 'y'> {
  const summit = { x: foot.x + between(rand, -0.08, 0.04) * width, y: foot.y - height };
  const left = { x: foot.x - width / 2, y: foot.y };
  const right = { x: foot.x + width / 2, y: foot.y + between(rand, 0, 2) };
  const heel = { x: foot.x + between(rand, 0.02, 0.14) * width, y: foot.y + 1 };
  const west = slope(rand, left, summit, 4, height * 0.035);
  const east = slope(rand, summit, right, 4, height * 0.04);
  const ridge = slope(rand, summit, heel, 5, height * 0.055);
  const count = Math.max(4, Math.round(height / 3.4));
  const hatch = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / count;
    const start = mix(along(ridge, t), along(east, t), 0.1 + rand() * 0.1);
    const lower = Math.min(1, t + between(rand, 0.2, 0.42));
    const end = mix(along(ridge, lower), along(east, lower), between(rand, 0.55, 0.82));
    return `M${at(start)}L${at(end)}`;
  });
  const scratches = [0.3, 0.55].map((t) => {
    const start = mix(along(west, 1 - t), along(ridge, t), between(rand, 0.3, 0.5));
    return `M${at(start)}l${at({ x: -height * 0.05, y: height * between(rand, 0.1, 0.2) })}`;
  });
  return {
    kind: 'mountain',
    line: `${polyline([...west, ...east.slice(1)])}${polyline(ridge.slice(0, 5))}${hatch.join('')}${scratches.join('')}`,
    shade: polygon([...ridge, ...east.toReversed().slice(0, -1)]),
  };
}

function along(points: readonly Point[], t: number): Point {
  const spot = Math.min(0.9999, Math.max(0, t)) * (points.length - 1);
  const i = Math.floor(spot);
  const from = points[i] ?? { x: 0, y: 0 };
  return mix(from, points[i + 1] ?? from, spot - i);
}

/** A hill: a round back and short hachures that follow it on the dark side. */
function hump(rand: Rand, foot: Point, width: number, height: number): Omit<Glyph, 'y'> {
  const lean = between(rand, -0.06, 0.1);
  const back = [
    [-0.5, 0],
    [-0.36, 0.55],
    [-0.12 + lean, 0.95],
    [0.1 + lean, 1],
    [0.34, 0.62],
    [0.5, 0.05],
  ].map(([dx = 0, dy = 0]) => ({ x: foot.x + dx * width, y: foot.y - dy * height }));
  const count = Math.max(3, Math.round(width / 4.6));
  const hatch = Array.from({ length: count }, (_, i) => {
    const t = 0.5 + (0.46 * (i + 0.3)) / count;
    const start = along(back, t);
    const drop = between(rand, 0.28, 0.5) * height * (1.15 - t);
    return `M${at({ x: start.x - 0.5, y: start.y + 1.2 })}q${at({ x: 1.4, y: drop * 0.4 })} ${at({ x: 2.2 + (t - 0.5) * 3, y: drop + 1.6 })}`;
  });
  const dark = [
    ...back.slice(3),
    { x: foot.x + width * 0.22, y: foot.y },
    { x: foot.x + width * 0.2, y: foot.y - height * 0.5 },
  ];
  return { kind: 'hill', line: `${curve(back)}${hatch.join('')}`, shade: polygon(dark) };
}
