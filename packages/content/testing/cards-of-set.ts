/** The cards of one set, and what is written in them: for tests that look at a whole set at once. */
import type { Card, CardKind, FoeCard } from '@wayrune/engine/effects/vocabulary.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';

export const cardsOf = ({ packs }: Library, set: string): readonly Card[] =>
  packs.filter(({ pack }) => pack === set).flatMap((pack) => pack.cards);

export const ofKind = <K extends CardKind>(cards: readonly Card[], kind: K): Extract<Card, { kind: K }>[] =>
  cards.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind);

/** The Challenges with an enemy: all that are no traps. */
export const foesOf = (cards: readonly Card[]): FoeCard[] =>
  ofKind(cards, 'challenge').filter((card) => card.trap === undefined);

/** Everything that is written in a card, at any depth. */
export function* insideOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const entry of value) yield* insideOf(entry);
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>;
    yield* insideOf(Object.values(value));
  }
}

/** The words listed in a field of every condition of one kind, such as the regions that a card names. */
export const namedIn = (value: unknown, is: string, field: string): string[] =>
  [...insideOf(value)].filter((part) => part['is'] === is).flatMap((part) => (part[field] ?? []) as string[]);

export const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]),
  );
