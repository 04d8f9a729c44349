import { type Game, info, playerAt } from '../../rules/world/game.ts';

export const RUNES_TO_WIN = 3;

/** How many Dragon Runes a Hero has. */
export const runesOf = (game: Game, seat: number): number =>
  playerAt(game, seat).kept.filter(({ card }) => info(game, card).holding === 'rune').length;
