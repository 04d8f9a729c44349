/** Where the movement dice lead from every space: a fixed set of rolls stands for all that may come. */
import type { Board } from '@wayrune/engine/rules/board.ts';
import { FACES } from '@wayrune/engine/rules/movement.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { remember } from './memo.ts';
import { waysFrom, waysOf } from './travel.ts';

const ROLLS = 24;
const MOST_DICE = 6;

/** Each face comes up equally often among each of the dice. */
function rolls(): readonly (readonly number[])[] {
  const chance = seeded('rolls of the movement dice');
  const columns = Array.from({ length: MOST_DICE }, () => {
    const faces = Array.from({ length: ROLLS }, (_, i) => i % FACES.length);
    for (let i = ROLLS - 1; i > 0; i--) {
      const j = chance.pick(i + 1);
      [faces[i], faces[j]] = [faces[j] as number, faces[i] as number];
    }
    return faces;
  });
  return Array.from({ length: ROLLS }, (_, i) => columns.map((faces) => faces[i] as number));
}
const SAMPLE = rolls();

/** For each roll of the sample, the spaces to which it leads, by index, with the one where it began. */
export type Landings = readonly Uint16Array[];

const known = new WeakMap<Board, Map<number, Landings>>();

export function landings(board: Board, from: number, dice: number): Landings {
  const count = Math.min(MOST_DICE, dice);
  const table = remember(known, board, () => new Map<number, Landings>());
  return remember(table, from * (MOST_DICE + 1) + count, () =>
    landingsBy(board, waysOf(board).masks, from, count),
  );
}

/** The same for a Hero to whom some land is closed or open in another way. */
export const landingsBy = (board: Board, masks: readonly number[], from: number, dice: number): Landings =>
  SAMPLE.map((roll) =>
    Uint16Array.from([from, ...waysFrom(board, masks, from, roll.slice(0, dice)).map(({ space }) => space)]),
  );
