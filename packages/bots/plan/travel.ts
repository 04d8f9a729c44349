/** Ways over the map: how far it is, and where the dice at hand can lead. */
import type { Board, Space, SpaceId, Terrain } from '@wayrune/engine/rules/world/board.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { faceMask, terrainMask } from '@wayrune/engine/rules/turn/movement.ts';
import { rulesFor } from '@wayrune/engine/rules/cards/values.ts';
import { memoize } from '../memo.ts';

/** Expected dice to enter a space: the rarer its symbol, the more dice are wasted. */
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
  return memoize(known, board, () => {
    const around = board.spaces.map((space) => space.neighbors.map((id) => board.index.get(id) ?? 0));
    return {
      effort: board.spaces.map((space) => effortFrom(board.spaces, around, space.index)),
      masks: board.spaces.map(({ terrain }) => (terrain === 'town' ? -1 : terrainMask([terrain]))),
      around,
    };
  });
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

/** The symbols by which a Hero may enter each space, none if it is closed: cards close land and open it. */
export function entrances(game: Game, seat: number): readonly number[] {
  const land = landOf(game);
  const { masks } = waysOf(land);
  const towns = rulesFor(game, 'closed-town', seat).map(
    (change) => change.rule === 'closed-town' && change.town,
  );
  const lands = rulesFor(game, 'closed-terrain', seat).map(
    (change) => change.rule === 'closed-terrain' && change.terrain,
  );
  const opened = rulesFor(game, 'enter-as', seat);
  if (towns.length + lands.length + opened.length === 0) return masks;
  return land.spaces.map(({ town, terrain, index }) => {
    if ((town !== null && towns.includes(town)) || (terrain !== 'town' && lands.includes(terrain))) return 0;
    return opened.reduce(
      (mask, change) =>
        change.rule === 'enter-as' && change.terrain === terrain ? mask | terrainMask(change.as) : mask,
      masks[index] ?? 0,
    );
  });
}

/** A space that can be reached with the dice, and the first step of a way to it. */
export interface Reached {
  readonly space: number;
  readonly first: string;
}

/** Where a way has come to: the space, the dice that were used, and the space and die of its first step. */
interface Way {
  readonly space: number;
  readonly used: number;
  readonly first: number;
  readonly face: number;
}

/** Every space that the dice lead to, the present one not among them. */
export function reach(game: Game, seat: number, from: SpaceId, dice: readonly number[]): Reached[] {
  const land = landOf(game);
  const start = land.index.get(from) ?? 0;
  const reached = new Uint8Array(land.spaces.length);
  reached[start] = 1;
  const found: Reached[] = [];
  for (const way of waysFrom(land, entrances(game, seat), start, dice)) {
    if (reached[way.space] === 1) continue;
    reached[way.space] = 1;
    found.push({ space: way.space, first: stepOf(land, way) });
  }
  return found;
}

const stepOf = (land: Board, { first, face }: Way): string => `step:${land.spaces[first]?.id}:${face}`;

/** Every space that the dice lead to, once for each set of dice that leads there, and the dice that are left then. */
export function arrivals(
  game: Game,
  seat: number,
  from: SpaceId,
  dice: readonly number[],
): (Reached & { readonly left: readonly number[] })[] {
  const land = landOf(game);
  return waysFrom(land, entrances(game, seat), land.index.get(from) ?? 0, dice).map((way) => ({
    space: way.space,
    first: stepOf(land, way),
    left: dice.filter((_, die) => (way.used & (1 << die)) === 0),
  }));
}

/** A way to every space that the dice lead to, for each set of dice, shorter ones first. */
function waysFrom(
  board: Board,
  masks: readonly number[],
  start: number,
  dice: readonly number[],
): readonly Way[] {
  const { around } = waysOf(board);
  const visited = new Uint8Array(board.spaces.length << dice.length);
  const open: Way[] = [{ space: start, used: 0, first: -1, face: 0 }];
  for (let at = 0; at < open.length; at++) {
    const { space, used, first, face: begun } = open[at] as Way;
    for (const next of around[space] as readonly number[]) {
      const mask = masks[next] as number;
      for (let die = 0; die < dice.length; die++) {
        const face = dice[die] as number;
        const now = used | (1 << die);
        const key = (next << dice.length) | now;
        if (now === used || (faceMask(face) & mask) === 0 || visited[key] === 1) continue;
        if (isTwin(dice, die, used)) continue;
        visited[key] = 1;
        const way =
          first < 0
            ? { space: next, used: now, first: next, face }
            : { space: next, used: now, first, face: begun };
        open.push(way);
      }
    }
  }
  return open.slice(1);
}

/** So many dice are told apart where only the spaces count. */
export const MOST_DICE = 5;
/** For each die the sets of dice without it. A set is a binary number, and a set of sets has a bit for each of those. */
const WITHOUT = Array.from({ length: MOST_DICE }, (_, die) => {
  let sets = 0;
  for (let set = 0; set < 1 << MOST_DICE; set++) if ((set & (1 << die)) === 0) sets |= 1 << set;
  return sets;
});

/** The sets of so many dice. */
const OF_SIZE = Array.from({ length: MOST_DICE + 1 }, (_, size) => {
  let sets = 0;
  for (let set = 0; set < 1 << MOST_DICE; set++) if (sizeOf(set) === size) sets |= 1 << set;
  return sets;
});

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The spaces that the dice lead to and the one where they begin, without the ways: much sooner found. */
export function spacesFrom(
  board: Board,
  masks: readonly number[],
  start: number,
  dice: readonly number[],
): Uint16Array {
  const { around } = waysOf(board);
  const faces = dice.map(faceMask);
  // By which sets of dice each space can be reached.
  const used = new Int32Array(board.spaces.length);
  used[start] = 1;
  const found = [start];
  let open = [start];
  for (let steps = 0; steps < faces.length; steps++) {
    const further: number[] = [];
    const fewer = OF_SIZE[steps] as number;
    const more = OF_SIZE[steps + 1] as number;
    for (const space of open) {
      const sets = (used[space] as number) & fewer;
      for (const next of around[space] as readonly number[]) {
        const mask = masks[next] as number;
        let reached = 0;
        for (let die = 0; die < faces.length; die++)
          if (((faces[die] as number) & mask) !== 0)
            reached |= (sets & (WITHOUT[die] as number)) << (1 << die);
        if (reached === 0) continue;
        const known = used[next] as number;
        if (known === 0) found.push(next);
        if ((known & more) === 0) further.push(next);
        used[next] = known | reached;
      }
    }
    open = further;
  }
  return Uint16Array.from(found);
}

/** Whether an earlier die that shows the same is still there: then it is that one's turn. */
function isTwin(dice: readonly number[], die: number, used: number): boolean {
  for (let other = 0; other < die; other++)
    if (dice[other] === dice[die] && (used & (1 << other)) === 0) return true;
  return false;
}
