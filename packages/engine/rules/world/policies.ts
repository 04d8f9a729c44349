import type { Choice, Curse, Effect, ExperienceKind, Phase } from '../../effects/vocabulary.ts';
import type { Distinct, Frame } from '../../kernel/procedure.ts';
import type { Color, SpaceId, TownId } from './board.ts';
import type { Payer } from '../cards/costs.ts';
import type { RollLike } from '../cards/counting.ts';
import type { MovementFrame } from '../turn/movement.ts';
import type { RollPart } from './events.ts';
import type { CardInfo } from './card-info.ts';
import type { Game } from './game.ts';
import type { Place } from './land.ts';
import type { Held, State } from './state.ts';

/**
 * The seams: every number and habit of the base game that a variant or another adventure replaces. The rules ask
 * here, and never whether some variant is on; a variant hands in its own entries, and wraps the ones it adds to.
 */
export interface Policies {
  readonly startingGold: number;
  /** Adventure counters of the box for which the board has no jewel: they start in the pile (G2). */
  readonly spareCounters: Readonly<Record<Color, number>>;
  /** What one experience counter adds, by kind. */
  readonly experienceBonus: Readonly<Record<ExperienceKind, number>>;
  /** Experience points for a purchase, by the number of players (EXP-2). */
  readonly experiencePrice: (players: number) => number;
  readonly movementDice: (game: Game, seat: number) => number;
  /** Whether this many wounds defeat a fighter with this much Life (WOUND-1). */
  readonly isDefeated: (wounds: number, life: number) => boolean;
  /** Whether the seat may have one more such card (LIMIT-1, LIMIT-2). */
  readonly hasRoom: (game: Game, seat: number, card: string, without?: readonly string[]) => boolean;
  /** What a market stack remembers of a card that is laid into it, and the card as it gives it to a new owner. */
  readonly toStack: (game: Game, held: Held) => void;
  readonly fromStack: (game: Game, form: string, bought: number) => Held;
  /** Where an adventure card goes that is discarded after it was resolved. */
  readonly discardAdventure: (game: Game, card: string) => void;
  /** Whether a deck can be attempted: there is something to draw that brings an attempt to its end (G10, W6). */
  readonly holdsAdventure: (game: Game, deck: string) => boolean;
  /** The cards that become a deck again when one is to be drawn and it is empty; none in the base game. */
  readonly refillOf: (state: State, deck: string) => readonly string[];
  /** A card of an adventure deck, or null when it cannot be drawn (G10). */
  readonly drawAdventure: (game: Game, deck: string) => string | null;
  /** How Challenges are met, by name. */
  readonly terms: Named<Terms>;
  /** How several Heroes fight one enemy together, by name. */
  readonly joint: Named<JointTerms>;
  /** What is added to the dice of a roll before anything is played on it; where it comes from is added to `parts`. */
  readonly rollBonus: (game: Game, roll: RollLike, parts?: RollPart[]) => number;
  /** The wounds that a Hero or an Ally deals in a phase. */
  readonly damage: (game: Game, seat: number, who: string, phase: Phase, roll: RollLike | null) => number;
  /** The procedures that go on when a Hero falls inside them. */
  readonly shelters: Readonly<Record<string, Shelter>>;
  /** Whether the Hero's costliest card is lost at a knock-out (KNOCKOUT-4). */
  readonly knockoutLosesCard: boolean;
  /** What may be bought in the Experience step, as options (EXP-5). */
  readonly purchases: (game: Game, seat: number) => string[];
  /** Whatever else a purchase of experience brings. */
  readonly afterPurchase: (game: Game, seat: number) => void;
  /** How far a Hero has come, where Heroes are compared. */
  readonly level: (game: Game, seat: number) => number;
  /** Whether what a card leaves to choose may be chosen, so long as there is something else (G25, ADV-5). */
  readonly mayChoose: (game: Game, chooser: Payer, choice: Choice) => boolean;
  /**
   * The procedures that are turns, and the step with which each goes on when it is cut short, if it has not come past
   * it: `end` in the base game.
   */
  readonly turns: Readonly<Record<string, string>>;
  /** The cards that affect the whole table now, in order; in the base game, the Event in play. */
  readonly inForce: (game: Game) => readonly string[];
  /** What a space is at this moment: not to be asked directly but through `landOf` and `siteAt`, which remember it. */
  readonly placeAt: (game: Game, space: SpaceId) => Place;
  /** Names the state of the land as far as `placeAt` depends on it; '' while it is as printed. Asked often: keep it. */
  readonly placesKey: (game: Game) => string;
  /** The town that gives a space its name, whatever has become of it; null if none does. */
  readonly nameAt: (game: Game, space: SpaceId) => TownId | null;
  /** Whether a card that names a town finds it on a space. */
  readonly findsTown: (game: Game, town: TownId, space: SpaceId, card: string) => boolean;
  /** Gold that somebody need not pay in a Market step at a stack, off the total. */
  readonly marketCredit: (game: Game, seat: number, town: number) => number;
  /** Movement dice that an ability adds: they are rolled and join the others. */
  readonly addDice: (game: Game, movement: MovementFrame, count: number) => void;
  /** Whether an enemy can be defeated outright, by a card that says so. */
  readonly mayFell: (card: CardInfo) => boolean;
  /** Whether a town is one to a card that speaks of towns. */
  readonly isTownTo: (game: Game, town: TownId, card: string) => boolean;
  /** What has befallen a town by its name, whatever stands there now; null while it is a town as any other. */
  readonly fateOf: (game: Game, town: TownId) => TownFate | null;
  /**
   * What of the parts no fight depends on: ids of their rooms in `state.extra`, and steps that they add to the
   * procedures of a fight, such as `combat/tally`. All else may matter to whoever works a fight out.
   */
  readonly outsideFights: readonly string[];
  /** Names what fights depend on of a room that is outside fights otherwise; '' if nothing. Asked often: keep it short. */
  readonly fightsKey: (state: State) => string;
  /** Of options that come to the same, such as which of several equal tokens is meant, leaves one; null where no two do. */
  readonly distinct: Distinct<Game> | null;
  /** Things that cards count and only a part has: none of them, where it is not played. */
  readonly tallies: Readonly<Record<Tally, (game: Game) => number>>;
  /** What a seat may use at any decision of an open kind, as options `benefit:card`, and what becomes of one that is taken. */
  readonly benefits: (game: Game, seat: number) => readonly string[];
  readonly useBenefit: (game: Game, seat: number, card: string) => void;
  /** A Challenge was defeated, whatever becomes of it and its counter. */
  readonly beaten: (game: Game, card: string, seat: number) => void;
  /** Allies who count toward no limit of Allies and want no wages. */
  readonly isBound: (card: CardInfo) => boolean;
  /** Ends the game if this seat has won by what it holds now. */
  readonly checkVictory: (game: Game, seat: number) => void;
}

/** A town is destroyed for good, or cursed until somebody frees it. */
export type TownFate = 'destroyed' | Curse;

/** What only parts have: doom counters on the enemy, rituals in play, roaming monsters, gods that are awake. */
export type Tally = 'doom' | 'rituals' | 'roaming' | 'gods';

/** By name; parts add their own beside those of the base game. */
export type Named<T> = Readonly<Record<string, T>> & { readonly usual: T };

/** Tries to go on at the frame of a procedure after a Hero has fallen in it; false if that is not for it to do. */
export type Shelter = (game: Game, frame: Frame) => boolean;

/** How several Heroes fight one enemy: `usual` is side by side, others come with adventures. */
export interface JointTerms {
  /** Whether those who escaped face the enemy again in the next round, to fight or to try and escape anew. */
  readonly returns: boolean;
  /** Whether a Hero may attack in every phase of a round; Allies attack once. */
  readonly everyPhase: boolean;
  /** One attack roll for all in each phase, made by the first of them; nobody defends, no Ally attacks. */
  readonly group: boolean;
  /** The enemy neither flees nor is it defeated outright, whatever a card says (S31). */
  readonly unyielding?: true;
  /** What happens when one defeats an enemy happens for the one who dealt the last wound, not for all with a claim (S32). */
  readonly lastBlow?: true;
  /** What becomes of a Hero who escapes. */
  readonly escaped: (game: Game, seat: number) => void;
  /** Who bears the wounds of a failed attack or defense. */
  readonly suffer: (game: Game, roll: RollLike, wounds: number) => void;
  /** Whom the enemy's own text strikes outside Before Combat; without it, the Hero whose moment it is (S41). */
  readonly blow?: (game: Game, source: string, list: readonly Effect[]) => void;
  /** The enemy is beaten: what those get who have a claim to it. */
  readonly reward: (game: Game, card: string, claimants: readonly number[]) => void;
}

/** How a Challenge is met: `usual` is the attempt of a Hero's own choice, others come with variants. */
export interface Terms {
  readonly beforeCombat: boolean;
  readonly mayEscape: boolean;
  /** Whether the winner gets what the card promises. To win the game by it is no reward, but a goal (W36). */
  readonly rewarded: boolean;
  /** Whether a card that is no Challenge is followed by another; if not, it ends the turn. */
  readonly drawsOn: boolean;
  /** The adventure counter that the winner takes (CHALLENGE-3). */
  readonly takeCounter: (game: Game, seat: number, card: string, space: SpaceId) => void;
  /** What becomes of the card when it was escaped or has knocked the Hero out (TRACK-1). */
  readonly fail: (game: Game, card: string, space: SpaceId) => void;
  /** What becomes of the card whose enemy has fled: it goes under its deck, unless something else is said. */
  readonly fled?: (game: Game, seat: number, card: string) => void;
  /** Whether an escape ends the turn: yes, unless it says otherwise. */
  readonly endsTurn?: false;
  /** What it means for a Hero who has got away from it, besides the end of the turn. */
  readonly escaped?: (game: Game, seat: number) => void;
}
