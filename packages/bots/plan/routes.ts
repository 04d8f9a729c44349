/** Where the movement dice lead from every space: a fixed set of rolls stands for all that may come. */
import type { Board } from '@wayrune/engine/rules/world/board.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { memoize } from '../memo.ts';
import { MOST_DICE, spacesFrom, turnsFor, waysOf } from './travel.ts';

const ROLLS = 24;

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
  const table = memoize(known, board, () => new Map<number, Landings>());
  return memoize(table, from * (MOST_DICE + 1) + count, () =>
    landingsBy(board, waysOf(board).masks, from, count),
  );
}

/** The same for a Hero to whom some land is closed or open in another way. */
export const landingsBy = (board: Board, masks: readonly number[], from: number, dice: number): Landings =>
  SAMPLE.map((roll) => spacesFrom(board, masks, from, roll.slice(0, dice)));

/** So little does another pass change when it is enough, and so many are made at most. */
const TURNS_ENOUGH = 0.1;
const MOST_PASSES = 40;

/** More turns than any way takes: for spaces to which none leads. */
const UNREACHABLE = 100;

const distances = new WeakMap<Board, Map<number, Float64Array>>();

/** Turns that it takes from every space before the one in which a Hero arrives who heads for a space and nothing else. */
export function turnsTo(board: Board, goal: number, dice: number): Float64Array {
  const count = Math.min(MOST_DICE, dice);
  const table = memoize(distances, board, () => new Map<number, Float64Array>());
  return memoize(table, goal * (MOST_DICE + 1) + count, () => {
    const { effort } = waysOf(board);
    const from = turnsFrom(board, count);
    const far = effort[goal] as Float64Array;
    const turns = Float64Array.from(far, (effort) => Math.min(UNREACHABLE, turnsFor(effort)));
    // From the goal outwards, so that what was found is built upon in the same pass.
    const order = Array.from(far.keys()).sort((a, b) => (far[a] as number) - (far[b] as number));
    const worth = turns.map((count, space) => (space === goal ? 0 : -1 - count));
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      let change = 0;
      for (const i of order) {
        if (i === goal) continue;
        const found = 0 - bestTurn(from[i] as Turns, worth);
        change = Math.max(change, Math.abs(found - (turns[i] as number)));
        turns[i] = found;
        worth[i] = -1 - found;
      }
      if (change < TURNS_ENOUGH) break;
    }
    return turns;
  });
}

/** All landings of the sample from one space, one after another, and where those of each roll end; and the spaces next to it. */
interface Turns {
  readonly spaces: Uint16Array;
  readonly ends: Uint32Array;
  readonly around: readonly number[];
}

const turnTables = new WeakMap<Board, Map<number, readonly Turns[]>>();

/** The turns that may begin on each space, in arrays that are quickly run through: plans do it some thousand times. */
export function turnsFrom(board: Board, dice: number): readonly Turns[] {
  const count = Math.min(MOST_DICE, dice);
  const tables = memoize(turnTables, board, () => new Map<number, readonly Turns[]>());
  return memoize(tables, count, () =>
    board.spaces.map(({ index }) => {
      const all = landings(board, index, count);
      const spaces = new Uint16Array(all.reduce((total, reached) => total + reached.length, 0));
      const ends = new Uint32Array(all.length);
      let end = 0;
      all.forEach((reached, roll) => {
        spaces.set(reached, end);
        end += reached.length;
        ends[roll] = end;
      });
      return { spaces, ends, around: waysOf(board).around[index] as readonly number[] };
    }),
  );
}

/** What a turn is worth to one who knows what it is worth to end it on each space: by rolling or by walking a step. */
export function bestTurn({ spaces, ends, around }: Turns, worth: Float64Array): number {
  let total = 0;
  let i = 0;
  for (let roll = 0; roll < ends.length; roll++) {
    const end = ends[roll] as number;
    let most = Number.NEGATIVE_INFINITY;
    for (; i < end; i++) {
      const value = worth[spaces[i] as number] as number;
      if (value > most) most = value;
    }
    total += most;
  }
  let best = total / ends.length;
  for (let k = 0; k < around.length; k++) {
    const value = worth[around[k] as number] as number;
    if (value > best) best = value;
  }
  return best;
}
