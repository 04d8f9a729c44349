/** Where things lie on the sheet, in units of the drawing: a hex is `SIZE` from its centre to a corner. */
import { hexCenter, hexCorners, type Point, toAxial } from '@wayrune/engine/kernel/hex.ts';
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';

export type { Point };

export const SIZE = 40;
/** Room around the land for the sea, the frame and the title. */
const MARGIN = { x: 84, top: 104, bottom: 84 } as const;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The land with a little sea around it: what one plays on. */
  readonly land: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SHORE = 26;

export function centreOf(space: Pick<Space, 'row' | 'col'>): Point {
  const { x, y } = hexCenter(toAxial(space), SIZE);
  return { x: x + MARGIN.x + (SIZE * Math.sqrt(3)) / 2, y: y + MARGIN.top + SIZE };
}

export const cornersOf = (space: Pick<Space, 'row' | 'col'>): Point[] => hexCorners(centreOf(space), SIZE);

export function sheetOf(board: Board): Sheet {
  const centres = board.spaces.map(centreOf);
  const right = Math.max(...centres.map((point) => point.x));
  const bottom = Math.max(...centres.map((point) => point.y));
  const width = Math.ceil(right + (SIZE * Math.sqrt(3)) / 2 + MARGIN.x);
  const height = Math.ceil(bottom + SIZE + MARGIN.bottom);
  const [x, y] = [MARGIN.x - SHORE, MARGIN.top - SHORE];
  const land = { x, y, width: width - 2 * x, height: height - y - MARGIN.bottom + SHORE };
  return { width, height, land };
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const mix = (a: Point, b: Point, t: number): Point => add(times(a, 1 - t), times(b, t));
/** Not by `Math.hypot`, which takes ten times as long: a chart asks for millions. */
export const gap = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
export function unit(a: Point): Point {
  const length = Math.hypot(a.x, a.y);
  return length === 0 ? { x: 0, y: 0 } : { x: a.x / length, y: a.y / length };
}
export const middle = (points: readonly Point[]): Point =>
  times(points.reduce(add, { x: 0, y: 0 }), 1 / Math.max(1, points.length));

/** The two corners of one place differ by rounding; as a key they are one. */
export const keyOf = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
