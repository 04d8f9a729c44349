/** What somebody plays for, in words. */
import type { Game } from '../rules/world/game.ts';
import type { Aim } from '../rules/world/words.ts';

export const aimsOf = (game: Game, seat: number): readonly Aim[] =>
  game.world.words.aims.flatMap((aim) => aim(game, seat) ?? []);

/** "Dragon Runes 1 of 3 · or slay Margath". */
export const aimLine = ({ what, have, need, otherwise, then }: Aim): string =>
  [
    need === 0 ? what : `${what} ${have} of ${need}`,
    ...(otherwise === '' ? [] : [`or ${otherwise}`]),
    ...(then === undefined ? [] : [then]),
  ].join(' · ');
