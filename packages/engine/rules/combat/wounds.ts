import { procedure } from '../../kernel/procedure.ts';
import { AT } from '../../effects/windows.ts';
import { openWindow, rollBehind } from '../cards/abilities.ts';
import { inflict } from '../calls.ts';
import type { WoundFrame } from './combat-frame.ts';
import { tell, type Game } from '../world/game.ts';
import { ruleFor } from '../cards/values.ts';
import { bearerAt, fallIfDefeated } from './vitals.ts';
import { isAffected, ownBits } from '../cards/affecting-cards.ts';
import { FORCED_BITS, OFFERED_BITS } from '../world/world.ts';

/** Wounds on their way to a Hero or an Ally. They can be canceled now and never later (WOUND-3, G15). */
export const woundProcedure = procedure<Game, WoundFrame>({
  cancel(game, frame) {
    if (bearerAt(game, frame.seat, frame.who) === null) frame.amount = 0;
    else if (frame.cancellable && ruleFor(game, 'no-cancel', frame.seat, frame.who) === null) {
      openWindow(game, AT.wounded, frame.seat, frame.who, rollBehind(game));
    }
  },
  take(game, { seat, who, amount }) {
    take(game, seat, who, amount);
  },
});

function take(game: Game, seat: number, who: string, amount: number): void {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null || amount <= 0) return;
  bearer.wounds += amount;
  tell(game, { type: 'wounded', seat, who, amount });
  fallIfDefeated(game, seat, who);
}

/** Wounds dealt by an enemy: immediately if no card can react. */
export function dealWounds(game: Game, seat: number, who: string, amount: number): void {
  const answers = AT.wounded.bit;
  const offered = (ownBits(game, seat, OFFERED_BITS) & answers) !== 0;
  if (offered || isAffected(game, seat, FORCED_BITS, answers)) inflict(game, seat, who, amount);
  else take(game, seat, who, amount);
}
