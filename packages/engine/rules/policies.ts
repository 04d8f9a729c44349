import type { ExperienceKind } from '../effects/vocabulary.ts';
import type { Color, SpaceId } from './board.ts';
import type { Game } from './game.ts';

/**
 * The seams: every number and habit of the base game that a variant or another adventure replaces. The rules ask
 * here, and never whether some variant is on; a variant hands in its own entries, and wraps the ones it adds to.
 */
export interface Policies {
  readonly startingGold: number;
  /** What one experience counter adds, by kind. */
  readonly experienceBonus: Readonly<Record<ExperienceKind, number>>;
  /** Experience points for a purchase, by the number of players (EXP-2). */
  readonly experiencePrice: (players: number) => number;
  readonly movementDice: (game: Game, seat: number) => number;
  /** Whether so many wounds bring down so much Life (WOUND-1). */
  readonly isDefeated: (wounds: number, life: number) => boolean;
  /** Whether the seat may have one more such card (LIMIT-1, LIMIT-2). */
  readonly hasRoom: (game: Game, seat: number, card: string, without?: readonly string[]) => boolean;
  /** Where an adventure card goes that is discarded after it was resolved. */
  readonly discardAdventure: (game: Game, card: string) => void;
  /** What becomes of a Challenge that was escaped or that knocked the Hero out (TRACK-1). */
  readonly failChallenge: (game: Game, card: string, space: SpaceId) => void;
  /** A card of an adventure deck, or null when it cannot be drawn (G10). */
  readonly drawAdventure: (game: Game, color: Color) => string | null;
  /** Whether the Hero's costliest card is lost at a knock-out (KNOCKOUT-4). */
  readonly knockoutLosesCard: boolean;
  /** Ends the game if this seat has won by what it holds now. */
  readonly checkVictory: (game: Game, seat: number) => void;
}
