/** Ways over the map: how far it is, and where the dice at hand can lead. */
import type { Board, Space, SpaceId, Terrain } from '@wayrune/engine/rules/board.ts';
import { faceMask, terrainMask } from '@wayrune/engine/rules/movement.ts';

/** Dice that a space costs on average: the rarer its symbol, the more are thrown in vain. */
const EFFORT: Readonly<Record<Terrain | 'town', number>> = {
  town: 1,
  road: 1.05,
  plains: 1.15,
  river: 1.15,
  hills: 1.45,
  forest: 2.4,
  swamp: 2.4,
  mountain: 2.4,
};
/** Dice of a turn that are of use on a way of many spaces, and how far one surely gets in the first. */
const DICE_A_TURN = 3.8;
const SURE = 1.8;

interface Ways {
  /** Effort from each space (row) to each, by index. */
  readonly effort: readonly Float64Array[];
  /** The symbols that open each space. */
  readonly masks: readonly number[];
  readonly around: readonly (readonly number[])[];
}

const known = new WeakMap<Board, Ways>();

export function waysOf(board: Board): Ways {
  let ways = known.get(board);
  if (ways === undefined) {
    const around = board.spaces.map((space) => space.neighbors.map((id) => board.index.get(id) ?? 0));
    ways = {
      effort: board.spaces.map((space) => effortFrom(board.spaces, around, space.index)),
      masks: board.spaces.map(({ terrain }) => (terrain === 'town' ? -1 : terrainMask([terrain]))),
      around,
    };
    known.set(board, ways);
  }
  return ways;
}

/** Shortest ways from one space; the board is small, so the nearest open one is simply looked for. */
function effortFrom(
  spaces: readonly Space[],
  around: readonly (readonly number[])[],
  from: number,
): Float64Array {
  const effort = new Float64Array(spaces.length).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(spaces.length);
  effort[from] = 0;
  for (;;) {
    let here = -1;
    for (let i = 0; i < spaces.length; i++)
      if (done[i] === 0 && (here < 0 || (effort[i] as number) < (effort[here] as number))) here = i;
    if (here < 0 || effort[here] === Number.POSITIVE_INFINITY) return effort;
    done[here] = 1;
    for (const there of around[here] ?? []) {
      const cost = (effort[here] as number) + EFFORT[spaces[there]?.terrain ?? 'road'];
      if (cost < (effort[there] as number)) effort[there] = cost;
    }
  }
}

/** Turns that a way of that effort takes before the one in which one arrives. */
export const turnsFor = (effort: number): number => Math.max(0, effort - SURE) / DICE_A_TURN;

/** A space that can be reached with the dice, and the first step of a way to it: a space and the face used. */
export interface Reached {
  readonly space: number;
  readonly first: string;
}

/** Every space that the dice lead to, the present one not among them. */
export function reach(board: Board, from: SpaceId, dice: readonly number[]): Reached[] {
  const ways = waysOf(board);
  const start = board.index.get(from) ?? 0;
  const all = (1 << dice.length) - 1;
  const visited = new Set<number>([start << dice.length]);
  const found = new Map<number, string>();
  const open: { space: number; used: number; first: string }[] = [{ space: start, used: 0, first: '' }];
  for (let at = 0; at < open.length; at++) {
    const { space, used, first } = open[at] as { space: number; used: number; first: string };
    if (used === all) continue;
    for (const next of ways.around[space] ?? []) {
      const mask = ways.masks[next] as number;
      for (let die = 0; die < dice.length; die++) {
        const bit = 1 << die;
        const face = dice[die] as number;
        if (
          (used & bit) !== 0 ||
          (faceMask(face) & mask) === 0 ||
          (dice.indexOf(face) < die && (used & (1 << dice.indexOf(face))) === 0)
        )
          continue;
        const key = (next << dice.length) | used | bit;
        if (visited.has(key)) continue;
        visited.add(key);
        const begun = first === '' ? `step:${board.spaces[next]?.id}:${face}` : first;
        if (next !== start && !found.has(next)) found.set(next, begun);
        open.push({ space: next, used: used | bit, first: begun });
      }
    }
  }
  return [...found].map(([space, first]) => ({ space, first }));
}
