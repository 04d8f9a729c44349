import { withStepAfter, type Frame } from '../../kernel/procedure.ts';
import { isColor } from '../../rules/world/board.ts';
import { info, type Game } from '../../rules/world/game.ts';
import { changed, type PartRules, together } from '../../rules/world/part.ts';
import { endsAttempt } from '../../rules/world/world.ts';
import { endgameRules, startEndgame } from './endgame.ts';
import {
  cardsOnTrack,
  drawable,
  drawFrom,
  FULL_OF_DOOM,
  ROOM,
  setUpTrack,
  theTrack,
  toDoomTrack,
  trackIsSound,
} from './track.ts';
import { doomWords } from './words.ts';

interface DoomRules {
  /** The places in `board.towns` of the track's spaces, from its first one on (D1). */
  readonly row: readonly number[];
  /** Whether such a card of the discard pile comes back into its deck (D3). */
  readonly comesBack: (game: Game, card: string) => boolean;
}

const trackRules = ({ row, comesBack }: DoomRules): PartRules => ({
  words: doomWords,
  policies: (base) => ({
    ...base,
    // A card of a deck that a part has added goes back to that deck: the piles of the track are those of the colors.
    discardAdventure(game, card) {
      if (isColor(info(game, card).deck)) toDoomTrack(game, card);
      else base.discardAdventure(game, card);
    },
    holdsAdventure: (game, deck) =>
      isColor(deck)
        ? drawable(game, deck, comesBack).some((card) => endsAttempt(info(game, card)))
        : base.holdsAdventure(game, deck),
    drawAdventure(game, deck) {
      if (!isColor(deck)) return base.drawAdventure(game, deck);
      return game.world.policies.holdsAdventure(game, deck) ? drawFrom(game, deck, comesBack) : null;
    },
    outsideFights: [...base.outsideFights, ROOM],
  }),
  invariants: (base) => ({
    ...base,
    cards: (state) => [...base.cards(state), ...cardsOnTrack(state)],
    others: [...base.others, trackIsSound],
  }),
  procedures: (base) =>
    changed(base, {
      game(old) {
        const laid = withStepAfter<Game, Frame>(old, 'markets', 'doom-track', (game) => {
          setUpTrack(game, row);
        });
        // After the turn in which the last doom counter came (ENDGAME-1, D4).
        return withStepAfter<Game, Frame>(laid, 'turn', 'doom', (game) => {
          if (theTrack(game.state).counters >= FULL_OF_DOOM) startEndgame(game);
        });
      },
    }),
});

export const doomVariant = (rules: DoomRules): Required<PartRules> =>
  together(endgameRules, trackRules(rules));

/** From the bottom of the market row to its top, and every card of a pile comes back. */
export const doomTrack = doomVariant({ row: [0, 1, 2, 3, 4, 5, 6, 7], comesBack: () => true });
