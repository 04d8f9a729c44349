/**
 * The closed vocabulary in which every card is written: what a card may ask for, cost, change and do. Content is
 * plain data of these types; the engine never names a card.
 */
import type { Window } from './windows.ts';

export const TERRAINS = ['plains', 'road', 'river', 'hills', 'forest', 'swamp', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** In order of rank. */
export const COLORS = ['green', 'yellow', 'blue', 'red'] as const;
export type Color = (typeof COLORS)[number];
export const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const PHASES = ['ranged', 'melee', 'magic'] as const;
export type Phase = (typeof PHASES)[number];
export const SKILLS = [
  'acrobatics',
  'climb',
  'diplomacy',
  'hide',
  'lore',
  'observe',
  'stealth',
  'survival',
  'swim',
  'wilderness',
] as const;
export type Skill = (typeof SKILLS)[number];
export const ITEM_CLASSES = [
  'weapon',
  'armor',
  'artifact',
  'rune',
  'relic',
  'potion',
  'ritual',
  'gear',
] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];
/** What the slots of rituals and the tokens that fill them show; a wild token serves as any. */
export const RITUAL_SYMBOLS = ['sun', 'moon', 'skull'] as const;
export type RitualSymbol = (typeof RITUAL_SYMBOLS)[number];
export const GEAR = ['lockjaw-trap', 'dead-mans-compass', 'shaman-bones'] as const;
export type Gear = (typeof GEAR)[number];
/** What has befallen the towns of The Cataclysm. */
export const CURSES = ['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'] as const;
export type Curse = (typeof CURSES)[number];
export const CURSE_LEVELS = [1, 2, 3] as const;
export type CurseLevel = (typeof CURSE_LEVELS)[number];
export const EXPERIENCE = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
export type ExperienceKind = (typeof EXPERIENCE)[number];

/** A number, a roll of dice, or something counted when it is needed. */
export type Amount =
  | number
  | { readonly roll: 'd10' | '2d10' }
  | { readonly count: Countable; readonly times?: number; readonly plus?: number; readonly max?: number };
export const COUNTABLES = {
  allies: 'Ally you have',
  items: 'Item you have',
  weapons: 'Weapon you have',
  wounds: 'wound on you',
  exhaustion: 'exhaustion on you',
  level: 'experience counter you have',
  'experience-value': 'experience you paid for your counters',
  runes: 'Dragon Rune you have',
  gold: 'gold you have',
  round: 'combat round begun',
  'foe-wounds': 'wound on your enemy',
  'heroes-here': 'other Hero in your space',
  fighters: 'Hero who entered this combat',
  undefeated: 'undefeated Challenge on the track',
  counters: 'counter on this card',
  doom: 'doom counter on your enemy',
  rituals: 'ritual in play',
  roaming: 'roaming monster',
  curses: 'Curse card you have claimed',
} as const;
export type Countable = keyof typeof COUNTABLES;

/** Whom an effect is for. `self` is the bearer of the ability: the Ally whose card it is, else the Hero. */
export const WHO = {
  you: 'your Hero',
  self: 'self',
  fighter: 'whoever is rolling',
  ally: 'one of your Allies',
  any: 'your Hero or an Ally',
  allies: 'each of your Allies',
  party: 'your Hero and each Ally',
  enemy: 'your enemy',
} as const;
export type Who = keyof typeof WHO;

/** Whose numbers a modifier changes. `self`: the bearer (an Item's bearer is the Hero, a Challenge bears its own). */
export const SCOPES = ['self', 'hero', 'allies', 'party', 'enemy', 'heroes', 'foes'] as const;
export type Scope = (typeof SCOPES)[number];

export const STATS = {
  mind: 'Mind',
  body: 'Body',
  spirit: 'Spirit',
  life: 'Life',
  stamina: 'Stamina',
  ranged: 'ranged rolls',
  melee: 'melee rolls',
  magic: 'magic rolls',
  combat: 'combat rolls',
  'ranged-damage': 'ranged damage',
  'melee-damage': 'melee damage',
  'magic-damage': 'magic damage',
  escape: 'escape tests',
  test: 'skill tests',
  dice: 'movement dice',
  'buy-price': 'the price of Items',
  'hire-price': 'the price of Allies',
  'sell-price': 'the price you sell for',
  'heal-price': 'the price of healing',
  'market-cards': 'cards added to a market stack',
  'experience-price': 'the price of an experience counter',
  'reward-gold': 'gold from rewards',
  'ally-limit': 'the number of Allies you may have',
  'weapon-limit': 'the number of Weapons you may have',
  'armor-limit': 'the number of Armors you may have',
  activations: 'cards you may activate at a time',
} as const;
export type Stat = keyof typeof STATS;

/**
 * A number changed while the card is there. Asked for when needed, never written into base values. What a card leaves out
 * is missing in its file and undefined in its compiled face, here as in rules and abilities (`rules/world/face.ts`).
 */
export interface Modifier {
  readonly stat: Stat;
  readonly amount: Amount;
  /** With stat `test`: only tests of this skill. */
  readonly skill?: Skill | undefined;
  readonly for?: Scope | undefined;
  readonly if?: readonly Condition[] | undefined;
}

/** A rule changed while the card is there. */
export type RuleChange = {
  readonly for?: Scope | undefined;
  readonly if?: readonly Condition[] | undefined;
} & (
  | { readonly rule: 'no-escape' }
  | { readonly rule: 'no-cancel' }
  | { readonly rule: 'no-attack'; readonly phase: Phase }
  | { readonly rule: 'no-ally-attacks' }
  | { readonly rule: 'no-activate' }
  | { readonly rule: 'no-rest' }
  | { readonly rule: 'no-heal' }
  | { readonly rule: 'no-buy' }
  | { readonly rule: 'no-hire' }
  | { readonly rule: 'no-negotiate' }
  | { readonly rule: 'closed-town'; readonly town: string }
  | { readonly rule: 'closed-terrain'; readonly terrain: Terrain }
  | { readonly rule: 'enter-as'; readonly terrain: Terrain; readonly as: readonly Terrain[] }
);
export type RuleName = RuleChange['rule'];

export type Condition =
  | { readonly is: 'terrain'; readonly any: readonly Terrain[] }
  | { readonly is: 'town'; readonly any?: readonly string[] }
  /** On a jewel of such a color, whether its counter lies there or not. */
  | { readonly is: 'jewel'; readonly any: readonly Color[] }
  /** In the town of such a curse, of any if none is named, while it is cursed. */
  | { readonly is: 'cursed'; readonly any?: readonly Curse[] }
  /** In a destroyed town or next to one. */
  | { readonly is: 'ruin' }
  /** Has claimed a Curse card: any, of that curse, of that level. */
  | { readonly is: 'claimed'; readonly curse?: Curse; readonly level?: CurseLevel }
  /** In a named region, by its name on the board. */
  | { readonly is: 'region'; readonly any: readonly string[] }
  | { readonly is: 'foe'; readonly color?: readonly Color[]; readonly family?: readonly string[] }
  | { readonly is: 'foe-wounded' }
  | { readonly is: 'against'; readonly what: 'challenge' | 'hero' }
  | { readonly is: 'fighter'; readonly who: 'hero' | 'ally' }
  | { readonly is: 'attacking' }
  | { readonly is: 'defending' }
  | { readonly is: 'phase'; readonly any: readonly Phase[] }
  | { readonly is: 'first-roll' }
  | { readonly is: 'round'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'has'; readonly what: Countable; readonly atLeast: number }
  | { readonly is: 'owns'; readonly class?: ItemClass; readonly type?: string }
  /** Has an Item or Ally of that name: cards speak of each other as they are printed. */
  | { readonly is: 'holds'; readonly any: readonly string[] }
  | { readonly is: 'skilled'; readonly skill: Skill }
  | { readonly is: 'attribute'; readonly attribute: Attribute; readonly atLeast: number }
  | { readonly is: 'dice'; readonly atLeast?: number; readonly atMost?: number; readonly doubles?: true }
  | { readonly is: 'failed' }
  | { readonly is: 'event-in-play' }
  | { readonly is: 'god-awake' }
  | { readonly is: 'hurt'; readonly who: 'hero' | 'party' }
  | { readonly is: 'test'; readonly attribute?: Attribute; readonly skill?: Skill }
  | { readonly is: 'richest' }
  | { readonly is: 'not'; readonly not: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] };

export type Cost =
  | { readonly pay: 'activate' }
  | { readonly pay: 'discard' }
  | { readonly pay: 'exhaustion'; readonly amount: number }
  | { readonly pay: 'wound'; readonly amount: number }
  | { readonly pay: 'gold'; readonly amount: number }
  | { readonly pay: 'counter'; readonly amount: number }
  | { readonly pay: 'item'; readonly class?: ItemClass }
  | { readonly pay: 'ally' };

/** An ability: when, at what price, on what condition, and what it does. */
export interface Ability {
  readonly when: Window;
  /** Happens by itself, whether anybody wants it or not; else it is offered to the owner. */
  readonly forced?: true | undefined;
  readonly cost?: readonly Cost[] | undefined;
  readonly if?: readonly Condition[] | undefined;
  /** Whose rolls and wounds it helps (G12): its bearer's own, unless it says otherwise. */
  readonly helps?: 'self' | 'allies' | 'party' | undefined;
  readonly once?: 'round' | 'combat' | 'turn' | undefined;
  readonly do: readonly Effect[];
}

export type Until = 'roll' | 'round' | 'combat' | 'turn' | 'next-turn';

export interface Choice {
  readonly label: string;
  readonly if?: readonly Condition[];
  readonly cost?: readonly Cost[];
  readonly do: readonly Effect[];
}

/** What each verb takes. The records in this folder say how it is resolved, described, checked and judged. */
export interface Verbs {
  /** Gain gold from the bank. */
  'gain-gold': { amount: Amount };
  /** Lose gold to the bank: a number, or all of it. */
  'lose-gold': { amount: Amount | 'all' };
  /** Inflict wounds. They may be canceled unless it says otherwise. */
  wound: { who: Who; amount: Amount; uncancellable?: true };
  /** Give exhaustion; what exceeds Stamina becomes wounds. */
  exhaust: { who: Who; amount: Amount };
  /** Discard wounds. */
  heal: { who: Who; amount: Amount | 'all' };
  /** Discard exhaustion. */
  recover: { who: Who; amount: Amount | 'all' };
  /** The Hero tests an attribute, with a skill if one is named. */
  test: {
    attribute: Attribute;
    skill?: Skill;
    target: number;
    pass?: readonly Effect[];
    fail?: readonly Effect[];
  };
  /** Add to the roll being made. */
  add: { amount: Amount };
  /** Roll dice of the present roll again. */
  reroll: { dice: 'both' | 'lowest' | 'chosen' };
  /** Turn the lower die of the present roll to a number. */
  'set-die': { to: number };
  /** Roll with another attribute than the usual one. */
  'use-attribute': { attribute: Attribute };
  /** Add to the damage of the attack that has just succeeded. */
  damage: { amount: Amount };
  /** Cancel wounds at the moment they are inflicted. */
  cancel: { amount: Amount | 'all' };
  /** Change a number for a while. */
  modify: { stat: Stat; amount: Amount; skill?: Skill; for?: Scope; until: Until };
  /** A free attack outside the phases; a miss costs nothing (W3). `damage` replaces the attacker's own. */
  attack: { phase: Phase; damage?: number; bonus?: number };
  /** Get away as by a successful escape test. */
  escape: object;
  /** The enemy leaves: the fight ends, its Challenge goes to the bottom of its deck, and there is no reward. */
  'foe-flees': object;
  /** The enemy is defeated outright. */
  defeat: object;
  /** The trap that is being resolved is defeated. */
  overcome: object;
  /** Skip the coming phase (or phases) of this combat round: nobody rolls. */
  'skip-phase': { phase: Phase };
  /** The bearer may attack once more this round. */
  'attack-again': object;
  /** The enemy discards wounds. */
  'foe-heals': { amount: Amount };
  /** Fight the enemy printed on this Encounter. */
  fight: { win: readonly Effect[] };
  /** Take this card: as the Item, Ally, Dragon Rune or kept card that it says it becomes. */
  take: object;
  /** Discard this card. */
  'discard-this': object;
  /** Discard an Item or Ally of yours: your choice, or the most expensive. */
  'lose-card': { what: 'item' | 'ally' | 'any'; which: 'chosen' | 'dearest' };
  /** Draw market cards; buy any of them (at a discount), or keep one for nothing. The rest go to the bottom. */
  'draw-market': { count: number; then: 'buy' | 'keep-one'; kind?: 'item' | 'ally'; discount?: number };
  /** Buy a card from any market stack. */
  'buy-anywhere': { kind?: 'item' | 'ally'; discount?: number };
  /** Turn used Items face up. */
  refresh: { count: number | 'all' };
  /** Turn unused activated-to-use Items face down. */
  deactivate: { count: number | 'all' };
  /** Put counters on this card. */
  'add-counters': { amount: number };
  /** Add cards to the market stack here, or to all of them. */
  stock: { where: 'here' | 'all'; count: number };
  /** Go somewhere without dice. */
  move: {
    to: 'back' | 'nearest-town' | 'any-town' | 'town' | 'adjacent' | 'within';
    town?: string;
    spaces?: number;
  };
  /** Roll more movement dice. */
  'add-dice': { count: number };
  /** Roll movement dice of your choice again. */
  'reroll-dice': { count: number };
  /** Turn movement dice to faces of your choice. */
  'turn-dice': { count: number };
  /** Enter one more space this turn, of the given terrain (or any). */
  'free-step': { terrain?: readonly Terrain[] };
  /** Replenish the sunburst jewels, or every jewel (of one color). */
  replenish: { color?: Color; every?: true };
  /** Remove the adventure counter of this space, or one you choose within some spaces, to the pile. */
  'remove-counter': { where: 'here' | 'within'; spaces?: number };
  /** Put an adventure counter from the pile on an empty jewel of that color that you choose. */
  'place-counter': { color: Color };
  /** Put the Challenge just drawn at the bottom of its deck and draw another. */
  redraw: object;
  /** Discard the Event in play. */
  'end-event': object;
  /** Look at the next cards of a deck; put each back on top or at the bottom. */
  look: { deck: 'market' | Color; count: number };
  /** Gain experience points. */
  'gain-points': { amount: number };
  /** Take an adventure counter from the pile, if there is one. */
  'gain-counter': { color: Color };
  /** Gain an experience counter for nothing. */
  learn: { kind: ExperienceKind | 'chosen' };
  /** Lose experience points (unspent ones). */
  'lose-points': { amount: number };
  /** Take gold from another Hero in this space. */
  rob: { amount: Amount };
  /** Choose one. */
  choose: { options: readonly Choice[] };
  /** One thing or the other. */
  if: { if: readonly Condition[]; then: readonly Effect[]; else?: readonly Effect[] };
  /** Every Hero (or every other one, or those in this space) resolves this, clockwise from the active one. */
  each: { who: 'heroes' | 'others' | 'heroes-here'; then: readonly Effect[] };
  /** Roll one die and look it up. */
  'roll-die': { rows: readonly { upTo: number; do: readonly Effect[] }[] };
  /** Put the Lost City under you, or in a town beside it. */
  'place-lost-city': object;
  /** The active Hero draws ritual tokens and places each on a ritual. */
  'place-tokens': { amount: number };
  /** Put the ritual token just drawn back and draw another. */
  'redraw-token': object;
  /** Add Challenges to the roaming monster track, from the current deck or that of a color. */
  'add-roaming': { amount: number; color?: Color };
  /** Make a roaming monster check, wherever you are. */
  'roaming-check': object;
  /** Put doom counters on the god that is awake. */
  'add-doom': { amount: number };
  /** Take survival gear from the supply. */
  'gain-gear': { gear: Gear; amount: number };
  /** The Scion that is being awakened awakens. */
  awaken: object;
  /** The Curse card that is being tried is claimed. */
  claim: object;
  /** The step of the quest that is being tried is done, or done once more. */
  progress: object;
  /** The turn ends. */
  'end-turn': object;
  /** The Hero is knocked out. */
  'knock-out': object;
  /** The game is won. */
  win: object;
}
export type VerbName = keyof Verbs;
export type EffectOf<V extends VerbName> = { readonly do: V } & Readonly<Verbs[V]>;
export type Effect = { [V in VerbName]: EffectOf<V> }[VerbName];

export type * from './card-types.ts';
