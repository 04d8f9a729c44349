import { turnOf } from '../../rules/calls.ts';
import { playerAt, type Game } from '../../rules/world/game.ts';
import { siteAt } from '../../rules/world/land.ts';

/** Dice in the very first turn, by the number of players and the place in the order of play (ADV-2). */
const FIRST_TURN: Readonly<Record<number, readonly number[]>> = { 2: [4, 5], 3: [3, 4, 5], 4: [2, 3, 4] };
const ALL_DICE = 5;
const FEWER_DICE = 4;

/** Five from a town, or without exhaustion; else four (ADV-3, A2). */
export function movementDice(game: Game, seat: number): number {
  const { round, first, players } = game.state;
  if (round === 1) {
    const place = (seat - first + players.length) % players.length;
    return FIRST_TURN[Math.min(4, players.length)]?.[place] ?? ALL_DICE;
  }
  const player = playerAt(game, seat);
  const turn = turnOf(game);
  const start = turn?.seat === seat ? turn.start : player.space;
  const inTown = start !== null && siteAt(game, start).town >= 0;
  return inTown || player.exhaustion === 0 ? ALL_DICE : FEWER_DICE;
}
