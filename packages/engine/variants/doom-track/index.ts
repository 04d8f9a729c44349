import { withStepAfter, type Frame } from '../../kernel/procedure.ts';
import { info, type Game } from '../../rules/game.ts';
import { changed, type PartRules } from '../../rules/part.ts';
import {
  confrontationProcedure,
  endgameProcedure,
  endgameTerms,
  withElimination,
  withEndgame,
} from './endgame.ts';
import { cardsOnTrack, drawable, drawFrom, setUpTrack, toDoomTrack } from './track.ts';

interface DoomRules {
  /** The places in `board.towns` of the track's spaces, from its first one on (D1). */
  readonly row: readonly number[];
  /** Whether such a card of the discard pile comes back into its deck (D3). */
  readonly comesBack: (game: Game, card: string) => boolean;
}

export const doomVariant = ({ row, comesBack }: DoomRules): Required<PartRules> => ({
  policies: (base) => ({
    ...base,
    discardAdventure: toDoomTrack,
    holdsAdventure: (game, color) =>
      drawable(game, color, comesBack).some((card) => info(game, card).card.kind !== 'event'),
    drawAdventure: (game, color) =>
      game.world.policies.holdsAdventure(game, color) ? drawFrom(game, color, comesBack) : null,
    terms: { ...base.terms, endgame: endgameTerms },
    cardsElsewhere: (state) => [...base.cardsElsewhere(state), ...cardsOnTrack(state)],
  }),
  procedures: (base) =>
    changed(
      base,
      {
        game: (old) =>
          withEndgame(
            withStepAfter<Game, Frame>(old, 'markets', 'doom-track', (game) => setUpTrack(game, row)),
          ),
        knockout: withElimination,
      },
      { endgame: endgameProcedure, confrontation: confrontationProcedure },
    ),
});

/** From the bottom of the market row to its top, and every card of a pile comes back. */
export const doomTrack = doomVariant({ row: [0, 1, 2, 3, 4, 5, 6, 7], comesBack: () => true });
