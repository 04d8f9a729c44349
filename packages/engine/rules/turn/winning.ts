import { tell, type Game } from '../world/game.ts';

/** The game is over at once, in the middle of whatever was going on (WIN-4, G21). */
export function winGame(game: Game, winners: readonly number[], how: string): void {
  const { state } = game;
  if (state.over !== null) return;
  state.over = { winners, how };
  state.frames.length = 0;
  tell(game, { type: 'won', winners, how });
}
