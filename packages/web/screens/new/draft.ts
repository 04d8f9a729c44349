/** A game being put together. */
import { heroesFor as heroesIn } from '@wayrune/engine/parts/cards.ts';
import { checkSetup, type Library } from '@wayrune/engine/parts/library.ts';
import { goesWith, type Part } from '@wayrune/engine/rules/world/part.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { type CardInfo, cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { partOfPage } from '../../parts/registry.ts';
import { bot, HUMAN, type Sitter } from '../../game/sitter.ts';

export interface Seat {
  readonly key: number;
  readonly sitter: Sitter;
  /** null: dealt by chance. */
  readonly hero: string | null;
}

export interface Draft {
  readonly adventure: string;
  readonly seats: readonly Seat[];
  readonly parts: readonly string[];
}

export const firstDraft = (library: Library): Draft => ({
  adventure: Object.keys(library.adventures)[0] ?? '',
  seats: [
    { key: 0, sitter: HUMAN, hero: null },
    { key: 1, sitter: bot('normal', 'balanced'), hero: null },
    { key: 2, sitter: bot('normal', 'bold'), hero: null },
    { key: 3, sitter: bot('easy', 'careful'), hero: null },
  ],
  parts: [],
});

export function setupOf(library: Library, { adventure, seats, parts }: Draft): Setup {
  const kind = (id: string): Part['kind'] | undefined => library.parts[id]?.kind;
  return {
    adventure,
    heroes: seats.map(({ hero }) => hero),
    variants: parts.filter((id) => kind(id) === 'variant'),
    packs: parts.filter((id) => kind(id) === 'pack'),
  };
}

/** What is wrong with it, in the engine's words. */
export const problemsOf = (library: Library, draft: Draft): string[] =>
  checkSetup(library, setupOf(library, draft)).map(({ message }) => message);

const isHere = (library: Library, id: string, { kind, rules }: Part): boolean =>
  kind === 'variant' ? rules !== undefined : library.packs.some(({ pack }) => pack === id);

/** The variants and packs that can be played with an adventure. */
export const partsFor = (library: Library, adventure: string): [string, Part][] =>
  Object.entries(library.parts).filter(
    ([id, part]) => goesWith(part, adventure) && isHere(library, id, part),
  );

/** Heroes to choose from. */
export function heroesFor(library: Library, { adventure, parts }: Draft): CardInfo[] {
  const chosen = library.adventures[adventure];
  if (chosen === undefined) return [];
  return heroesIn(library, chosen, parts)
    .map(({ card, set }) => cardInfo(card, card.id, set))
    .toSorted((a, b) => a.card.name.localeCompare(b.card.name));
}

/** Minutes a turn takes. */
const MINUTES = { human: 1.1, bot: 0.15 } as const;
/** Rounds of a game of which nothing is known. */
const ROUNDS = 30;

/** About how long it takes, in minutes. */
export function minutesOf({ adventure, seats, parts }: Draft): number {
  const round = seats.reduce((sum, { sitter }) => sum + MINUTES[sitter.kind], 0);
  const factor = parts.reduce((product, id) => product * (partOfPage(id)?.length ?? 1), 1);
  const rounds = partOfPage(adventure)?.start?.rounds[seats.length - 1] ?? ROUNDS;
  return Math.max(10, Math.round((rounds * round * factor) / 10) * 10);
}
