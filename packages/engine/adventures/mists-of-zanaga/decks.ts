/** The decks of Zanaga: adventure decks with discard piles, and ritual decks that rise in rank. */
import { deckSize, draw, shuffle } from '../../kernel/deck.ts';
import { COLORS, type Color, isColor } from '../../rules/world/board.ts';
import { deckChance, info, tell, type Game } from '../../rules/world/game.ts';
import { settleAll } from '../../rules/calls.ts';
import type { State } from '../../rules/world/state.ts';
import { findMists, mistsOf, rankOf, ritualDeck } from './mists.ts';
import { isLasting } from './rituals/lasting.ts';

const sizeOf = (game: Game, deck: string): number => {
  const cards = game.state.decks[deck];
  return cards === undefined ? 0 : deckSize(cards);
};

/** Shuffles a pile back into its deck (G10). */
function refill(game: Game, deck: string, pile: string[]): void {
  const cards = game.state.decks[deck];
  if (cards === undefined || pile.length === 0) return;
  cards.bag.push(...pile.splice(0));
  shuffle(cards);
  tell(game, { type: 'deck-shuffled', deck });
}

/** What an empty adventure deck is made of again (Z12). */
export const pileOf = (state: State, deck: string): readonly string[] =>
  isColor(deck) ? (findMists(state)?.beaten[deck] ?? []) : [];

/** Something to draw: in the deck, or in the pile that is shuffled back for it (Z12). */
export const holdsChallenge = (game: Game, deck: string): boolean =>
  sizeOf(game, deck) > 0 || pileOf(game.state, deck).length > 0;

/** A Challenge for a counter: an empty deck is made again from its pile first (Z12). */
export function drawChallenge(game: Game, deck: string): string | null {
  const cards = game.state.decks[deck];
  if (cards === undefined) return null;
  if (deckSize(cards) === 0 && isColor(deck)) refill(game, deck, mistsOf(game.state).beaten[deck]);
  return draw(cards, deckChance(game));
}

/** The lowest deck with cards from the current rank up; red is made again, the others are not (Z38). */
export function currentAdventureDeck(game: Game): Color | null {
  const { rank } = mistsOf(game.state);
  for (const color of COLORS.slice(rankOf(rank))) {
    if (sizeOf(game, color) > 0) return color;
    if (color === 'red' && holdsChallenge(game, color)) return color;
  }
  return null;
}

/** A defeated Challenge of higher rank makes that the current rank, colors skipped or not (DECK-3, DECK-4). */
export function raiseRank(game: Game, color: Color): void {
  const mists = mistsOf(game.state);
  if (rankOf(color) <= rankOf(mists.rank)) return;
  mists.rank = color;
  tell(game, { type: 'ritual-deck', color });
  skipEmpty(game);
}

/** A ritual deck that has run out hands its rank on to the next (DECK-13, Z50). */
function skipEmpty(game: Game): void {
  const mists = mistsOf(game.state);
  const next = COLORS[rankOf(mists.rank) + 1];
  if (next === undefined || sizeOf(game, ritualDeck(mists.rank)) > 0) return;
  mists.rank = next;
  tell(game, { type: 'ritual-deck', color: next });
  skipEmpty(game);
}

/** A ritual from the current deck comes to the right end of the track; false if there is none (DECK-12). */
export function drawRitual(game: Game): boolean {
  const mists = mistsOf(game.state);
  const deck = ritualDeck(mists.rank);
  const cards = game.state.decks[deck];
  if (cards === undefined) return false;
  if (deckSize(cards) === 0 && mists.rank === 'red') refill(game, deck, mists.spent.red);
  const card = draw(cards, deckChance(game));
  if (card === null) return false;
  mists.rites = [...mists.rites, { card, tokens: [] }];
  tell(game, { type: 'ritual-drawn', card });
  skipEmpty(game);
  settleAll(game, isLasting(game.world, card));
  return true;
}

/** A Challenge goes to the pile of its color (Z12). */
export function discardChallenge(game: Game, card: string): void {
  const { color, deck } = info(game, card);
  mistsOf(game.state).beaten[color ?? (isColor(deck) ? deck : 'green')].push(card);
}
