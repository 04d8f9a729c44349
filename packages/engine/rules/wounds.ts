import { procedure } from '../kernel/procedure.ts';
import { openWindow, rollBehind } from './abilities.ts';
import type { WoundFrame } from './combat-frame.ts';
import { tell, type Game } from './game.ts';
import { ruleFor } from './values.ts';
import { bearerAt, fallIfDefeated } from './vitals.ts';

/** Wounds on their way to a Hero or an Ally. They can be cancelled now and never later (WOUND-3, G15). */
export const woundProcedure = procedure<Game, WoundFrame>({
  cancel(game, frame) {
    if (bearerAt(game, frame.seat, frame.who) === null) frame.amount = 0;
    else if (frame.cancellable && ruleFor(game, 'no-cancel', frame.seat, frame.who) === null) {
      openWindow(game, 'wounded', frame.seat, frame.who, rollBehind(game));
    }
  },
  take(game, { seat, who, amount }) {
    const bearer = bearerAt(game, seat, who);
    if (bearer === null || amount <= 0) return;
    bearer.wounds += amount;
    tell(game, { type: 'wounded', seat, who, amount });
    fallIfDefeated(game, seat, who);
  },
});
