/** The Ladder: after every turn a trial is laid on it, and when three lie there, the whole table faces one of them. */
import type { TownId } from '../../rules/world/board.ts';
import { clockwise, playerAt, tell, type Game } from '../../rules/world/game.ts';
import type { State } from '../../rules/world/state.ts';

/** What the adventure remembers: plain JSON in `state.extra`, under its id. */
export interface Ladder {
  /** The trials on it, the lowest rung first. */
  rungs: string[];
  /** Cards of the kind `dusk` that lie in force for the whole table. */
  dusks: string[];
  /** Trials that were beaten. */
  passed: number;
  /** By seat. */
  points: number[];
}

/** Events of the adventure's own: merged into those of the game, so that telling and wording them is typed. */
export interface LadderEvents {
  'trial-laid': { card: string; rung: number };
  'trial-passed': { card: string; seats: readonly number[] };
  'town-vanished': { town: TownId };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends LadderEvents {}
}

const ROOM = 'proving-ground';
export const TRIALS = 'trials';
export const DUSKS = 'dusks';
export const RUNGS = 3;
export const POINTS_TO_WIN = 3;
/** So many trials must be beaten until this town is gone. */
const TRIALS_TO_VANISH = 2;
export const VANISHING: TownId = 'vynelvale';

export const layOutLadder = (state: State): void => {
  state.extra[ROOM] = {
    rungs: [],
    dusks: [],
    passed: 0,
    points: state.players.map(() => 0),
  } satisfies Ladder;
};

/** Null before it is laid out. */
export const findLadder = (state: State): Ladder | null => (state.extra[ROOM] as Ladder | undefined) ?? null;

export function ladderOf(state: State): Ladder {
  const ladder = findLadder(state);
  if (ladder === null) throw new Error('the Ladder has not been laid out');
  return ladder;
}

export const pointsOf = (state: State, seat: number): number => ladderOf(state).points[seat] ?? 0;

export const hasVanished = (state: State): boolean => (findLadder(state)?.passed ?? 0) >= TRIALS_TO_VANISH;

/** The next trial comes onto the lowest free rung. */
export function layTrial(game: Game): void {
  const { rungs } = ladderOf(game.state);
  const card = game.world.policies.drawAdventure(game, TRIALS);
  if (card === null) return;
  rungs.push(card);
  tell(game, { type: 'trial-laid', card, rung: rungs.length });
}

/** Those who face a trial, from a seat clockwise: all who have come onto the board. */
export const challengers = (game: Game, seat: number): number[] =>
  clockwise(game, seat).filter((one) => playerAt(game, one).space !== null);
