/** What lies where, in words: how far and in which direction. */
import { toAxial, type Wind, windTo as hexWind } from '@wayrune/engine/kernel/hex.ts';
import {
  type Board,
  distance,
  spaceAt,
  type Color,
  type SpaceId,
} from '@wayrune/engine/rules/world/board.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import { closedSpaces } from '@wayrune/engine/rules/turn/movement.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';

/** The direction in which one space lies from another. */
export const windTo = (board: Board, from: SpaceId, to: SpaceId): Wind =>
  hexWind(toAxial(spaceAt(board, from)), toAxial(spaceAt(board, to)));

/** All that is to be found on a space besides its ground. */
export interface Sight {
  readonly space: SpaceId;
  readonly steps: number;
  /** null for the space one stands on. */
  readonly wind: Wind | null;
  readonly town: boolean;
  /** Nobody may enter for now. */
  readonly closed: boolean;
  readonly counter: Color | null;
  /** The card of an undefeated Challenge. */
  readonly undefeated: string | null;
  /** Heroes who stand there, by seat. */
  readonly heroes: readonly number[];
}

export function sightAt(game: Game, from: SpaceId, space: SpaceId): Sight {
  const { world, state } = game;
  const place = undefeatedAt(game, space);
  return {
    space,
    steps: distance(world.board, from, space),
    wind: from === space ? null : windTo(world.board, from, space),
    town: siteAt(game, space).town >= 0,
    closed: closedSpaces(game, state.active).includes(space),
    counter: counterAt(game, space),
    undefeated: state.track[place]?.card ?? null,
    heroes: state.players.filter((player) => player.space === space).map(({ seat }) => seat),
  };
}

/** Whether there is anything to go for. */
export const isWorthSaying = ({ town, counter, undefeated, heroes }: Sight): boolean =>
  town || counter !== null || undefeated !== null || heroes.length > 0;

/** What there is to go for within so many spaces, the nearest first. */
export function sightsNear(game: Game, from: SpaceId, within: number): Sight[] {
  return game.world.board.spaces
    .filter(({ id }) => id !== from && distance(game.world.board, from, id) <= within)
    .map(({ id }) => sightAt(game, from, id))
    .filter(isWorthSaying)
    .toSorted((a, b) => a.steps - b.steps);
}

/** The neighbours of a space by their direction, in the order in which the board lists them. */
export const neighborsOf = (board: Board, space: SpaceId): { space: SpaceId; wind: Wind }[] =>
  spaceAt(board, space).neighbors.map((id) => ({ space: id, wind: windTo(board, space, id) }));
