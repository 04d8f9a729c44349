/** Moving the focus from space to space with keys. */
import { type Offset, toAxial, toOffset } from '@wayrune/engine/kernel/hex.ts';
import { DIRECTIONS } from '@wayrune/engine/kernel/hex.ts';
import type { Board, Space, SpaceId } from '@wayrune/engine/rules/world/board.ts';

const [E, NE, NW, W, SW, SE] = [0, 1, 2, 3, 4, 5] as const;

/** Up and down zigzag, so that two of them lead straight up; the four keys around name the slanting directions. */
const KEYS: Readonly<Record<string, (space: Space) => number>> = {
  ArrowRight: () => E,
  ArrowLeft: () => W,
  ArrowUp: ({ row }) => (row % 2 === 0 ? NE : NW),
  ArrowDown: ({ row }) => (row % 2 === 0 ? SE : SW),
  PageUp: () => NE,
  Home: () => NW,
  End: () => SW,
  PageDown: () => SE,
};

/** The space that a key leads to; null where no land is there, undefined if the key leads nowhere at all. */
export function steer(board: Board, from: SpaceId, key: string): SpaceId | null | undefined {
  const space = board.space[from];
  const direction = space && KEYS[key]?.(space);
  if (space === undefined || direction === undefined) return undefined;
  // Up and down may slip by half a hex at the edge of the land.
  const other = key === 'ArrowUp' ? [NE, NW] : key === 'ArrowDown' ? [SE, SW] : [direction];
  return [direction, ...other].map((way) => neighbour(board, space, way)).find((id) => id !== null) ?? null;
}

function neighbour(board: Board, space: Space, direction: number): SpaceId | null {
  const step = DIRECTIONS[direction];
  const { q, r } = toAxial(space);
  if (step === undefined) return null;
  const { row, col }: Offset = toOffset({ q: q + step.q, r: r + step.r });
  return space.neighbors.find((id) => board.space[id]?.row === row && board.space[id]?.col === col) ?? null;
}
