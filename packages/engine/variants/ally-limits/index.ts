import { withStepBefore } from '../../kernel/procedure.ts';
import { act } from '../../rules/cards/abilities.ts';
import { info, playerAt, tell, type Game } from '../../rules/world/game.ts';
import type { MarketFrame } from '../../rules/turn/market.ts';
import { changed, type PartRules } from '../../rules/world/part.ts';
import { infoOf } from '../../rules/world/world.ts';
import { allyLimitsWords } from './words.ts';

export interface AllyLimitsEvents {
  wages: { seat: number; amount: number };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends AllyLimitsEvents {}
}

/** Every Ally wants wages, and goes without them, whether hired or won (ALLIES-2, D8). */
const dismissals = (game: Game, seat: number): string[] =>
  playerAt(game, seat)
    .allies.map((held) => info(game, held.card))
    .filter((ally) => !game.world.policies.isBound(ally))
    .map(({ discard }) => discard);

/** Ally Limits: any number of Allies, who want their wages first in the Market step (ALLIES-1, ALLIES-2). */
export const allyLimits: PartRules = {
  words: allyLimitsWords,
  policies: (base) => ({
    ...base,
    hasRoom(game, seat, card, without) {
      const ally = info(game, card);
      if (ally.holding === 'ally' && !base.isBound(ally)) return true;
      return base.hasRoom(game, seat, card, without);
    },
  }),
  invariants: (base) => ({
    ...base,
    limitOf: (world, card) => (infoOf(world, card).holding === 'ally' ? null : base.limitOf(world, card)),
  }),
  procedures: (base) =>
    changed(base, {
      market: (old) =>
        withStepBefore<Game, MarketFrame>(old, old.first, 'wages', {
          ask(game, { seat }) {
            const discards = dismissals(game, seat);
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
            const amount = dismissals(game, seat).length;
            playerAt(game, seat).gold -= amount;
            tell(game, { type: 'wages', seat, amount });
          },
        }),
    }),
};
