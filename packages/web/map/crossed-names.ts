/** Which names of regions and rivers the border of some spaces runs across: they are lettered once more over it. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { chartOf } from './compute-chart.ts';
import type { Lettering } from './draw/lettering.ts';
import { gap, mix, type Point } from './geometry.ts';
import { outlines } from './outline.ts';

/** Nearer than this the line touches the letters. */
const TOUCHES = 14;
/** Points on a side of a hex at which that is asked. */
const FINE = 5;

export function crossedNames(board: Board, spaces: readonly SpaceId[]): readonly Lettering[] {
  if (spaces.length === 0) return [];
  const border = outlines(spaces.map((id) => spaceAt(board, id))).flatMap(along);
  return chartOf(board).lettering.filter(({ letters }) =>
    letters.some((letter) => border.some((point) => gap(letter, point) < TOUCHES)),
  );
}

const along = (ring: readonly Point[]): Point[] =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return Array.from({ length: FINE }, (_, step) => mix(from, to, step / FINE));
  });
