/** A game being put together. */
import { library } from '@wayrune/content';
import { checkSetup } from '@wayrune/engine/parts/library.ts';
import { goesWith, type Part } from '@wayrune/engine/rules/part.ts';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { type CardInfo, cardInfo } from '@wayrune/engine/rules/world.ts';
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

export const FIRST: Draft = {
  adventure: Object.keys(library.adventures)[0] ?? '',
  seats: [
    { key: 0, sitter: HUMAN, hero: null },
    { key: 1, sitter: bot('normal', 'balanced'), hero: null },
    { key: 2, sitter: bot('normal', 'bold'), hero: null },
    { key: 3, sitter: bot('easy', 'careful'), hero: null },
  ],
  parts: [],
};

export function setupOf({ adventure, seats, parts }: Draft): Setup {
  const kind = (id: string): Part['kind'] | undefined => library.parts[id]?.kind;
  return {
    adventure,
    heroes: seats.map(({ hero }) => hero),
    variants: parts.filter((id) => kind(id) === 'variant'),
    packs: parts.filter((id) => kind(id) === 'pack'),
  };
}

/** What is wrong with it, in the engine's words. */
export const problemsOf = (draft: Draft): string[] =>
  checkSetup(library, setupOf(draft)).map(({ message }) => message);

const isHere = (id: string, { kind, rules }: Part): boolean =>
  kind === 'variant' ? rules !== undefined : library.packs.some(({ pack }) => pack === id);

/** The variants and packs that can be played with an adventure. */
export const partsFor = (adventure: string): [string, Part][] =>
  Object.entries(library.parts).filter(([id, part]) => goesWith(part, adventure) && isHere(id, part));

/** Heroes to choose from. */
export function heroesFor({ adventure, parts }: Draft): CardInfo[] {
  const sets = [...(library.adventures[adventure]?.sets ?? []), ...parts];
  return library.packs
    .filter(({ pack }) => sets.includes(pack))
    .flatMap(({ pack, cards }) =>
      cards.filter(({ kind }) => kind === 'hero').map((card) => cardInfo(card, card.id, pack)),
    )
    .toSorted((a, b) => a.card.name.localeCompare(b.card.name));
}

/** Rounds of a game by the number of seats: medians of simulated games among normal bots. */
const ROUNDS = [43, 44, 38, 33, 30, 27];
/** Minutes a turn takes. */
const MINUTES = { human: 1.1, bot: 0.15 } as const;
const FACTORS: Readonly<Record<string, number>> = { shorter: 0.85, longer: 1.2, advanced: 1.25 };

/** About how long it takes, in minutes. */
export function minutesOf({ seats, parts }: Draft): number {
  const round = seats.reduce((sum, { sitter }) => sum + MINUTES[sitter.kind], 0);
  const factor = parts.reduce((product, id) => product * (FACTORS[id] ?? 1), 1);
  return Math.max(10, Math.round(((ROUNDS[seats.length - 1] ?? 30) * round * factor) / 10) * 10);
}
