import { withStepBefore } from '../../kernel/procedure.ts';
import { act } from '../../rules/abilities.ts';
import { info, playerAt, tell, type Game } from '../../rules/game.ts';
import type { MarketFrame } from '../../rules/market.ts';
import { changed, type PartRules } from '../../rules/part.ts';
import { allyLimitsWords } from './words.ts';

export interface AllyLimitsEvents {
  wages: { seat: number; amount: number };
}
declare module '../../rules/events.ts' {
  interface GameEvents extends AllyLimitsEvents {}
}

/** Allies who ask for wages: those who were hired. Who was won in an adventure cannot be dismissed (G17, ALLIES-3). */
const hired = (game: Game, seat: number): string[] =>
  playerAt(game, seat)
    .allies.map((held) => info(game, held.card))
    .filter((card) => card.deck === 'market')
    .map((card) => card.discard);

/** Ally Limits: any number of Allies, who want their wages first in the Market step (ALLIES-1, ALLIES-2). */
export const allyLimits: PartRules = {
  words: allyLimitsWords,
  policies: (base) => ({
    ...base,
    hasRoom: (game, seat, card, without) =>
      info(game, card).holding === 'ally' || base.hasRoom(game, seat, card, without),
  }),
  procedures: (base) =>
    changed(base, {
      market: (old) =>
        withStepBefore<Game, MarketFrame>(old, old.first, 'wages', {
          ask(game, { seat }) {
            const discards = hired(game, seat);
            const enough = playerAt(game, seat).gold >= discards.length;
            if (discards.length === 0) return null;
            return { seat, kind: 'wages', options: enough ? ['wages', ...discards] : discards };
          },
          answer(game, frame, choice) {
            const { seat } = frame;
            if (choice !== 'wages') {
              frame.step = 'wages';
              act(game, seat, choice);
              return;
            }
            const amount = hired(game, seat).length;
            playerAt(game, seat).gold -= amount;
            tell(game, { type: 'wages', seat, amount });
          },
        }),
    }),
};
