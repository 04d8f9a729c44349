/** Rivers as ribbons that widen from source to mouth, and roads as lanes. */
import { hexCenter } from '@wayrune/engine/kernel/hex.ts';
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { add, centreOf, minus, mix, type Point, SIZE, times, unit } from '../geometry.ts';
import { curve, polygon, sample } from '../path.ts';
import { between, noise, seeded, seedOf } from '../seeded.ts';
import { directionOf, type River, riversOf, roadsOf } from '../ways.ts';

export interface Course {
  /** The ribbon, to be filled and its banks drawn. */
  readonly ribbon: string;
  /** Its last piece, that lies in the sea; '' if it ends on land. */
  readonly estuary: string;
  /** Lines of current in it. */
  readonly current: string;
  /** Its middle from source to mouth, for its name. */
  readonly middle: readonly Point[];
  readonly spaces: readonly SpaceId[];
}

const WIDTH = { source: 1.2, grows: 1.5, most: 15, mouth: 1.9 } as const;
/** Points of the drawn line to each half of a hex. */
const FINE = 8;

export const courses = (board: Board, seed: string): Course[] =>
  riversOf(board).flatMap((river) => river.courses.map((course) => courseOf(board, river, course, seed)));

function courseOf(board: Board, river: River, course: readonly SpaceId[], seed: string): Course {
  const reachesSea = river.mouth !== null && course.at(-1) === river.mouth.space;
  const knots = [...spring(board, course), ...meander(board, course, seed)];
  if (reachesSea && river.mouth) knots.push(...outlet(board, river.mouth));
  const middle = sample(knots, FINE);
  const widths = middle.map((_, i) => {
    const grown = Math.min(WIDTH.most, WIDTH.source + (WIDTH.grows * i) / FINE);
    const left = (middle.length - 1 - i) / (FINE * 2);
    return reachesSea && left < 1 ? grown * (1 + (WIDTH.mouth - 1) * (1 - left) ** 2) : grown;
  });
  const bank = (side: 1 | -1): Point[] =>
    middle.map((point, i) => {
      const along = unit(minus(middle[i + 1] ?? point, middle[i - 1] ?? point));
      return add(point, times({ x: -along.y, y: along.x }, (side * (widths[i] ?? 0)) / 2));
    });
  const [left, right] = [bank(1), bank(-1)];
  const tail = middle.length - Math.round(FINE * 1.6);
  return {
    ribbon: polygon([...left, ...right.toReversed()]),
    estuary: reachesSea ? polygon([...left.slice(tail), ...right.slice(tail).toReversed()]) : '',
    current: currents(middle, widths, seed + course[0]),
    middle,
    spaces: course,
  };
}

/** Where a river rises: out of the highest land beside its first hex. */
function spring(board: Board, course: readonly SpaceId[]): Point[] {
  const [first, second] = course;
  if (first === undefined) return [];
  const source = spaceAt(board, first);
  const from = second === undefined ? [] : spaceAt(board, second).neighbors;
  const high = source.neighbors
    .map((id) => spaceAt(board, id))
    .filter(({ id, terrain }) => terrain !== 'river' && id !== second && !from.includes(id))
    .toSorted((a, b) => HEIGHT.indexOf(b.terrain) - HEIGHT.indexOf(a.terrain))[0];
  return high === undefined ? [] : [mix(centreOf(source), centreOf(high), 0.46)];
}

const HEIGHT = ['town', 'road', 'plains', 'swamp', 'forest', 'hills', 'mountain'];

/** Through the middle of each hex and of each side between two, both set aside a little. */
function meander(board: Board, course: readonly SpaceId[], seed: string): Point[] {
  const centres = course.map((id) => centreOf(spaceAt(board, id)));
  return centres.flatMap((centre, i) => {
    const next = centres[i + 1];
    const here = astray(centre, 9, seed);
    return next === undefined ? [here] : [here, astray(mix(centre, next, 0.5), 13, seed)];
  });
}

function astray(point: Point, far: number, seed: string): Point {
  const base = seedOf(`${seed}:river`);
  return {
    x: point.x + far * noise(base, point.x / 19, point.y / 19),
    y: point.y + far * noise(base + 7, point.x / 19, point.y / 19),
  };
}

function outlet(board: Board, { space, direction }: NonNullable<River['mouth']>): Point[] {
  const centre = centreOf(spaceAt(board, space));
  const out = times(hexCenter(directionOf(direction), SIZE), 0.5);
  return [add(centre, out), add(centre, times(out, 1.6))];
}

function currents(middle: readonly Point[], widths: readonly number[], seed: string): string {
  const rand = seeded(`${seed}:current`);
  const lines: string[] = [];
  for (let i = FINE; i < middle.length - FINE * 2; i += Math.round(between(rand, 4, 9))) {
    const aside = ((widths[i] ?? 0) / 2) * between(rand, -0.5, 0.5);
    const piece = middle.slice(i, i + Math.round(between(rand, 4, 7)));
    if ((widths[i] ?? 0) < 6) continue;
    lines.push(curve(piece.map((point) => add(point, { x: aside * 0.4, y: aside }))));
  }
  return lines.join('');
}

/**
 * In each road hex the ways come in through the sides. Two of them are one smooth bend; a third joins at the middle, and a
 * single one ends there. In a town all end at the walls.
 */
export function roads(board: Board, seed: string): string {
  const base = seedOf(`${seed}:road`);
  const joins = new Map<SpaceId, SpaceId[]>();
  for (const [a, b] of roadsOf(board)) {
    joins.set(a, [...(joins.get(a) ?? []), b]);
    joins.set(b, [...(joins.get(b) ?? []), a]);
  }
  const spot = (point: Point, far: number): Point => ({
    x: point.x + far * noise(base, point.x / 17, point.y / 17),
    y: point.y + far * noise(base + 5, point.x / 17, point.y / 17),
  });
  const parts: string[] = [];
  for (const [id, others] of joins) {
    const space = spaceAt(board, id);
    const heart = centreOf(space);
    const centre = space.terrain === 'town' ? heart : spot(heart, 9);
    const gates = others.map((other) => spot(mix(heart, centreOf(spaceAt(board, other)), 0.5), 7));
    const [first, second, ...more] = gates;
    const through = space.terrain === 'road' && second !== undefined;
    if (first && through) parts.push(curve([first, mix(mix(first, second, 0.5), centre, 0.75), second]));
    const ends = through ? more : gates;
    parts.push(...ends.map((gate) => curve([gate, mix(gate, centre, 0.5), centre])));
  }
  return parts.join('');
}
