// Hexes with a point at the top, in rows. Files and ids count rows and columns ("offset"); arithmetic is
// simple only in axial coordinates, so everything is computed there. Odd rows (the second, the fourth …)
// lie half a hex to the right.

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export interface Offset {
  readonly row: number;
  readonly col: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);

/** East first, then counter-clockwise: NE, NW, W, SW, SE. Neighbors and corners keep this order. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The q axis leans: by this many columns it has moved in that row. `& 1` is right for negative rows too. */
const rowShift = (row: number): number => (row - (row & 1)) / 2;

export function toAxial({ row, col }: Offset): Axial {
  return { q: col - rowShift(row), r: row };
}

export function toOffset({ q, r }: Axial): Offset {
  return { row: r, col: q + rowShift(r) };
}

export function hexNeighbors({ q, r }: Axial): Axial[] {
  return DIRECTIONS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** Steps from a to b over a board without holes. */
export function hexDistance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** All hexes at most `radius` steps away, the center among them, row by row from the top left. */
export function hexRange({ q, r }: Axial, radius: number): Axial[] {
  const found: Axial[] = [];
  for (let dr = -radius; dr <= radius; dr += 1) {
    const first = Math.max(-radius, -radius - dr);
    const last = Math.min(radius, radius - dr);
    for (let dq = first; dq <= last; dq += 1) found.push({ q: q + dq, r: r + dr });
  }
  return found;
}

/** The center for drawing; y grows downwards; `size` is from center to corner; hex 0,0 is centered at 0,0. */
export function hexCenter({ q, r }: Axial, size: number): Point {
  return { x: size * SQRT3 * (q + r / 2), y: size * 1.5 * r };
}

/** Six corners: corners i and i + 1 bound the side toward `DIRECTIONS[i]`. */
export function hexCorners(center: Point, size: number): Point[] {
  const w = (size * SQRT3) / 2;
  const h = size / 2;
  const { x, y } = center;
  return [
    { x: x + w, y: y + h },
    { x: x + w, y: y - h },
    { x, y: y - size },
    { x: x - w, y: y - h },
    { x: x - w, y: y + h },
    { x, y: y + size },
  ];
}

/** Clockwise from the east, an eighth of a turn each. */
const WINDS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Wind = (typeof WINDS)[number];

/** The direction in which one hex lies from another. */
export function windTo(from: Axial, to: Axial): Wind {
  const a = hexCenter(from, 1);
  const b = hexCenter(to, 1);
  const turn = Math.atan2(b.y - a.y, b.x - a.x) / (2 * Math.PI);
  return WINDS[Math.round((turn + 1) * WINDS.length) % WINDS.length] ?? 'east';
}
