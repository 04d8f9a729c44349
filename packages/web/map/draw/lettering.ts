/** Names of regions and rivers: where they are lettered, along which line, and how far apart the letters stand. */
import { type Board, type Region, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { add, centreOf, gap, middle, minus, type Point, SIZE, times, unit } from '../geometry.ts';
import { curve } from '../path.ts';
import type { Course } from './water.ts';

export interface Lettering {
  readonly name: string;
  readonly kind: 'region' | 'river';
  /** The line that the letters stand on. */
  readonly line: string;
  readonly size: number;
  readonly spread: number;
  /** Where the letters are, roughly: nothing is put over them. */
  readonly letters: readonly Point[];
}

/** Rough width of a letter for its size: only the spacing depends on it. */
const LETTER = 0.47;

export interface Spot {
  readonly at: Point;
  /** How far it keeps letters and mist off. */
  readonly room: number;
}

/** Jewels, and towns with their names. */
export function spotsOf(board: Board): Spot[] {
  return [
    ...board.jewels.map((id) => {
      const space = spaceAt(board, id);
      return { at: centreOf(space), room: space.jewel?.sunburst === true ? 31 : 27 };
    }),
    ...board.towns.flatMap((town) => {
      const space = board.space[town.space];
      if (space === undefined) return [];
      const at = centreOf(space);
      const half = town.name.length * 4.4;
      const label = [-1, -0.33, 0.33, 1].map((t) => ({ at: add(at, { x: t * half, y: 26 }), room: 21 }));
      return [{ at, room: 46 }, ...label];
    }),
  ];
}

export function lettering(board: Board, courses: readonly Course[]): Lettering[] {
  const spots = spotsOf(board);
  return board.regions.map((region) => {
    const watery = region.spaces.every((id) => spaceAt(board, id).terrain === 'river');
    const course = courses.find(({ spaces }) => region.spaces.includes(spaces[0] ?? ''));
    return watery && course !== undefined
      ? alongRiver(region, course, spots)
      : acrossLand(board, region, spots);
  });
}

const crowding = (line: readonly Point[], spots: readonly Spot[]): number =>
  line.reduce(
    (sum, point) => sum + spots.reduce((s, { at, room }) => s + Math.max(0, room - gap(point, at)), 0),
    0,
  );

/** Along the region's own length, bowed a little, where it meets the fewest jewels and towns. */
function acrossLand(board: Board, region: Region, spots: readonly Spot[]): Lettering {
  const points = region.spaces.map((id) => centreOf(spaceAt(board, id)));
  const heart = middle(points);
  const size = points.length > 6 ? 17 : 15;
  const lean = leaning(points, heart);
  const options = [lean, lean / 2, 0].flatMap((turn) =>
    [-62, -48, -36, -30, -24, -18, -12, 0, 12, 18, 24, 30, 36, 48, 62].flatMap((aside) =>
      [-60, -40, -20, 0, 20, 40, 60].map((shift) => ({ turn, aside, shift })),
    ),
  );
  const drawn = options.map(({ turn, aside, shift }) => {
    const along = { x: Math.cos(turn), y: Math.sin(turn) };
    const across = { x: -along.y, y: along.x };
    const centre = add(add(heart, times(across, aside)), times(along, shift));
    const reach = Math.max(...points.map((point) => Math.abs(dot(minus(point, heart), along)))) + SIZE * 0.5;
    const text = region.name.length * size * LETTER;
    const spread = Math.max(0.4, Math.min(size * 0.28, (reach * 1.5 - text) / region.name.length));
    const half = (text + spread * region.name.length) / 2 + 6;
    const line = [-1, -0.5, 0, 0.5, 1].map((t) =>
      add(add(centre, times(along, t * half)), times(across, -7 * (1 - t * t))),
    );
    const strays = line.reduce(
      (sum, point) => sum + Math.max(0, Math.min(...points.map((hex) => gap(hex, point))) - SIZE * 0.75),
      0,
    );
    const letters = line.map((point) => add(point, { x: 0, y: -size * 0.3 }));
    const cost =
      crowding(dense(letters), spots) * 3 + strays * 2 + Math.abs(aside) * 0.15 + Math.abs(shift) * 0.1;
    return { line, letters: dense(letters), spread, cost };
  });
  const best = drawn.reduce((a, b) => (b.cost < a.cost ? b : a));
  const { letters, spread } = best;
  return { name: region.name, kind: 'region', line: curve(best.line), size, spread, letters };
}

const dense = (line: readonly Point[]): Point[] =>
  line.flatMap((point, i) => {
    const next = line[i + 1];
    return next === undefined
      ? [point]
      : [0, 0.25, 0.5, 0.75].map((t) => add(times(point, 1 - t), times(next, t)));
  });

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** The angle of the longest way through the region, never steeper than can be read with ease. */
function leaning(points: readonly Point[], heart: Point): number {
  const from = points.map((point) => minus(point, heart));
  const [xx, yy, xy] = [
    from.reduce((sum, { x }) => sum + x * x, 0),
    from.reduce((sum, { y }) => sum + y * y, 0),
    from.reduce((sum, { x, y }) => sum + x * y, 0),
  ];
  const turn = Math.atan2(2 * xy, xx - yy) / 2;
  return Math.max(-0.5, Math.min(0.5, turn));
}

/** Beside the straightest free stretch, read from left to right. */
function alongRiver(region: Region, course: Course, spots: readonly Spot[]): Lettering {
  const size = 12.5;
  const spread = 1.4;
  const length = region.name.length * (size * LETTER + spread) + 10;
  const line = course.middle;
  let best = { cost: Number.POSITIVE_INFINITY, piece: line };
  for (let from = 0; from < line.length; from += 2) {
    const to = reach(line, from, length);
    if (to === null) break;
    const part = line.slice(from, to + 1);
    const [first, last] = [part[0], part.at(-1)];
    if (first === undefined || last === undefined) break;
    const piece = first.x <= last.x ? part : part.toReversed();
    const steep = Math.abs(last.y - first.y) / (gap(first, last) + 1);
    const cost = length - gap(first, last) + steep * 26 + crowding(raise(piece), spots) * 3;
    if (cost < best.cost) best = { cost, piece };
  }
  const raised = raise(best.piece);
  const calm = raised.filter((_, i) => i % 5 === 0 || i === raised.length - 1);
  return { name: region.name, kind: 'river', line: curve(calm), size, spread, letters: calm };
}

/** The line above a stretch of river, on which its name stands. */
const raise = (piece: readonly Point[]): Point[] =>
  piece.map((point, i) => {
    const along = unit(minus(piece[i + 1] ?? point, piece[i - 1] ?? point));
    return add(point, times({ x: along.y, y: -along.x }, 11));
  });

function reach(line: readonly Point[], from: number, length: number): number | null {
  let far = 0;
  for (let i = from + 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) far += gap(a, b);
    if (far >= length) return i;
  }
  return null;
}
