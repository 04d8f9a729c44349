/** Relentless Rituals: two tokens on every Challenge, and omens at the awakening (RELENTLESS-1 to RELENTLESS-4). */
import { type Frame, type Procedure, withStep } from '../../../kernel/procedure.ts';
import type { DrawFrame } from '../../../rules/turn/adventure.ts';
import type { Game } from '../../../rules/world/game.ts';
import { changed, type PartRules } from '../../../rules/world/part.ts';
import { godOf, startOmens } from '../gods.ts';
import { mistsOf } from '../mists.ts';
import type { RitesFrame } from '../rites.ts';
import { startToken, symbolOf } from '../tokens.ts';

/** One after the other, so that bones may answer each (Z19). */
function startTwo(game: Game, seat: number, card: string): void {
  startToken(game, seat, card);
  startToken(game, seat, card);
}

/** The three rituals that awoke the god bring its omens, in the order of its card (Z54). */
function withOmens(old: Procedure<Game>): Procedure<Game> {
  const awaken = old.steps.get('awaken')?.run;
  return withStep<Game, RitesFrame>(old, 'awaken', (game, frame) => {
    const { completed, awake } = mistsOf(game.state);
    const symbols = completed.map((card) => symbolOf(game, card));
    const before = awake.length;
    awaken?.(game, frame);
    const god = awake.at(-1);
    if (god === undefined || awake.length === before) return;
    const omens = godOf(game, god)?.omens ?? [];
    startOmens(
      game,
      god,
      omens.flatMap(({ symbol }) =>
        symbols.filter((one) => one !== null && one === symbol).map(() => symbol),
      ),
    );
  });
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
          for (const card of mistsOf(game.state).roaming) startToken(game, game.state.active, card);
        });
      },
      rites: withOmens,
    }),
};
