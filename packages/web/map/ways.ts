/** How rivers and roads run: which hexes they join, and where rivers reach the sea. Knows nothing of drawing. */
import { DIRECTIONS, hexNeighbors, toAxial, toOffset } from '@wayrune/engine/kernel/hex.ts';
import { type Board, type Space, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { bodies } from './outline.ts';

export interface River {
  /** From each source down to where it meets a stretch that is listed already, the longest first. */
  readonly courses: readonly (readonly SpaceId[])[];
  /** The hex where it leaves the land, and the direction in which; null if no hex of it lies at the edge. */
  readonly mouth: { readonly space: SpaceId; readonly direction: number } | null;
}

export const riversOf = (board: Board): River[] =>
  bodies(board.spaces, (space) => space.terrain === 'river').map((body) => riverOf(board, body));

/** Directions from a hex to where there is no land. */
function openSides(board: Board, space: Space): number[] {
  const land = new Set(space.neighbors.map((id) => spot(spaceAt(board, id))));
  return hexNeighbors(toAxial(space)).flatMap((hex, direction) =>
    land.has(spot(toOffset(hex))) ? [] : [direction],
  );
}

const spot = ({ row, col }: { readonly row: number; readonly col: number }): string => `${row},${col}`;

function riverOf(board: Board, body: readonly Space[]): River {
  const inside = new Set(body.map(({ id }) => id));
  const next = (id: SpaceId): SpaceId[] => spaceAt(board, id).neighbors.filter((other) => inside.has(other));
  // The longest way from a hex at the edge is the river; without an edge, the longest way at all.
  const atEdge = body.filter((space) => openSides(board, space).length > 0);
  const ends = (atEdge.length > 0 ? atEdge : body).map((space) => ({ space, ways: flow(space.id, next) }));
  const best = ends.reduce((a, b) => (longest(b.ways) > longest(a.ways) ? b : a));
  const sides = openSides(board, best.space);
  const mouth = { space: best.space.id, direction: sides[Math.floor(sides.length / 2)] ?? 0 };
  return { courses: coursesOf(best.ways), mouth: atEdge.length > 0 ? mouth : null };
}

interface Downstream {
  readonly to: SpaceId | null;
  readonly far: number;
}

/** For each hex the next one downstream, and how far the mouth is. */
function flow(mouth: SpaceId, next: (id: SpaceId) => readonly SpaceId[]): Map<SpaceId, Downstream> {
  const ways = new Map<SpaceId, Downstream>([[mouth, { to: null, far: 0 }]]);
  for (const [id, { far }] of ways)
    for (const up of next(id)) if (!ways.has(up)) ways.set(up, { to: id, far: far + 1 });
  return ways;
}

const longest = (ways: ReadonlyMap<SpaceId, Downstream>): number =>
  Math.max(...[...ways.values()].map(({ far }) => far));

function coursesOf(ways: ReadonlyMap<SpaceId, Downstream>): SpaceId[][] {
  const fed = new Set([...ways.values()].map(({ to }) => to));
  const sources = [...ways].filter(([id]) => !fed.has(id)).toSorted((a, b) => b[1].far - a[1].far);
  const listed = new Set<SpaceId>();
  return sources.map(([source]) => {
    const course: SpaceId[] = [];
    for (let id: SpaceId | null = source; id !== null; id = ways.get(id)?.to ?? null) {
      course.push(id);
      if (listed.has(id)) break;
      listed.add(id);
    }
    return course;
  });
}

/** Pairs of hexes that a road joins: every road hex to the roads and towns beside it, without small triangles. */
export function roadsOf(board: Board): (readonly [SpaceId, SpaceId])[] {
  const isWay = ({ terrain }: Space): boolean => terrain === 'road' || terrain === 'town';
  const pairs = board.spaces
    .filter(({ terrain }) => terrain === 'road')
    .flatMap((space) =>
      space.neighbors
        .map((id) => spaceAt(board, id))
        .filter((other) => isWay(other) && (other.terrain === 'town' || other.index > space.index))
        .map((other) => [space, other] as const),
    );
  const joined = new Map<SpaceId, Set<SpaceId>>();
  const near = (id: SpaceId): ReadonlySet<SpaceId> => joined.get(id) ?? new Set();
  const join = (a: SpaceId, b: SpaceId): void => {
    joined.set(a, new Set([...near(a), b]));
    joined.set(b, new Set([...near(b), a]));
  };
  // Roads first: then a town is entered by the hex that is nearest along the road.
  const ordered = pairs.toSorted((a, b) => rank(a[1]) - rank(b[1]));
  return ordered.flatMap(([a, b]) => {
    if ([...near(a.id)].some((id) => near(b.id).has(id))) return [];
    join(a.id, b.id);
    return [[a.id, b.id] as const];
  });
}

const rank = ({ terrain }: Space): number => (terrain === 'town' ? 1 : 0);

/** The outward direction of a side, for drawing. */
export const directionOf = (index: number): { readonly q: number; readonly r: number } =>
  DIRECTIONS[index] ?? { q: 1, r: 0 };
