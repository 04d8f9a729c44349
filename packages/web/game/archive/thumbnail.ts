/** The board in small, for the list of saved games: a few paths of SVG. */
import { type Board, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { SEAT_COLORS } from '../seat-colors.ts';

const SIZE = 10;
const WIDTH = Math.sqrt(3) * SIZE;

const GROUND: Readonly<Record<string, string>> = {
  plains: '#d9c98f',
  road: '#c9a875',
  river: '#7fa7b5',
  hills: '#b5a05c',
  forest: '#6f8a58',
  swamp: '#7d8566',
  mountain: '#8d8278',
  town: '#a14d36',
};

const center = (row: number, col: number): readonly [number, number] => [
  Math.round((col + (row % 2) / 2 + 0.5) * WIDTH),
  Math.round((row * 1.5 + 1) * SIZE),
];

const grounds = new WeakMap<Board, string>();

/** The land, which is the same after every decision: an SVG that the figures are still to be put into. */
export function groundOf(board: Board): string {
  const drawn = grounds.get(board) ?? drawGround(board);
  grounds.set(board, drawn);
  return drawn;
}

function drawGround({ spaces }: Board): string {
  const hexes = [...TERRAINS, 'town'].map((terrain) => {
    const path = spaces
      .filter((one) => one.terrain === terrain)
      .map(({ row, col }) => `M${center(row, col).join(' ')}m-9-5 9-5 9 5v10l-9 5-9-5z`)
      .join('');
    return `<path fill="${GROUND[terrain] ?? ''}" d="${path}"/>`;
  });
  const right = Math.ceil((Math.max(...spaces.map(({ col }) => col)) + 1.5) * WIDTH);
  const bottom = Math.ceil((Math.max(...spaces.map(({ row }) => row)) * 1.5 + 2) * SIZE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bottom}">${hexes.join('')}`;
}

/** The Heroes on the land: what changes from decision to decision. */
export function figuresOf({ space }: Board, { players }: State): string {
  const figures = players.flatMap(({ seat, space: id }) => {
    const at = space[id ?? ''];
    if (at === undefined) return [];
    const [x, y] = center(at.row, at.col);
    return `<circle cx="${x}" cy="${y}" r="11" fill="${SEAT_COLORS[seat] ?? ''}" stroke="#fff" stroke-width="4"/>`;
  });
  return figures.join('');
}
