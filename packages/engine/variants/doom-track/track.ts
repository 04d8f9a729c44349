/** The doom track: adventure cards that are discarded lie on it, and when it is full, doom comes nearer. */
import { deckSize, draw } from '../../kernel/deck.ts';
import { COLORS, type Color, isColor, type TownId } from '../../rules/world/board.ts';
import { deckChance, info, tell, type Game } from '../../rules/world/game.ts';
import { byColor } from '../../rules/turn/setting-up.ts';
import type { Invariant } from '../../rules/world/invariants.ts';
import type { State } from '../../rules/world/state.ts';
import { infoOf } from '../../rules/world/world.ts';

export interface DoomTrack {
  /** The towns along the row, from the first space on. */
  readonly towns: readonly TownId[];
  /** From the first space on, face down; '' is the green card that opens the track, which nobody has seen. */
  cards: string[];
  counters: number;
  piles: Record<Color, string[]>;
}

export interface DoomEvents {
  'doom-card': { card: string; place: number };
  'doom-counter': { town: TownId; counters: number };
  reshuffled: { deck: Color };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends DoomEvents {}
}

export const ROOM = 'doom-track';
const UNSEEN = '';
/** The number of doom counters at which the Endgame begins. */
export const FULL_OF_DOOM = 8;

/** Cards that bring a doom counter, by the number of players (DOOM-3, A4). */
export const cardsForDoom = ({ players }: State): number => Math.min(8, players.length * 2);

/** The track of this game, or null if it is played without one. */
export const doomTrackOf = (state: State): DoomTrack | null =>
  (state.extra[ROOM] as DoomTrack | undefined) ?? null;

export function theTrack(state: State): DoomTrack {
  const track = doomTrackOf(state);
  if (track === null) throw new Error('no doom track has been set up');
  return track;
}

/** One green card, unseen, on the first space (DOOM-1). */
export function setUpTrack(game: Game, row: readonly number[]): void {
  const { state, world } = game;
  const towns = row.flatMap((place) => world.board.towns[place]?.id ?? []);
  state.extra[ROOM] = { towns, cards: [UNSEEN], counters: 0, piles: byColor(() => []) } satisfies DoomTrack;
  const green = state.decks['green'];
  if (green !== undefined) green.aside = 1;
}

/** The color that the back of a card on the track shows: that of its deck. */
export function colorOf(game: Game, card: string): Color {
  const deck = card === UNSEEN ? 'green' : info(game, card).deck;
  return isColor(deck) ? deck : 'green';
}

/** A card that is discarded goes to the next space; the one that fills the track stays as its first (DOOM-2, DOOM-3). */
export function toDoomTrack(game: Game, card: string): void {
  const { state } = game;
  const track = theTrack(state);
  track.cards.push(card);
  tell(game, { type: 'doom-card', card, place: track.cards.length });
  if (track.cards.length < cardsForDoom(state)) return;
  for (const other of track.cards.slice(0, -1))
    if (other !== UNSEEN) track.piles[colorOf(game, other)].push(other);
  track.cards = [card];
  if (track.counters === FULL_OF_DOOM) return;
  const town = track.towns[track.counters] ?? '';
  track.counters++;
  tell(game, { type: 'doom-counter', town, counters: track.counters });
}

/** The green card that nobody has seen has left the track for its pile: it comes back with it. */
const unseenInPile = (track: DoomTrack): boolean => !track.cards.includes(UNSEEN);

type ComesBack = (game: Game, card: string) => boolean;

/** All that can still be drawn of a color: its deck, and what the pile gives to it when it runs out. */
export function drawable(game: Game, color: Color, comesBack: ComesBack): string[] {
  const track = theTrack(game.state);
  const deck = game.state.decks[color];
  if (deck === undefined) return [];
  const bag = deck.bag.length > deck.aside || unseenInPile(track) ? deck.bag : [];
  const pile = track.piles[color].filter((card) => comesBack(game, card));
  return [...deck.top, ...bag, ...deck.bottom, ...pile];
}

/** Draws a card; an empty deck is first made again from those cards of its pile that come back (DOOM-6, D3). */
export function drawFrom(game: Game, color: Color, comesBack: ComesBack): string | null {
  const deck = game.state.decks[color];
  if (deck === undefined) return null;
  if (deckSize(deck) === 0) reshuffle(game, color, comesBack);
  return draw(deck, deckChance(game));
}

function reshuffle(game: Game, color: Color, comesBack: ComesBack): void {
  const { state } = game;
  const track = theTrack(state);
  const deck = state.decks[color];
  if (deck === undefined) return;
  // The deck has run out: what is left of its bag is the card that lies in the pile unseen.
  const unseen = unseenInPile(track) ? deck.bag.splice(0) : [];
  deck.aside -= unseen.length;
  const pile = [...track.piles[color], ...unseen];
  track.piles[color] = [];
  for (const card of pile) (comesBack(game, card) ? deck.bag : state.removed).push(card);
  if (pile.length > 0) tell(game, { type: 'reshuffled', deck: color });
}

export const cardsOnTrack = (state: State): string[] => {
  const track = doomTrackOf(state);
  if (track === null) return [];
  return [...track.cards.filter((card) => card !== UNSEEN), ...COLORS.flatMap((color) => track.piles[color])];
};

/** A full track has made way for its last card, and every pile has cards of one color. */
export const trackIsSound: Invariant = (world, state, say) => {
  const track = doomTrackOf(state);
  if (track === null) return;
  if (track.cards.length >= cardsForDoom(state)) say(`${track.cards.length} cards lie on the doom track`);
  if (track.counters > FULL_OF_DOOM) say(`${track.counters} doom counters are out`);
  for (const color of COLORS)
    for (const card of track.piles[color])
      if (infoOf(world, card).deck !== color) say(`${card} lies in the ${color} discard pile`);
};
