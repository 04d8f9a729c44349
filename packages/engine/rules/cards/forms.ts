/** Cards that are more than one thing: a form of the card is what a player has (P1, P2). */
import { info, type Game } from '../world/game.ts';
import type { Held } from '../world/state.ts';
import { initialCounters } from '../world/world.ts';

/** The card of which this is a form: in stacks, decks and limbo it has none. */
export const printedOf = (game: Game, card: string): string => info(game, card).printed;

/** What the next owner may have a card as; most cards are one thing. */
export const formsOf = (game: Game, card: string): readonly string[] =>
  info(game, printedOf(game, card)).forms;

/** The forms in which a card is an Item, or an Ally: until it is gained it counts as both (P12). */
export const formsAs = (game: Game, card: string, kind: 'item' | 'ally' | undefined): readonly string[] =>
  formsOf(game, card).filter((form) => kind === undefined || info(game, form).holding === kind);

/** Neither an Equipping Ally nor a Ritual on which dice were spent: it is the same for whoever has it. */
export const isOneThing = (game: Game, { card, filled }: Held): boolean =>
  filled === undefined && formsOf(game, card).length === 1;

/**
 * A card as its new owner has it. What is one thing keeps all that lies on it. A Ritual begins anew, face down if it
 * was (P1, P9); an Item has no wounds (P13), and an Ally without text lies face up (P14).
 */
export function inNewHands(game: Game, held: Held, form: string): Held {
  if (form === held.card && isOneThing(game, held)) return held;
  const { used, bought, wounds, exhaustion } = held;
  const counters = initialCounters(info(game, form));
  return info(game, form).holding === 'ally'
    ? { card: form, used: false, wounds, exhaustion, counters, bought }
    : { card: form, used, wounds: 0, exhaustion: 0, counters, bought };
}
