import type { Attribute, ExperienceKind, Phase, Skill, Terrain } from '../../effects/vocabulary.ts';
import type { Color, SpaceId, TownId } from './board.ts';

/** What a roll is for. `target` is the roll by which a defending Hero sets the number to reach. */
export type RollKind = 'attack' | 'defense' | 'escape' | 'test' | 'target';

/** What is added to the dice of a roll, one source each. `card` is '' where it comes from no card. */
export interface RollPart {
  readonly source: 'attribute' | 'experience' | 'skill' | 'card';
  readonly card: string;
  readonly amount: number;
}

/**
 * What happens in the base game, for log lines, animation, statistics and the screen reader. `who` is 'hero' or an
 * Ally's card. An event that has nothing to add to its name is `unknown`.
 */
export interface BaseEvents {
  'game-began': { first: number };
  'turn-began': { seat: number; round: number };
  placed: { seat: number; space: SpaceId };
  'movement-dice': { seat: number; faces: readonly number[] };
  moved: {
    seat: number;
    from: SpaceId;
    to: SpaceId;
    how: 'die' | 'step' | 'carried' | 'back' | 'knocked-out';
  };
  drew: { seat: number; card: string; deck: string };
  /** `along`: those who fight beside the Hero. */
  combat: { seat: number; card: string; along?: number[] };
  duel: { seat: number; other: number };
  'combat-round': { seat: number; round: number };
  rolled: {
    seat: number;
    who: string;
    what: RollKind;
    phase: Phase | null;
    attribute: Attribute;
    skill: Skill | null;
    dice: readonly [number, number];
    bonus: number;
    /** They add up to `bonus`. */
    parts: readonly RollPart[];
    target: number;
    success: boolean;
  };
  /** The dice of a roll lie there, and cards may still change it. `rolled` follows when nobody does any more. */
  thrown: {
    seat: number;
    who: string;
    what: RollKind;
    dice: readonly [number, number];
    how: 'thrown' | 'again' | 'turned';
  };
  die: { seat: number; value: number };
  wounded: { seat: number; who: string; amount: number };
  cancelled: { seat: number; who: string; amount: number };
  healed: { seat: number; who: string; amount: number };
  exhausted: { seat: number; who: string; amount: number };
  recovered: { seat: number; who: string; amount: number };
  'foe-wounded': { seat: number; card: string; amount: number; wounds: number; life: number };
  'foe-healed': { card: string; amount: number };
  /** `paid` for something, or gained and lost without a bargain. */
  gold: { seat: number; amount: number; paid?: true };
  points: { seat: number; amount: number };
  learned: { seat: number; kind: ExperienceKind };
  used: { seat: number; card: string; ability: number };
  /** A die has filled a symbol of a Ritual; with none left it works. */
  empowered: { seat: number; card: string; terrain: Terrain; left: number };
  /** A card has set itself off again and again, and was stopped. */
  runaway: { card: string };
  bought: { seat: number; card: string; price: number };
  sold: { seat: number; card: string; price: number };
  gained: { seat: number; card: string };
  lost: {
    seat: number;
    card: string;
    why: 'discarded' | 'used' | 'killed' | 'knocked-out' | 'taken' | 'refused';
  };
  refreshed: { seat: number; card: string };
  deactivated: { seat: number; card: string };
  defeated: { seat: number; card: string };
  escaped: { seat: number; card: string };
  'foe-fled': { seat: number; card: string };
  'knocked-out': { seat: number };
  /** A trap is faced: what its card puts the Hero through begins. */
  trap: { seat: number; card: string };
  /** A trap that was not overcome. */
  'trap-stands': { seat: number; card: string };
  undefeated: { card: string; place: number; space: SpaceId };
  'left-track': { card: string; place: number };
  'counter-taken': { seat: number; color: Color; space: SpaceId | null };
  'counter-placed': { color: Color; space: SpaceId };
  'counter-removed': { color: Color; space: SpaceId };
  'event-began': { card: string };
  'event-ignored': { card: string };
  'event-ended': { card: string };
  'encounter-ended': { card: string };
  stocked: { town: TownId; card: string };
  looked: { seat: number; card: string; put: 'top' | 'bottom' };
  proposed: { seat: number; other: number; offer: readonly string[]; want: readonly string[] };
  traded: { seat: number; other: number };
  refused: { seat: number; other: number };
  'phase-skipped': { phase: Phase };
  won: { winners: readonly number[]; how: string };
}

/** All events by type. A part adds its own: `declare module '…/rules/world/events.ts' { interface GameEvents extends … {} }`. */
export interface GameEvents extends BaseEvents {}

export type EventType = keyof GameEvents;
export type EventOf<T extends EventType> = { [K in T]: { type: K } & GameEvents[K] }[T];
export type GameEvent = EventOf<EventType>;
