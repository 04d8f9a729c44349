/** The board that is drawn: the printed one, until a town has fallen or risen or a space has become something else. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';

const known = new WeakMap<Board, Board>();

/** `land` is the board as it is now. Spaces that are closed stay as they are drawn: they bear a mark. */
export function drawnBoard(board: Board, land: Board): Board {
  if (board === land) return board;
  const drawn = known.get(land) ?? redrawn(board, land);
  known.set(land, drawn);
  return drawn;
}

/** The printed board itself if it looks the same, so that nothing is drawn again. */
function redrawn(board: Board, land: Board): Board {
  const spaces = board.spaces.map((space): Space => {
    const now = land.space[space.id] ?? space;
    // It wanders: it is laid over the chart (`LostCity.tsx`), which stays as it is.
    const { terrain, town } = land.town[now.town ?? '']?.kind === 'lost-city' ? space : now;
    return terrain === space.terrain && town === space.town ? space : { ...space, terrain, town };
  });
  if (spaces.every((space, i) => space === board.spaces[i])) return board;
  const { towns, town } = land;
  const space = Object.fromEntries(spaces.map((one) => [one.id, one]));
  return { ...board, spaces, space, towns, town };
}
