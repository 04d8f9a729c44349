/** What somebody plays for, in words. */
import type { Game } from '../rules/world/game.ts';
import type { Aim } from '../rules/world/words.ts';

export const aimsOf = (game: Game, seat: number): readonly Aim[] =>
  game.world.words.aims.map((aim) => aim(game, seat));

/** "Dragon Runes 1 of 3 · or slay Margath". */
export const aimLine = ({ what, have, need, otherwise }: Aim): string =>
  `${what} ${have} of ${need}${otherwise === '' ? '' : ` · or ${otherwise}`}`;
