/** Whole cards: what is printed on them, what they become, and the part that speaks. */
import type {
  Ability,
  Color,
  Condition,
  Curse,
  CurseLevel,
  Effect,
  ItemClass,
  Modifier,
  RitualSymbol,
  RuleChange,
  Skill,
  Terrain,
} from './vocabulary.ts';

export type AttributeValue = readonly [value: number, damage: number];

export interface Fighter {
  readonly life: number;
  readonly mind: AttributeValue;
  readonly body: AttributeValue;
  readonly spirit: AttributeValue;
}

/** The part of a card that speaks. */
export interface Speaking {
  readonly always?: readonly Modifier[];
  readonly rules?: readonly RuleChange[];
  readonly abilities?: readonly Ability[];
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  /** How many of it the set holds; 1 if not said. */
  readonly count?: number;
}

/** Cards that are drawn: from the market deck or the deck of their color, unless they name another. */
interface Filed {
  readonly deck?: string;
}

/** Cards that can be held may come with counters on them, for `counter` costs. */
interface Charged {
  readonly counters?: number;
}

export interface HeroCard extends Printed, Fighter, Speaking {
  readonly kind: 'hero';
  readonly stamina: number;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
}

export interface ItemCard extends Printed, Filed, Speaking, Charged {
  readonly kind: 'item';
  readonly cost: number;
  readonly class: ItemClass;
  readonly type?: string;
  /** Of a Ritual: what dice must show before it works. */
  readonly symbols?: readonly Terrain[];
}

export interface AllyCard extends Printed, Filed, Fighter, Speaking, Charged {
  readonly kind: 'ally';
  readonly cost: number;
  readonly stamina?: number;
  /** Of an Equipping Ally: what it is to an owner who takes it as an Item. As an Ally it has no text. */
  readonly equips?: Equipment;
}

/** What an Equipping Ally is as an Item. */
export interface Equipment extends Speaking, Charged {
  readonly class: ItemClass;
  readonly type?: string;
}

/** What is the same of everything that an adventure card may become. */
interface Taken extends Speaking, Charged {
  /** What it is called from then on; the name of the card if it says nothing. */
  readonly name?: string;
}

/** What an adventure card becomes when it is taken. */
export type Becomes =
  | ({ readonly kind: 'item'; readonly class: ItemClass; readonly type?: string } & Taken)
  | ({ readonly kind: 'ally'; readonly stamina?: number } & Fighter & Taken)
  | ({ readonly kind: 'rune' } & Taken)
  | ({ readonly kind: 'kept' } & Taken);

interface Met extends Printed, Filed, Speaking {
  readonly kind: 'challenge';
  readonly color: Color;
  readonly family: string;
  /** Of a monster that may roam: the terrain in which it attacks. */
  readonly terrain?: Terrain;
  readonly reward: readonly Effect[];
  readonly as?: Becomes;
}

/** A Challenge that is fought. */
export interface FoeCard extends Met, Fighter {
  /** Its Life is for each Hero in the game, as a storm Challenge has it (S28). */
  readonly perHero?: true;
  readonly trap?: undefined;
}

/** A Challenge without an enemy: it is defeated where what it puts one through comes to `overcome` (P16). */
export interface TrapCard extends Met {
  readonly trap: readonly Effect[];
}

export type ChallengeCard = FoeCard | TrapCard;

export interface EventCard extends Printed, Filed, Speaking {
  readonly kind: 'event';
  readonly color: Color;
  readonly number: 1 | 2 | 3;
  /** What happens once, when it takes effect. */
  readonly drawn?: readonly Effect[];
}

export interface EncounterCard extends Printed, Filed {
  readonly kind: 'encounter';
  readonly color: Color;
  readonly drawn: readonly Effect[];
  readonly foe?: Fighter & { readonly name: string; readonly family: string } & Speaking;
  readonly as?: Becomes;
}

/**
 * A card of a kind that only one adventure has, such as an omen, a curse or a quest. `type` names the kind, and the
 * procedure that resolves it if its part has one; while it is in force it speaks like an Event.
 */
export interface SpecialCard extends Printed, Filed, Speaking {
  readonly kind: 'special';
  readonly type: string;
  readonly deck: string;
  readonly color?: Color;
  readonly drawn?: readonly Effect[];
  readonly as?: Becomes;
  /** Of a ritual: what its slots show, and how many there are. What it does when it is completed is `drawn`. */
  readonly ritual?: { readonly symbol: RitualSymbol; readonly slots: number };
  /** Of a primal god: what awakens it, what it is as an enemy, and what completed rituals make it do. */
  readonly god?: PrimalGod;
  /** Of a Stormlord, and of a Scion or a Curse card that must be fought: the enemy. What the card says while it is fought stands beside it. */
  readonly foe?: Fighter & { readonly name?: string; readonly family: string };
  /** Of a Curse card: its front, which a Hero has to overcome to claim it. Its back is `as`. */
  readonly curse?: CurseFront;
  /** Of a Scion: its space, what its counter gives, and what awakens it. What it is when awake is `as`, an Ally. */
  readonly scion?: Slumber;
}

export interface Slumber {
  /** The undefeated space on which it sleeps: 1 to 6. */
  readonly number: number;
  /** What the holder of its counter may have once, at any moment of a Storm step. */
  readonly benefit: readonly Effect[];
  /** What a Hero does or goes through to awaken it: it awakens where that comes to `awaken`. */
  readonly awakening: readonly Effect[];
}

/** The front of a Curse card. Of level III it is the foe alone: whoever beats it claims the card and frees the town. */
export interface CurseFront {
  readonly of: Curse;
  readonly level: CurseLevel;
  /** Of level I: what the Hero goes through. The card is claimed where that comes to `claim`. */
  readonly trial?: readonly Effect[];
  /** Of level II: what has to be done. */
  readonly quest?: Quest;
}

export interface Quest {
  /** The steps must be done in this order; otherwise in any. */
  readonly ordered?: true;
  readonly steps: readonly QuestStep[];
  /** Where it must be claimed; wherever the Hero is, if it says nothing (C22). */
  readonly claimAt?: readonly Condition[];
}

/** What all steps of quests have. */
interface Stage {
  /** A few words for the step, as a heading: "Light the beacons". */
  readonly label: string;
  /** Where. */
  readonly at?: readonly Condition[];
  /** How often; once, if it says nothing. */
  readonly count?: number;
}

export type QuestStep =
  /** End the movement on `count` different spaces that meet the conditions. */
  | ({ readonly step: 'reach'; readonly at: readonly Condition[] } & Stage)
  /**
   * End the movement there and try: done where the effects come to `progress`, `count` times on different spaces. In the
   * Adventure step instead of an adventure, or beside it.
   */
  | ({ readonly step: 'task'; readonly do: readonly Effect[]; readonly aside?: true } & Stage)
  /** Defeat Challenges of that color or better, of these families, there, since the quest lies open. */
  | ({ readonly step: 'defeat'; readonly color?: Color; readonly family?: readonly string[] } & Stage)
  /** End the movement where another Hero stands: `count` different Heroes. */
  | ({ readonly step: 'meet' } & Stage);

export interface PrimalGod extends Fighter {
  readonly awakens: readonly RitualSymbol[];
  readonly omens: readonly Omen[];
}

export interface Omen {
  readonly symbol: RitualSymbol;
  readonly do: readonly Effect[];
}

export type AdventureCard = ChallengeCard | EventCard | EncounterCard | SpecialCard;
export type MarketCard = ItemCard | AllyCard;
export type Card = HeroCard | MarketCard | AdventureCard;
export type CardKind = Card['kind'];
