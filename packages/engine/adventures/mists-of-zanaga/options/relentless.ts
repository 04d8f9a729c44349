/** Relentless Rituals: two tokens on every Challenge, and omens at the awakening (RELENTLESS-1 to RELENTLESS-12). */
import { type Frame, withStep } from '../../../kernel/procedure.ts';
import type { DrawFrame } from '../../../rules/turn/adventure.ts';
import type { Game } from '../../../rules/world/game.ts';
import { changed, type PartRules } from '../../../rules/world/part.ts';
import { type AwakeningFrame, godOf, startOmens } from '../gods/gods.ts';
import { mistsOf } from '../mists.ts';
import { layToken, startToken } from '../rituals/tokens.ts';

/** One after the other, so that bones may answer each (Z19). */
function startTwo(game: Game, seat: number, card: string): void {
  startToken(game, seat, card);
  startToken(game, seat, card);
}

/** The rituals that awakened the god bring its omens, in the order of its card (Z54, Z60). */
function omensOf(game: Game, { god, symbols }: AwakeningFrame): void {
  const omens = godOf(game, god)?.omens ?? [];
  startOmens(
    game,
    god,
    omens.flatMap(({ symbol }) => symbols.filter((one) => one === symbol)),
  );
}

export const relentlessRituals: PartRules = {
  procedures: (base) =>
    changed(base, {
      draw: (old) =>
        withStep<Game, DrawFrame>(old, 'tokens', (game, { seat, card }) => startTwo(game, seat, card)),
      /** Those of setup, too (Z53). */
      game: (old) => {
        const monsters = old.steps.get('monsters')?.run;
        return withStep<Game, Frame>(old, 'monsters', (game, frame) => {
          monsters?.(game, frame);
          for (const card of mistsOf(game.state).roaming) layToken(game, card);
        });
      },
      awakening: (old) => withStep<Game, AwakeningFrame>(old, 'omens', omensOf),
    }),
};
