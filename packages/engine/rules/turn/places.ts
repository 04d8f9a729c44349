/** Where Heroes stand and how they are carried. */
import type { SpaceId, TownId } from '../world/board.ts';
import type { GameEvent } from '../world/events.ts';
import { playerAt, tell, type Game } from '../world/game.ts';
import { siteAt } from '../world/land.ts';

type HowMoved = Extract<GameEvent, { type: 'moved' }>['how'];

/** Puts the figure down. Only a Hero who walked there knows where "back" is (G5). */
export function moveTo(game: Game, seat: number, to: SpaceId, how: HowMoved): void {
  const player = playerAt(game, seat);
  const from = player.space;
  player.from = how === 'carried' || how === 'knocked-out' ? null : from;
  player.space = to;
  if (from !== null) tell(game, { type: 'moved', seat, from, to, how });
}

/** Back one space, which counts as entering it (W15); with nowhere to go they stay and still gets away (G5). */
export function goBack(game: Game, seat: number): void {
  const { from } = playerAt(game, seat);
  if (from !== null && siteAt(game, from).open) moveTo(game, seat, from, 'back');
}

/** The towns that are nearest by spaces on the map (G16). */
export const townsNear = (game: Game, space: SpaceId): readonly TownId[] => siteAt(game, space).nearestTowns;
