/** What lies on the table of Zanaga besides the base game: tokens, tracks, gods and the Lost City. */
import type { Color, SpaceId } from '../../rules/world/board.ts';
import { COLORS } from '../../rules/world/board.ts';
import type { RitualSymbol } from '../../effects/vocabulary.ts';
import type { Game } from '../../rules/world/game.ts';
import type { State } from '../../rules/world/state.ts';

export const TOKENS = ['sun', 'moon', 'skull', 'wild'] as const;
/** A ritual token; a wild one serves as any symbol (TOKEN-1). */
export type Token = (typeof TOKENS)[number];

/** How many of each the box holds. */
export const TOKEN_COUNT: Readonly<Record<Token, number>> = { sun: 16, moon: 16, skull: 16, wild: 12 };
/** Places on the roaming monster track, and on the ritual track. */
export const TRACK_PLACES = 6;
export const DOOM_COUNTERS = 8;
/** So many rituals awaken a god. */
export const AWAKENING = 3;

export const GODS = 'gods';
export const GEAR_DECK = 'gear';
export const ritualDeck = (color: Color): string => `rituals-${color}`;
export const RITUAL_DECKS = COLORS.map(ritualDeck);

/** A ritual on the track, with the tokens in its slots. */
export interface Rite {
  readonly card: string;
  readonly tokens: readonly Token[];
}

/** A token that is to be placed, and by whom; one of a monster pushed off the track goes leftmost (ROAM-61). */
export interface DueToken {
  readonly seat: number;
  readonly token: Token;
  readonly leftmost: boolean;
}

export interface Mists {
  pool: Record<Token, number>;
  /** Challenges on the roaming monster track, from left to right. */
  roaming: string[];
  /** Tokens on Challenges, on the track or being fought, by card. */
  carried: Record<string, readonly Token[]>;
  /** The ritual track, from left to right. Replaced whenever it changes: what it says is memoized by the list. */
  rites: readonly Rite[];
  /** The rank of the current ritual deck. */
  rank: Color;
  /** Tokens of Challenges that have left and are not placed yet. */
  due: DueToken[];
  /** The ritual whose effect is done and whose omen comes next, with its tokens. */
  beside: Rite | null;
  /** Rituals resolved in the chain that goes on: they join their piles when it is over (Z43). */
  chain: string[];
  /** Rituals that lie beside the sleeping gods. */
  completed: string[];
  /** Discard piles of Challenges and of rituals, by rank. */
  beaten: Record<Color, string[]>;
  spent: Record<Color, string[]>;
  asleep: string[];
  /** In the order in which they awoke. */
  awake: string[];
  /** Gods that have left the game because another awoke. */
  gone: string[];
  /** Symbols that lie under sleeping gods (Epic Confrontation). */
  under: Record<string, readonly RitualSymbol[]>;
  /** Gods that each seat has defeated (Epic Confrontation). */
  trophies: string[][];
  doom: Record<string, number>;
  /** Counters that lie on cards in market stacks, where they are not those it came with (TOWN-38). */
  charged: Record<string, number>;
  lostCity: SpaceId | null;
  /** What the active Hero has done in this turn. */
  turn: Deeds;
}

/** Replaced whenever one changes. */
export interface Deeds {
  /** Has had the one Market step of the turn (TOWN-3). */
  readonly traded: boolean;
  /** Where the Hero was when last looked at since then: whoever is elsewhere now has moved. */
  readonly at: SpaceId | null;
  /** Has entered a town after it: on to the Experience step (TOWN-12). */
  readonly stopped: boolean;
  /** Has attempted a counter or concluded a deal: no roaming monster check (ROAM-28, Z34). */
  readonly occupied: boolean;
  /** Faces of movement dice that were left when the movement ended. */
  readonly dice: readonly number[];
}

export const NOTHING_DONE: Deeds = { traded: false, at: null, stopped: false, occupied: false, dice: [] };

/** Events of the adventure's own. */
export interface MistsEvents {
  'token-drawn': { seat: number; token: Token; onto: string | null };
  'token-returned': { seat: number; token: Token };
  'token-placed': { seat: number; token: Token; card: string; slot: number; slots: number };
  'token-lost': { token: Token };
  'ritual-drawn': { card: string };
  'ritual-completed': { card: string; seat: number };
  'ritual-discarded': { card: string };
  'ritual-deck': { color: Color };
  'deck-shuffled': { deck: string };
  roams: { card: string; place: number };
  'roaming-left': { card: string; why: 'pushed' | 'defeated' | 'fled' };
  'roaming-check': { seat: number; space: SpaceId; terrain: string };
  'god-awakened': { card: string };
  omen: { card: string; symbol: RitualSymbol };
  doom: { card: string; amount: number };
  'lost-city': { seat: number; space: SpaceId };
  confronted: { seat: number; card: string };
  swapped: { seat: number; card: string; taken: string };
  rested: { seat: number; face: number };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends MistsEvents {}
}

const ROOM = 'mists-of-zanaga';

export const findMists = (state: State): Mists | null => (state.extra[ROOM] as Mists | undefined) ?? null;

export function mistsOf(state: State): Mists {
  const mists = findMists(state);
  if (mists === null) throw new Error('the Mists of Zanaga have not been laid out');
  return mists;
}

export const layOut = (state: State, mists: Mists): void => {
  state.extra[ROOM] = mists;
};

/** Ranks run from green to red (DECK-1). */
export const rankOf = (color: Color): number => COLORS.indexOf(color);

export const setDeeds = ({ state }: Game, deeds: Partial<Deeds>): void => {
  const mists = mistsOf(state);
  mists.turn = { ...mists.turn, ...deeds };
};
