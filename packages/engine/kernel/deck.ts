import type { Chance } from './chance.ts';

/**
 * A shuffled deck is a bag: its order does not exist until a card is drawn. Cards put on top or at the bottom
 * are known, and keep their order: drawing takes from `top`, else by chance from `bag`, else from `bottom`.
 */
export interface Deck {
  /** Next card last, so that drawing is a pop. */
  top: string[];
  bag: string[];
  /** Next card first. */
  bottom: string[];
  /** How many cards of the bag lie elsewhere, face down: which ones they are does not exist until they are turned up. */
  aside: number;
}

export const newDeck = (cards: readonly string[]): Deck => ({
  top: [],
  bag: [...cards],
  bottom: [],
  aside: 0,
});

/** How many cards can be drawn. */
export const deckSize = (deck: Deck): number =>
  deck.top.length + deck.bag.length + deck.bottom.length - deck.aside;

/** Draws a card, or null from an empty deck. */
export function draw(deck: Deck, chance: Chance): string | null {
  const known = deck.top.pop();
  if (known !== undefined) return known;
  const { bag } = deck;
  if (bag.length <= deck.aside) return deck.bottom.shift() ?? null;
  const last = bag.length - 1;
  const at = last === 0 ? 0 : chance.pick(bag.length);
  const card = bag[at] ?? null;
  bag[at] = bag[last] as string;
  bag.pop();
  return card;
}

export function putOnTop(deck: Deck, card: string): void {
  deck.top.push(card);
}

export function putAtBottom(deck: Deck, card: string): void {
  deck.bottom.push(card);
}

/** Shuffling forgets all order; what was set aside comes back too. */
export function shuffle(deck: Deck): void {
  deck.bag = [...deck.bag, ...deck.top, ...deck.bottom];
  deck.top = [];
  deck.bottom = [];
  deck.aside = 0;
}

export const cloneDeck = (deck: Deck): Deck => ({
  top: deck.top.slice(),
  bag: deck.bag.slice(),
  bottom: deck.bottom.slice(),
  aside: deck.aside,
});

export const deckCards = (deck: Deck): string[] => [...deck.top, ...deck.bag, ...deck.bottom];

/** Whether any of its cards is such a one; without a list of them all. */
export const deckHas = ({ top, bag, bottom }: Deck, isSuch: (card: string) => boolean): boolean =>
  top.some(isSuch) || bag.some(isSuch) || bottom.some(isSuch);
