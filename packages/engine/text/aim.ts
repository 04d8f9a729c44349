/** What somebody plays for, in words. */
import type { Game } from '../rules/world/game.ts';
import type { Aim } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';

/** How the game is won, in a sentence or two: by a part that changes it, or else by the adventure. */
export const goalOf = ({ parts }: World): string =>
  parts.findLast(({ goal }) => goal !== null)?.goal ?? parts[0]?.summary ?? '';

export const aimsOf = (game: Game, seat: number): readonly Aim[] =>
  game.world.words.aims.flatMap((aim) => aim(game, seat) ?? []);

/** "Dragon Runes 1 of 3 · or slay Margath". */
export const aimLine = ({ what, have, need, otherwise, then }: Aim): string =>
  [
    need === 0 ? what : `${what} ${have} of ${need}`,
    ...(otherwise === '' ? [] : [`or ${otherwise}`]),
    ...(then === undefined ? [] : [then]),
  ].join(' · ');
