/** Where the pins of Heroes stand: near the middle of their space, clear of jewels, towns, names and one another. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { chartOf } from './compute-chart.ts';
import { add, centreOf, gap, type Point } from './geometry.ts';

/** Something that must stay in sight: it keeps pins off by its radius. */
interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

export interface Pin {
  readonly seat: number;
  readonly space: SpaceId;
  readonly radius: number;
}

/** The stone lies a little below the middle; with a sunburst it is larger. */
const STONE = { dy: 4, plain: 13, sunburst: 18 };
/** A town: its walls and towers, its arms at the top left, its name below. */
const WALLS: readonly Obstacle[] = [
  { at: { x: -12, y: -4 }, radius: 15 },
  { at: { x: 12, y: -4 }, radius: 15 },
  { at: { x: 0, y: -16 }, radius: 13 },
  { at: { x: -22, y: -22 }, radius: 11 },
];
/** The sign of its kind at the top right, if it is no free town. */
const SIGN: Obstacle = { at: { x: 26, y: -22 }, radius: 9 };
const NAME = { dy: 26, letter: 4.4, radius: 10 };
const LETTER = 7;
const BANNER: Obstacle = { at: { x: 19, y: -12 }, radius: 12 };

const known = new WeakMap<Board, readonly Obstacle[]>();

/** All that is printed on the board and must not be covered. */
function printedOn(board: Board): readonly Obstacle[] {
  const made = known.get(board) ?? [...stones(board), ...towns(board), ...regions(board)];
  known.set(board, made);
  return made;
}

const stones = (board: Board): Obstacle[] =>
  board.jewels.map((id) => {
    const space = spaceAt(board, id);
    const radius = space.jewel?.sunburst === true ? STONE.sunburst : STONE.plain;
    return { at: add(centreOf(space), { x: 0, y: STONE.dy }), radius };
  });

const towns = (board: Board): Obstacle[] =>
  chartOf(board).towns.flatMap(({ name, kind, at }) => {
    const half = name.length * NAME.letter - NAME.radius;
    const label = [-1, -0.5, 0, 0.5, 1].map((t) => ({
      at: add(at, { x: t * half, y: NAME.dy }),
      radius: NAME.radius,
    }));
    const walls = kind === 'free-town' ? WALLS : [...WALLS, SIGN];
    return [...walls.map(({ at: part, radius }) => ({ at: add(at, part), radius })), ...label];
  });

const regions = (board: Board): Obstacle[] =>
  chartOf(board).lettering.flatMap(({ letters }) => letters.map((at) => ({ at, radius: LETTER })));

const CORNERS: readonly Point[] = [
  { x: 23, y: -21 },
  { x: -23, y: -21 },
  { x: 25, y: 15 },
  { x: -25, y: 15 },
];

/** The corner of a space where something small covers least, from the middle of the space. */
export function clearCorner(board: Board, space: SpaceId, radius: number, hung: boolean): Point {
  const home = centreOf(spaceAt(board, space));
  const near = [...printedOn(board), ...(hung ? [{ at: add(home, BANNER.at), radius: BANNER.radius }] : [])];
  const cost = (corner: Point): number => covered(add(home, corner), radius, near);
  return CORNERS.reduce((a, b) => (cost(b) < cost(a) - 0.5 ? b : a));
}

const TURNS = 16;
/** The middle first, a little up, then ever wider rings around it. */
const OFFSETS: readonly Point[] = [
  { x: 0, y: -10 },
  { x: 0, y: 0 },
  ...[16, 24, 30, 36, 42, 48, 56, 64].flatMap((far) =>
    Array.from({ length: TURNS }, (_, i) => {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / TURNS;
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
    }),
  ),
];

/** How much of the obstacle a pin would cover, by depth. */
const covered = (at: Point, radius: number, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, other) => sum + Math.max(0, radius + other.radius - gap(at, other.at)), 0);

/** Covering something counts more than any distance. */
const COVERS = 8;

/** The place of each pin, by seat. Pins that come first have the better places. */
export function placePins(
  board: Board,
  pins: readonly Pin[],
  /** Spaces with a banner on them. */
  banners: ReadonlySet<SpaceId>,
): ReadonlyMap<number, Point> {
  const places = new Map<number, Point>();
  const others: Obstacle[] = [];
  for (const { seat, space, radius } of pins) {
    const home = centreOf(spaceAt(board, space));
    const near = [...printedOn(board), ...flags(board, banners), ...others].filter(
      ({ at, radius: other }) => gap(at, home) < 64 + radius + other,
    );
    const cost = (offset: Point): number =>
      covered(add(home, offset), radius, near) * COVERS + gap(offset, { x: 0, y: -10 }) * 0.4;
    const best = OFFSETS.reduce((a, b) => (cost(b) < cost(a) - 0.01 ? b : a));
    const at = add(home, best);
    places.set(seat, at);
    others.push({ at, radius: radius + 1 });
  }
  return places;
}

const flags = (board: Board, banners: ReadonlySet<SpaceId>): Obstacle[] =>
  [...banners].map((id) => ({
    at: add(centreOf(spaceAt(board, id)), BANNER.at),
    radius: BANNER.radius,
  }));
