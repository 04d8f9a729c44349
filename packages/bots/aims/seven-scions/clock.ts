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

/** Whether the Endgame may come before the Hero has another turn. */
export function isEndNear(state: State): boolean {
  const space = findStorm(state)?.space ?? 0;
  return stormsLeft(state) === 0 && space + 2 * state.players.length > TRACK_SPACES;
}
