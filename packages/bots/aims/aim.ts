/** What an adventure is about, for players who know the rules of fights, markets and movement, and nothing of this adventure. */
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { CardInfo, World } from '@wayrune/engine/rules/world/world.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Context } from '../heuristics/context.ts';

/** A deck of Challenges. */
export interface AimDeck {
  readonly deck: string;
  /** Beating its cards wins the game, or leads there; all other decks are preparation. */
  readonly isGoal: boolean;
  /** What it is worth to be able to beat it, in gold. */
  readonly mastery: number;
  /** A deck of similar strength that is used in its place for rough comparisons. */
  readonly standsFor: string;
}

/** Cards of which a player needs so many to win. */
export interface Trophies {
  readonly isTrophy: (card: CardInfo) => boolean;
  /** What the next one is worth, by the number that a player has; beyond that, victory. */
  readonly worth: readonly number[];
  /** With its article, as in "a Dragon Rune". */
  readonly name: string;
}

/** A place on the map, and what it is worth to be there, in gold. */
export interface AimPlace {
  readonly space: SpaceId;
  readonly value: number;
}

/** What an option is worth, in gold. */
type OptionWorth = (context: Context, option: string) => number;
/** Why it was chosen, for an option `word:what:detail`. */
type OptionReason = (context: Context, what: string, detail: string, option: string) => string;

export interface Aim {
  /** The id of the adventure. */
  readonly adventure: string;
  /** From the easiest to the hardest. */
  readonly decks: readonly AimDeck[];
  readonly trophies?: Trophies;
  /** Places that matter in this adventure alone, besides adventures and towns. */
  readonly places?: (context: Context) => readonly AimPlace[];
  /** How much of the way to victory a player has gone, from 0 to 1, besides trophies. */
  readonly progress?: (world: World, state: State, player: Player) => number;
  /** Decisions of the adventure's own, by kind. One that is not here is tried out by playing on. */
  readonly decisions?: Readonly<Record<string, OptionWorth>>;
  /** By the word that an option begins with. */
  readonly reasons?: Readonly<Record<string, OptionReason>>;
  /** What draws a Hero to a place of the adventure's own, in words. */
  readonly placeReason?: (context: Context, space: SpaceId) => string | null;
}

/** By the id of the adventure. */
export type Aims = Readonly<Record<string, Aim>>;
