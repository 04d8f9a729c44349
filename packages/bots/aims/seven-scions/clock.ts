/** How much of the game is left: storms to come, and how near the next one is. */
import { findStorm, STORM_DECKS, TRACK_SPACES } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';

export const isTogether = ({ setup }: State): boolean => setup.variants.includes('cooperative');

/** Storm cards that are still to come. */
export const stormsLeft = ({ decks }: State): number =>
  STORM_DECKS.reduce((sum, name) => {
    const deck = decks[name];
    return sum + (deck === undefined ? 0 : deckSize(deck));
  }, 0);

/** From 0 at the start to 1 when the Endgame comes next. */
export const elapsed = (state: State): number =>
  1 - stormsLeft(state) / (STORM_DECKS.length * state.players.length);

/** What it is worth, in gold, to be a match for the Stormlords when they come, and from when on that counts. */
const A_MATCH = 150;
const MIDGAME = 0.4;

/** The Stormlords come for everybody: late in the game, gold is there to be spent on what helps against them. */
export const readiness = (state: State): number =>
  (A_MATCH * Math.max(0, elapsed(state) - MIDGAME)) / (1 - MIDGAME);

/** Whether the Endgame may come before the Hero has another turn. */
export function isEndNear(state: State): boolean {
  const space = findStorm(state)?.space ?? 0;
  return stormsLeft(state) === 0 && space + 2 * state.players.length > TRACK_SPACES;
}
