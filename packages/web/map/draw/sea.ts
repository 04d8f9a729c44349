/** What lives on the sea: a ship and a serpent, in bays of the coast where no river comes out. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, type Point, SIZE } from '../geometry.ts';
import { type Rand, seeded } from '../seeded.ts';

export interface Sailing {
  readonly at: Point;
  /** Sails and scales, filled with paper; then lines. */
  readonly body: string;
  readonly lines: string;
}

/** Both are about 40 wide and 36 high around 0,0. */
const SHIP = {
  body: 'M-17 8H17Q14 17 6 17H-8Q-14 17-17 8ZM-9 5Q-3-3-8-12Q3-8 2 5ZM4 5Q11-2 7-10Q15-6 14 5Z',
  lines: 'M-4 8V-17M9 8V-13M-4-17Q0-19 4-16Q1-15-4-14M-15 11H14M-12 14H9M-20 20q4-3 8 0t8 0 8 0 8 0 8 0',
};
const SERPENT = {
  body: 'M-20 14Q-20 2-12 2T-4 14ZM-3 14Q-3 4 3 4T9 14ZM11 14Q11-2 5-9Q2-14 8-16Q15-18 17-12L22-11L17-8Q19 4 19 14Z',
  lines: 'M9-13h.1M-17 9q5-4 10 0M0 10q3-3 6 0M14-2l4-1M14 3h5M15 8h4M-23 18q4-3 8 0t8 0 8 0 8 0 8 0',
};

/** Every second row is indented: at its left end, and at the right end of the others, the sea reaches in. */
function bays(board: Board, side: 'left' | 'right'): Point[] {
  const rows = new Map<number, Space[]>();
  for (const space of board.spaces) rows.set(space.row, [...(rows.get(space.row) ?? []), space]);
  const last = Math.max(...board.spaces.map(({ col }) => col));
  return [...rows].flatMap(([row, spaces]) => {
    const end =
      side === 'left' ? spaces.find(({ col }) => col === 0) : spaces.find(({ col }) => col === last);
    const indented = side === 'left' ? row % 2 === 1 : row % 2 === 0;
    if (end === undefined || !indented || end.terrain === 'river' || row === 0) return [];
    const { x, y } = centreOf(end);
    return [{ x: x + (side === 'left' ? -1 : 1) * SIZE * 1.72, y }];
  });
}

export function sailings(board: Board, seed: string): Sailing[] {
  const rand = seeded(`${seed}:sea`);
  return [
    ...some(rand, bays(board, 'left')).map((at) => ({ at, ...SHIP })),
    ...some(rand, bays(board, 'right')).map((at) => ({ at, ...SERPENT })),
  ];
}

function some(rand: Rand, places: readonly Point[]): Point[] {
  const place = places[Math.floor(rand() * places.length)];
  return place === undefined ? [] : [place];
}
