/** What a scene needs: who is there, with what, and how things go. Conditions, costs and effects write into it. */
import type { Attribute, Card, Phase, RitualSymbol, Skill } from '@wayrune/engine/effects/vocabulary.ts';
import type { Color, Terrain } from '@wayrune/engine/rules/world/board.ts';
import { STRANGER } from './cast.ts';

/**
 * How the card comes into the scene: as the Hero, in their hands, as their enemy or the trap they are in, as the Event or
 * ritual in play, from the deck, as a ritual that is completed, or as a god that is awake then.
 */
export type Role = 'hero' | 'held' | 'foe' | 'trap' | 'event' | 'reward' | 'drawn' | 'completed' | 'omen';

/** A test that the card itself will ask for, and what is to come of it. */
export interface TestWish {
  readonly attribute: Attribute;
  readonly skill: Skill | null;
  readonly target: number;
  readonly success: boolean;
}

export interface Plan {
  readonly card: Card;
  readonly role: Role;
  /** 'hero', or the card itself if it is an Ally: who bears its abilities. */
  readonly bearer: string;
  seats: 1 | 2;
  /** A Hero who has this skill alone, or all others; null for one who has none. */
  skill: { readonly skill: Skill; readonly has: boolean } | null;
  gold: number;
  wounds: number;
  exhaustion: number;
  /** The same on each of the Allies. */
  allyWounds: number;
  allyExhaustion: number;
  /** Experience counters: of Mind unless an attribute is wanted. */
  level: number;
  learned: Attribute;
  paid: number;
  points: number;
  rivalGold: number;
  /** The rival stands in the same space. */
  rivalHere: boolean;
  /** The rival is as well or as badly off as the Hero, but for the gold if that is told apart. */
  rivalAlike: boolean;
  rivalGoldTold: boolean;
  /** Other cards they have, and those of them that lie face down. */
  held: string[];
  /** Not to be had: there are to be none of these. */
  without: string[];
  faceDown: string[];
  /** Counters on the card, or null for those it comes with. */
  counters: number | null;
  cardFaceDown: boolean;
  terrain: Terrain | null;
  landsAvoided: Terrain[];
  /** A town, 'any' for some town, or null. */
  town: string | null;
  townsAvoided: readonly string[];
  /** In one of these regions, or in none of them. */
  region: { readonly any: readonly string[]; readonly inside: boolean } | null;
  /** Next to a space of this terrain, or to this town. */
  beside: Terrain | null;
  besideTown: string | null;
  event: string | null;
  undefeated: number;
  /** Of Zanaga: rituals in play (null: as many as it takes), roaming monsters, doom on the god, and whether one is awake. */
  rituals: number | null;
  roaming: string[];
  doom: number;
  godAwake: boolean;
  /** The symbol of the ritual that is completed, for an omen. */
  symbol: RitualSymbol | null;
  /** Challenges on top of the current adventure deck. */
  prowlers: string[];
  /** The Market step of this turn lies behind. */
  hasTraded: boolean;
  /** Jewels of this color that have lost their counter. */
  emptied: Color | null;
  /** On top of the market deck, and in the stack of the town. */
  marketTop: string[];
  forSale: string[];
  /** What is for sale lies in another town. */
  farMarket: boolean;
  /** On a jewel of this color. */
  onJewel: Color | null;
  move: 'stay' | 'roll' | 'walk';
  fight: boolean;
  /** Against the rival instead of a Challenge. */
  duel: boolean;
  foe: { color: Color; family: string };
  /** A skill test before combat, asked by the enemy. */
  exam: { attribute: Attribute; skill: Skill | null } | null;
  round: number;
  /** It is the start of that round that matters. */
  roundStart: boolean;
  /** Only the roll of the planned phase matters. */
  atPhase: boolean;
  foeWounds: number;
  /** Combat rolls made before. */
  rolls: number;
  /** Wounds that the enemy deals in every phase, if not those of its card. */
  harm: number | null;
  /** The number to reach is beyond all reach, so that what is added changes no outcome. */
  outOfReach: boolean;
  /** One blow will do. */
  kill: boolean;
  phase: Phase;
  attacking: boolean;
  /** Whose roll or wound it is: 'hero' or an Ally's card. */
  who: string;
  success: boolean;
  /** The dice of that roll, if they matter. */
  dice: readonly [number, number] | null;
  escape: 'no' | 'success' | 'failure';
  tests: TestWish[];
  /** Whether free attacks hit, in their order. */
  strikes: boolean[];
  /** Results of single ten-sided dice, and of movement dice (0–5). */
  pips: number[];
  faces: number[];
  /** What must still be so when all wishes are written down. */
  mustBe: ((plan: Plan) => boolean)[];
  /** Cannot be arranged as wished: there is no such scene. */
  impossible: string | null;
}

export function newPlan(card: Card, role: Role, bearer: string): Plan {
  return {
    card,
    role,
    bearer,
    seats: 1,
    skill: null,
    gold: 20,
    wounds: 0,
    exhaustion: 0,
    allyWounds: 0,
    allyExhaustion: 0,
    level: 0,
    learned: 'mind',
    paid: 0,
    points: 0,
    rivalGold: 9,
    rivalHere: false,
    rivalAlike: false,
    rivalGoldTold: false,
    held: [],
    without: [],
    faceDown: [],
    counters: null,
    cardFaceDown: false,
    terrain: null,
    landsAvoided: [],
    town: null,
    townsAvoided: [],
    region: null,
    beside: null,
    besideTown: null,
    event: null,
    undefeated: 0,
    rituals: null,
    roaming: [],
    doom: 0,
    godAwake: false,
    symbol: null,
    prowlers: [],
    hasTraded: false,
    emptied: null,
    marketTop: [],
    forSale: [],
    farMarket: false,
    onJewel: null,
    move: 'stay',
    fight: ['foe', 'trap', 'reward', 'drawn'].includes(role),
    duel: false,
    foe: { color: 'green', family: STRANGER },
    exam: null,
    round: 1,
    roundStart: false,
    atPhase: false,
    foeWounds: 0,
    rolls: 0,
    harm: null,
    outOfReach: false,
    kill: role === 'reward',
    phase: 'melee',
    attacking: false,
    who: 'hero',
    success: true,
    dice: null,
    escape: 'no',
    tests: [],
    strikes: [],
    pips: [],
    faces: [],
    mustBe: [],
    impossible: null,
  };
}

/** Something that writes its wishes into a plan. */
export type Wish = (plan: Plan) => void;

export function wishAll(plan: Plan, ...wishes: readonly Wish[]): Plan {
  for (const wish of wishes) wish(plan);
  return plan;
}

/** At least so many of these cards, the card itself not counted. */
export function haveSome(plan: Plan, cards: readonly string[], count: number): void {
  for (const card of cards) {
    if (plan.held.filter((held) => cards.includes(held)).length >= count) return;
    if (!plan.held.includes(card) && !plan.without.includes(card)) plan.held.push(card);
  }
}
