/** What lies on the table of The Seven Scions besides the base game: storm counter, Scions, Stormlords. */
import type { Phase } from '../../effects/vocabulary.ts';
import type { Color, SpaceId } from '../../rules/world/board.ts';
import type { Game } from '../../rules/world/game.ts';
import type { State } from '../../rules/world/state.ts';
import { type CardInfo, infoOf, type World } from '../../rules/world/world.ts';

export const SCIONS = 'scions';
export const STORMLORDS = 'stormlords';
export const STORM_COLORS = ['green', 'yellow', 'blue'] as const;
export const stormDeck = (color: Color): string => `storm-${color}`;
export const STORM_DECKS = STORM_COLORS.map(stormDeck);

/** The towns along the market stacks; the next step leads off the top (S13). */
export const TRACK_SPACES = 8;
/** Spaces for the hardest color that was defeated in the turn; one for none. */
export const STORM_STEPS: Readonly<Record<Color, number>> = { green: 1, yellow: 2, blue: 3, red: 3 };

/** How a Hero has done against the Stormlords. */
export interface Score {
  readonly beaten: number;
  /** Wounds on the Stormlord that knocked the Hero out; 0 if none did. */
  readonly wounds: number;
}

export interface Storm {
  /** Where the storm counter stands: 0 below the track. */
  space: number;
  /** The hardest color defeated in this turn. */
  defeated: Color | null;
  /** The active Hero fell in the storm: the turn ends after it. */
  cut: boolean;
  /** Rounds in a row in which every Hero still standing escaped (S16). */
  lulls: number;
  /** Sleeping Scions, by number. */
  asleep: string[];
  /** The Scion whose counter each seat holds. */
  counters: (string | null)[];
  /** The Stormlords of this game. */
  lords: string[];
  /** Storm and Endgame: awake Scions take part. */
  roused: boolean;
  /** By seat, once the Endgame has begun. */
  scores: Score[] | null;
  /** Who was knocked out in the Endgame. */
  out: number[];
  /** Stand-ins of the phase that is played: by seat, what its Scion lends (S38). */
  lent: Record<string, 'value' | 'damage'>;
}

export interface StormEvents {
  'storm-moved': { seat: number; at: number; steps: number };
  'storm-breaks': { seat: number; card: string };
  'storm-passed': { card: string };
  'scion-counter': { seat: number; card: string };
  'scion-counters-returned': unknown;
  'scion-benefit': { seat: number; card: string };
  'scion-tried': { seat: number; card: string };
  'scion-awoke': { seat: number; card: string; space: SpaceId };
  'scion-asleep': { card: string };
  'encounter-passed': { card: string };
  'event-passed': { card: string };
  'storm-endgame': unknown;
  gauntlet: { seat: number };
  'lord-beaten': { seat: number; card: string; beaten: number };
  'gauntlet-over': { seat: number; beaten: number; wounds: number };
  'last-stand': unknown;
  'lent-value': { seat: number; card: string; phase: Phase; what: 'value' | 'damage' };
  'out-of-endgame': { seat: number };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends StormEvents {}
}

const ROOM = 'seven-scions';

export const findStorm = (state: State): Storm | null => (state.extra[ROOM] as Storm | undefined) ?? null;

export function stormOf(state: State): Storm {
  const storm = findStorm(state);
  if (storm === null) throw new Error('the storm has not been laid out');
  return storm;
}

export const layOutStorm = (state: State, storm: Storm): void => {
  state.extra[ROOM] = storm;
};

export const isScion = ({ card }: CardInfo): boolean => card.kind === 'special' && card.scion !== undefined;

/** The undefeated space on which a Scion sleeps. */
export function scionNumber(world: World, card: string): number {
  const { card: printed } = infoOf(world, card);
  return printed.kind === 'special' ? (printed.scion?.number ?? 0) : 0;
}

export const isStormCard = ({ deck }: CardInfo): boolean => STORM_DECKS.includes(deck);

/** The awake Scion of a seat, in whichever form; null if there is none. */
export function awakeScion({ world, state }: Pick<Game, 'world' | 'state'>, seat: number): string | null {
  for (const { card } of state.players[seat]?.allies ?? []) if (isScion(infoOf(world, card))) return card;
  return null;
}
