import { nearest, type Frame } from '../../kernel/procedure.ts';
import type { Attribute, Effect, Phase } from '../../effects/vocabulary.ts';
import type { SpaceId } from '../world/board.ts';
import type { Game } from '../world/game.ts';
import type { RollLike } from '../cards/counting.ts';
import type { RollPart } from '../world/events.ts';
import type { Terms } from '../world/policies.ts';

/** A fight as it stands. Against a card, `other` is -1; against a Hero, `card` is ''. Others ask `fighters.ts`. */
export interface CombatFrame extends Frame {
  proc: 'combat';
  /** Who attacks in this round; where several Heroes fight together, the one who acts. */
  seat: number;
  other: number;
  card: string;
  space: SpaceId;
  round: number;
  foeWounds: number;
  /** Who has attacked in this round, with the seat in front: '0:hero', or an Ally's card. */
  attacked: string[];
  /** Phases of this round that a seat does not play: '0:ranged'. */
  skipped: string[];
  /** Combat rolls made by the Heroes in it, by seat, for "first roll" (G21). */
  rolls: number[];
  /** 'lost': all who fought together have been knocked out. */
  over: '' | 'won' | 'escaped' | 'fled' | 'lost';
  beforeCombat: boolean;
  mayEscape: boolean;
  joint: Joint | null;
}

/** Several Heroes against one enemy. Replaced whenever it changes. */
export interface Joint {
  /** Which of the `joint` terms of the policies it is fought under. */
  readonly terms: string;
  /** All who entered it, in the order in which they act. */
  readonly fighters: readonly number[];
  readonly fallen: readonly number[];
  /** Those who have escaped, and are not back. */
  readonly away: readonly number[];
  /** Those who have yet to play the step that is being played. */
  readonly queue: readonly number[];
  /** Who was the first to play that step, fallen since or not; -1 before any was played. */
  readonly lead: number;
  /** Those who made an attack roll or dealt wounds in this round; Before Combat belongs to the first. */
  readonly claims: readonly number[];
  /** Who dealt wounds last; -1 before anybody has. */
  readonly striker: number;
}

export interface CombatOptions
  extends Partial<Pick<CombatFrame, 'other' | 'card' | 'beforeCombat' | 'mayEscape'>> {
  /** All who fight together, in the order in which they act. */
  readonly fighters?: readonly number[];
  readonly terms?: string;
}

/** Written as a loop: `Array.from` with a function took 0.8 µs in a profile. */
function noRolls(players: number): number[] {
  const rolls: number[] = [];
  for (let seat = 0; seat < players; seat++) rolls.push(0);
  return rolls;
}

/** A fight that is about to begin, at a table with this many players. */
export const newCombat = (
  players: number,
  seat: number,
  space: SpaceId,
  {
    other = -1,
    card = '',
    beforeCombat = true,
    mayEscape = true,
    fighters = [],
    terms = 'usual',
  }: CombatOptions,
): Omit<CombatFrame, 'step' | 'result'> => ({
  proc: 'combat',
  seat,
  other,
  card,
  space,
  beforeCombat,
  mayEscape,
  round: 0,
  foeWounds: 0,
  attacked: [],
  skipped: [],
  rolls: noRolls(players),
  over: '',
  joint:
    fighters.length === 0
      ? null
      : { terms, fighters, fallen: [], away: [], queue: [], lead: -1, claims: [], striker: -1 },
});

/** A Challenge being attempted, from its first roll to its reward. */
export interface ChallengeFrame extends Frame {
  proc: 'challenge';
  seat: number;
  card: string;
  space: SpaceId;
  /** Counters that its own text has put on it. */
  counters: number;
  /** Which of the `terms` of the policies it is met under. */
  terms: string;
  /** Of a trap: whether it has been overcome. */
  overcome?: boolean;
}

/** A roll of two ten-sided dice, being made. */
export interface RollFrame extends Frame, RollLike {
  proc: 'roll';
  target: number;
  attribute: RollLike['attribute'];
  /** Value and modifiers, known once the dice are thrown. */
  bonus: number;
  /** What has been played on it. */
  added: number;
  /** Where the bonus comes from, and what was added by whom. Lists are replaced, never changed. */
  parts: readonly RollPart[];
  plays: readonly RollPart[];
  /** 0 until they are thrown. */
  first: number;
  second: number;
}

/** One phase of a combat round: a Hero or an Ally attacks, or the Hero defends. */
export interface PhaseFrame extends Frame {
  proc: 'phase';
  seat: number;
  phase: Phase;
  who: string;
  attacking: boolean;
  /** Made by an ability before combat: outside the phases, and a miss costs nothing (W3). */
  free: boolean;
  target: number;
  /** Damage that replaces the attacker's own, or -1. */
  damage: number;
  extraDamage: number;
  /** The dice of its roll, once it is made. */
  first: number;
  second: number;
}

/** The roll that belongs to a phase. */
export const phaseRoll = (
  frame: Pick<PhaseFrame, 'seat' | 'who' | 'phase' | 'attacking' | 'free'>,
): RollLike => ({
  seat: frame.seat,
  who: frame.who,
  kind: frame.attacking ? 'attack' : 'defense',
  phase: frame.phase,
  inPhase: !frame.free,
  attribute: PHASE_ATTRIBUTE[frame.phase],
  skill: null,
});

export const PHASE_ATTRIBUTE: Readonly<Record<Phase, Attribute>> = {
  ranged: 'mind',
  melee: 'body',
  magic: 'spirit',
};

/** The two rolls of the escape phase: the fugitive's, and that of a Hero who would hold him. */
export const escapeRoll = (seat: number, kind: 'escape' | 'target' = 'escape'): RollLike => ({
  seat,
  who: 'hero',
  kind,
  phase: null,
  inPhase: false,
  attribute: PHASE_ATTRIBUTE.ranged,
  skill: null,
});

/** Wounds for a Hero who tried and did not get away. */
export const ESCAPE_DAMAGE = 1;

export interface WoundFrame extends Frame {
  proc: 'wound';
  seat: number;
  who: string;
  amount: number;
  cancellable: boolean;
}

/** A list of effects being carried out for a seat. */
export interface EffectsFrame extends Frame {
  proc: 'effects';
  seat: number;
  bearer: string;
  source: string;
  list: readonly Effect[];
  at: number;
}

/** The dice that lie on the table: of the roll being made, or of the phase whose roll was just made. */
export function diceOf(game: Game): { readonly first: number; readonly second: number } | null {
  const { frames } = game.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.proc === 'roll' || frame?.proc === 'phase') return frame as RollFrame | PhaseFrame;
  }
  return null;
}

export const combatOf = (game: Game): CombatFrame | null => nearest(game, 'combat') as CombatFrame | null;
export const rollOf = (game: Game): RollFrame | null => nearest(game, 'roll') as RollFrame | null;
export const phaseOf = (game: Game): PhaseFrame | null => nearest(game, 'phase') as PhaseFrame | null;
export const woundOf = (game: Game): WoundFrame | null => nearest(game, 'wound') as WoundFrame | null;
export const challengeOf = (game: Game): ChallengeFrame | null =>
  nearest(game, 'challenge') as ChallengeFrame | null;

export function termsOf(game: Game, frame: { readonly terms: string }): Terms {
  const terms = game.world.policies.terms[frame.terms];
  if (terms === undefined) throw new Error(`no terms "${frame.terms}"`);
  return terms;
}

/** The Hero has escaped it, or it has knocked them out. */
export const challengeFails = (game: Game, frame: ChallengeFrame): void =>
  termsOf(game, frame).fail(game, frame.card, frame.space);

/** The card that is fought, or was just beaten and now gives its reward; '' if there is none. */
export const foeCard = (game: Game): string => combatOf(game)?.card ?? challengeOf(game)?.card ?? '';
