/** How a player looks into what may come: as closely as they think. Aims ask this, and know nothing of how it is done. */
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { Outlook } from '../fights/hero-profile.ts';
import type { Context } from './context.ts';

export interface Scout {
  /** A fight with an enemy that is known, for a counter or for none. */
  readonly enemy: (context: Context, card: string, counter: Color | null) => Outlook;
  /** The same for an enemy on whom the game is staked: closer than all others, for players of every strength. */
  readonly rehearse: (context: Context, card: string) => Outlook;
  /** The next card of a deck, for a counter of its color if it has one. */
  readonly deck: (context: Context, deck: string) => Outlook;
  /** What effects of a card would do for a seat now. */
  readonly effects: (context: Context, source: string, list: readonly Effect[], seat: number) => number;
  /** An ability that is on offer, less its price. */
  readonly use: (context: Context, option: string) => number;
  /** A card by its words. */
  readonly words: (context: Context, card: string) => number;
  /** A card, for a player without some of their own. */
  readonly having: (context: Context, card: string, without: readonly string[]) => number;
}
