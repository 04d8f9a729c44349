/** The storm as its track shows it: where the counter stands, where it will go, and which card comes next. */
import {
  findStorm,
  STORM_COLORS,
  STORM_STEPS,
  stormDeck,
  TRACK_SPACES,
} from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';

export type StormColor = (typeof STORM_COLORS)[number];

export interface StormNow {
  readonly space: number;
  /** How far it climbs in this turn, as things stand. */
  readonly steps: number;
  readonly breaks: boolean;
  readonly decks: readonly { readonly color: StormColor; readonly left: number }[];
  /** The color of the next Storm card; null when the Endgame comes instead. Which card it is, nobody knows. */
  readonly next: StormColor | null;
  readonly isOver: boolean;
}

/** null before the table is laid out. */
export function stormNow({ state }: Game): StormNow | null {
  const storm = findStorm(state);
  if (storm === null) return null;
  const steps = storm.defeated === null ? 1 : STORM_STEPS[storm.defeated];
  const decks = STORM_COLORS.map((color) => {
    const deck = state.decks[stormDeck(color)];
    return { color, left: deck === undefined ? 0 : deckSize(deck) };
  });
  return {
    space: storm.space,
    steps,
    breaks: storm.space + steps > TRACK_SPACES,
    decks,
    next: decks.find(({ left }) => left > 0)?.color ?? null,
    isOver: storm.scores !== null,
  };
}

/** How dark the map is, from 0 to 1: it is darkest in the Endgame. */
export function gloom(game: Game): number {
  const now = stormNow(game);
  if (now === null) return 0;
  return now.isOver ? 1 : now.space / TRACK_SPACES;
}
