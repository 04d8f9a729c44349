/** The Scions as their panel shows them: asleep or awake, and with whom. */
import { awakeScion, findStorm, scionNumber } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';

export interface ScionNow {
  readonly card: string;
  readonly isAwake: boolean;
  /** Whose side it is at, or who holds its counter. */
  readonly seat: number | null;
}

/** All six, in the order of their numbers. */
export function scionsNow(game: Game): readonly ScionNow[] {
  const { world, state } = game;
  const storm = findStorm(state);
  if (storm === null) return [];
  const asleep = storm.asleep.map((card) => {
    const holder = storm.counters.indexOf(card);
    return { card, isAwake: false, seat: holder < 0 ? null : holder };
  });
  const awake = state.players.flatMap(({ seat }) => {
    const form = awakeScion(game, seat);
    return form === null ? [] : [{ card: infoOf(world, form).printed, isAwake: true, seat }];
  });
  return [...asleep, ...awake].toSorted((a, b) => scionNumber(world, a.card) - scionNumber(world, b.card));
}

/** Whether a Scion can be awakened on a space: one sleeps, and a red counter lies there. */
export const awakensHere = (game: Game, space: SpaceId): boolean =>
  counterAt(game, space) === 'red' && (findStorm(game.state)?.asleep.length ?? 0) > 0;
