/** What an adventure is about, for players who know the rules of fights, markets and movement, and nothing of this adventure. */
import type { ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { CardInfo, World } from '@wayrune/engine/rules/world/world.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Context } from '../heuristics/context.ts';
import type { Weights } from '../value/weights.ts';

/** A deck of Challenges. */
export interface AimDeck {
  readonly deck: string;
  /** Beating its cards wins the game, or leads there; all other decks are preparation. */
  readonly isGoal: boolean;
  /** What it is worth to be able to beat it, in gold. */
  readonly mastery: number;
  /** A deck of similar strength that is used in its place for rough comparisons. */
  readonly standsFor: string;
  /** The enemies to reckon with, where nobody draws them from a deck. */
  readonly enemies?: (world: World, state: State) => readonly string[];
  /** Whether they can be faced as things stand; yes, unless it says otherwise. */
  readonly isOpen?: (state: State) => boolean;
  /** To beat one of them is to win the game, or as good as that. */
  readonly wins?: true;
  /** What beating one of them now brings besides its prize. */
  readonly bonus?: (context: Context) => number;
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
type OptionReason = (
  context: Context,
  what: string,
  detail: string,
  option: string,
  chance: ChanceToWin,
) => string | null;
/** The chance to win against a card under some terms, worked out as for people. */
export type ChanceToWin = (card: string, terms?: string) => number;

/** A market that can be visited on the way, after which the movement goes on. */
export interface Stopover {
  /** The option that visits it. */
  readonly option: string;
  readonly isAt: (context: Context, space: SpaceId) => boolean;
  /** Whether the market of this turn has been visited: there is no other. */
  readonly isOver: (context: Context) => boolean;
}

export interface Aim {
  /** The id of the adventure. */
  readonly adventure: string;
  /** From the easiest to the hardest. */
  readonly decks: readonly AimDeck[];
  readonly trophies?: Trophies;
  /**
   * What parts keep for themselves, as fights to come may find it: with small things at their usual number, so that what
   * was found out about fights lasts. As it is, unless it says otherwise.
   */
  readonly foresee?: (world: World, state: State) => State['extra'];
  /** Places that matter in this adventure alone, besides adventures and towns. */
  readonly places?: (context: Context) => readonly AimPlace[];
  /** What it is worth to end the movement on a space and to attempt nothing there; nothing, unless it says otherwise. */
  readonly linger?: (context: Context) => (space: SpaceId) => number;
  readonly stopover?: Stopover;
  /** What beating the enemy of a card of the adventure's own brings, which is no Challenge; null for all other cards. */
  readonly prize?: (card: CardInfo, weights: Weights) => number | null;
  /** Kinds of decision of its own in which one buys, sells and heals as in a market. */
  readonly markets?: readonly string[];
  /** The cards that are for sale in one of them; null where none is visited. */
  readonly wares?: (context: Context) => readonly string[] | null;
  /** What rolling so many dice brings besides where they lead. */
  readonly rolling?: (context: Context, dice: number) => number;
  /** How much of the way to victory a player has gone, from 0 to 1, besides trophies. */
  readonly progress?: (world: World, state: State, player: Player) => number;
  /** Decisions of the adventure's own, by kind. One that is not here is tried out by playing on. */
  readonly decisions?: Readonly<Record<string, OptionWorth>>;
  /** What options of the adventure's own bring in decisions that everybody knows, by their first word. */
  readonly options?: Readonly<Record<string, OptionWorth>>;
  /** Options of the adventure's own that come with decisions of any kind, by their first word: the best is taken, if it is worth more than nothing. */
  readonly interrupts?: Readonly<Record<string, OptionWorth>>;
  /** What it is worth to keep for later what a `use:` option would spend. */
  readonly keeps?: OptionWorth;
  /** What it is worth at least to be able to strike down the goal's enemies, for players of any strength. */
  readonly readiness?: (state: State) => number;
  /** What a lesson adds besides strength, in the same unit. */
  readonly lessons?: (context: Context, kind: ExperienceKind) => number;
  /** By the word that an option begins with; null to leave the reason to others. */
  readonly reasons?: Readonly<Record<string, OptionReason>>;
  /** What draws a Hero to a place of the adventure's own, in words. */
  readonly placeReason?: (context: Context, space: SpaceId, chance: ChanceToWin) => string | null;
}

/** By the id of the adventure. */
export type Aims = Readonly<Record<string, Aim>>;
