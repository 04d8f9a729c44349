/** A fight against a card, laid out to be worked out: its cards in a row, their abilities by window, and who asks. */
import type { Ability, Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import type { ChallengeFrame, CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { Held, Player } from '@wayrune/engine/rules/world/state.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import type { Child, Graph } from '../graph.ts';
import type { Reading } from '../reading.ts';
import type { Stakes } from '../result.ts';
import type { Modifiers } from './passing.ts';
import type { Places } from './places.ts';
import type { Position, Who } from './position.ts';
import type { Questions } from './answers.ts';
import type { Blow, Scene, Scenes } from './scene.ts';
import type { Trace } from './trace.ts';

/** A card of the player's: their Hero (the first), an Item, an Ally or a kept card. */
export interface Piece {
  readonly id: string;
  readonly bit: number;
  readonly info: CardInfo;
  /** Who bears it: the Ally that it is, else the Hero. */
  readonly bearer: Who;
  /** The place of its counters, or -1. */
  readonly slot: number;
  /** The bits by which its abilities are remembered as used up. */
  spends: number;
  /** As it lay before them when the question was asked; null for the Hero. */
  readonly held: Held | null;
}

/** An ability that may come up in this fight. */
export interface Power {
  readonly ability: Ability;
  /** The card it stands on; null if it is the enemy's or the Event's. */
  readonly piece: Piece | null;
  readonly source: string;
  readonly option: string;
  /** The bit by which it is remembered as used up, or 0. */
  readonly spent: number;
  /** A bit for everyone whose rolls and wounds it serves. */
  readonly serves: number;
}

type Powers = Readonly<Partial<Record<Window, readonly Power[]>>>;

export interface Model {
  readonly graph: Graph;
  /** False if some cards are left out of account: for fights with too many positions. */
  readonly whole: boolean;
  readonly stakes: Stakes;
  readonly reading: Reading;
  readonly seat: number;
  /** Gold beyond what anyone could spend in one fight; it is not counted. */
  readonly reserve: number;
  readonly start: Position;
  readonly pieces: readonly Piece[];
  /** The cards of the Hero and the Allies, by `Who`. */
  readonly fighters: readonly Piece[];
  /** The options to attack with them. */
  readonly attacks: readonly string[];
  readonly forced: Powers;
  readonly offered: Powers;
  readonly spentBits: ReadonlyMap<string, number>;
  /** Cards that can be activated in this fight. */
  readonly activatable: number;
  /** Bits of what is used up for a round only. */
  readonly roundly: number;
  /** The place of the enemy's own counters. */
  readonly foeSlot: number;
  /** Somebody's Life or Stamina may change in this fight, or a limit of cards. */
  readonly vital: boolean;
  /** The table on which the rules are asked. */
  readonly game: Game;
  readonly combat: CombatFrame;
  readonly challenge: ChallengeFrame;
  readonly player: Player;
  readonly questions: Questions;
  readonly scenes: Scenes;
  readonly modifiers: Modifiers;
  /** How many wounds bring down a fighter with that much Life. */
  readonly falls: number[];
  readonly places: Places;
  readonly trace: Trace;
  readonly flow: Flow;
}

/** What happens then. */
export type Then = (s: Position) => Child;

/** Whose effects are carried out. */
export interface Actor {
  readonly bearer: Who;
  readonly source: string;
  readonly piece: Piece | null;
  /** After a choice or a test: no longer part of the roll behind it. */
  readonly apart: boolean;
}

/** The parts of a fight that call each other, by name, so that none must know the others. */
export interface Flow {
  /** `subject` is whom the window is about, or -1. */
  readonly openWindow: (
    m: Model,
    s: Position,
    scene: Scene,
    window: Window,
    subject: Who,
    then: Then,
  ) => Child;
  readonly carryOut: (
    m: Model,
    s: Position,
    scene: Scene,
    list: readonly Effect[],
    actor: Actor,
    then: Then,
  ) => Child;
  /** `part` tells tests apart. */
  readonly roll: (
    m: Model,
    s: Position,
    within: Scene,
    roll: RollLike,
    who: Who,
    target: number,
    part: object | null,
    then: (s: Position, success: boolean) => Child,
  ) => Child;
  /** An attack or a defense with all that comes of it; `damage` replaces the attacker's own unless it is -1. */
  readonly blow: (m: Model, s: Position, blow: Blow, damage: number, then: Then) => Child;
  readonly inflict: (m: Model, s: Position, scene: Scene, wounds: Wounds, then: Then) => Child;
  readonly settle: (m: Model, s: Position, scene: Scene, then: Then) => Child;
  readonly end: (m: Model, s: Position, knockedOut: boolean) => Child;
  /** What lies behind a place at one of the stages of a round. */
  readonly stage: (m: Model, s: Position, stage: number) => Child;
}

export interface Wounds {
  readonly who: Who;
  readonly amount: number;
  readonly cancellable: boolean;
  readonly apart: boolean;
}

/** A part of a card asks for something that the model does not know. */
export class Unknown extends Error {}

/** Whether any card has something to say in a window. */
export const isHeard = (m: Model, window: Window): boolean =>
  m.forced[window] !== undefined || m.offered[window] !== undefined;
