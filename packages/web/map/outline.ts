/** The outline of a body of hexes, and how a hand would draw it. */
import { DIRECTIONS, type Point, toAxial } from '@wayrune/engine/kernel/hex.ts';
import type { Space } from '@wayrune/engine/rules/world/board.ts';
import { add, centreOf, cornersOf, keyOf, middle, minus, mix, times, unit } from './geometry.ts';
import { noise } from './seeded.ts';

const cell = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q},${r}`;

/** Rings around the body and around its holes: no side that two of its hexes share is in them. */
export function outlines(body: readonly Space[]): Point[][] {
  const inside = new Set(body.map((space) => cell(toAxial(space))));
  const sides = new Map<string, readonly [Point, Point]>();
  for (const space of body) {
    const { q, r } = toAxial(space);
    const corners = cornersOf(space);
    for (const [i, step] of DIRECTIONS.entries()) {
      const [from, to] = [corners[i], corners[(i + 1) % 6]];
      if (from && to && !inside.has(cell({ q: q + step.q, r: r + step.r })))
        sides.set(keyOf(from), [from, to]);
    }
  }
  const rings: Point[][] = [];
  for (const start of sides.keys()) {
    const points: Point[] = [];
    let side = sides.get(start);
    while (side !== undefined) {
      sides.delete(keyOf(side[0]));
      points.push(side[0]);
      side = sides.get(keyOf(side[1]));
    }
    if (points.length > 0) rings.push(points);
  }
  return rings;
}

/** Hexes of the same kind that touch, as bodies. */
export function bodies(spaces: readonly Space[], joins: (space: Space) => boolean): Space[][] {
  const left = new Map(spaces.filter(joins).map((space) => [space.id, space]));
  const found: Space[][] = [];
  for (const seed of left.values()) {
    if (!left.delete(seed.id)) continue;
    const body = [seed];
    for (const space of body)
      for (const id of space.neighbors) {
        const next = left.get(id);
        if (next !== undefined && left.delete(id)) body.push(next);
      }
    found.push(body);
  }
  return found;
}

export interface Hand {
  /** How far a line strays. */
  readonly stray: number;
  /** How many points a side of a hex gets. */
  readonly fine: number;
  readonly seed: number;
}

/** Straight sides become a wandering line. The wander depends on the place alone: neighbours keep their border. */
export function wander(points: readonly Point[], { stray, fine, seed }: Hand): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    return Array.from({ length: fine }, (_, step) => stir(mix(from, to, step / fine), stray, seed));
  });
}

function stir(point: Point, stray: number, seed: number): Point {
  const wave = (shift: number, scale: number): number =>
    noise(seed + shift, point.x / scale, point.y / scale);
  return add(point, {
    x: stray * (wave(1, 34) + 0.5 * wave(3, 13)),
    y: stray * (wave(2, 34) + 0.5 * wave(4, 13)),
  });
}

/** Where the land ends each corner has fewer than three hexes; the way from there to the sea, by corner. */
export function seaward(spaces: readonly Space[]): ReadonlyMap<string, Point> {
  const around = new Map<string, { corner: Point; centres: Point[] }>();
  for (const space of spaces)
    for (const corner of cornersOf(space)) {
      const entry = around.get(keyOf(corner)) ?? { corner, centres: [] };
      entry.centres.push(centreOf(space));
      around.set(keyOf(corner), entry);
    }
  const ways = new Map<string, Point>();
  for (const [key, { corner, centres }] of around)
    if (centres.length < 3) ways.set(key, unit(minus(corner, middle(centres))));
  return ways;
}

/** Pushes the corners that lie at the sea outwards. */
export const pushed = (ringOf: readonly Point[], ways: ReadonlyMap<string, Point>, far: number): Point[] =>
  ringOf.map((corner) => add(corner, times(ways.get(keyOf(corner)) ?? { x: 0, y: 0 }, far)));
