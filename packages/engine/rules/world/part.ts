import type { Card } from '../../effects/vocabulary.ts';
import type { Procedure, Procedures } from '../../kernel/procedure.ts';
import type { Game } from './game.ts';
import type { Invariants } from './invariants.ts';
import type { Policies } from './policies.ts';
import { joinWords, type PartWords } from './words.ts';

/** What an adventure, a variant or a pack changes in the rules: each gets what the parts before it have left. */
export interface PartRules {
  readonly policies?: (base: Policies) => Policies;
  readonly procedures?: (base: Procedures<Game>) => Procedures<Game>;
  /** Decks that it uses besides those of the four colors and the market. */
  readonly decks?: readonly string[];
  /** What it changes in what must hold at every decision. */
  readonly invariants?: (base: Invariants) => Invariants;
  /** What it calls things. */
  readonly words?: PartWords;
}

/** A set of cards, or some of its decks: `{ set: 'base', decks: ['heroes', 'market'] }`, `{ set: 'base', without: ['red'] }`. */
export type SetChoice =
  | string
  | { readonly set: string; readonly decks: readonly string[] }
  | { readonly set: string; readonly without: readonly string[] };

/** A whole adventure: its board and sets, how many may play, and what it changes in the rules. */
export interface Adventure extends PartRules {
  readonly id: string;
  readonly name: string;
  /** One line for those who choose. */
  readonly summary: string;
  readonly board: string;
  /** The sets whose cards make up its decks, whole or in part. */
  readonly sets: readonly SetChoice[];
  readonly players: readonly [least: number, most: number];
  /** Why a card of a pack has no place in it, to be said after the card's name; null if it has one. */
  readonly refuses?: (card: Card) => string | null;
}

/** A variant or a pack that may be added to an adventure. */
export interface Part {
  readonly kind: 'variant' | 'pack';
  readonly name: string;
  /** One line for those who choose. */
  readonly summary: string;
  /** How the game is won with it, in place of what the adventure says. */
  readonly goal?: string;
  /** Ids of adventures, or all of them, whichever there are. */
  readonly goesWith: readonly string[] | 'all';
  /** The chapter of docs/rules in which its rules stand. */
  readonly chapter?: string;
  /** The fewest players it is for, where that is not one. */
  readonly players?: number;
  /** Other parts with which it cannot be combined, by id, and why. */
  readonly excludes?: Readonly<Record<string, string>>;
  /** What it changes in the rules. A variant without any has been announced and cannot be played yet. */
  readonly rules?: PartRules;
}

export const goesWith = (part: Part, adventure: string): boolean =>
  part.goesWith === 'all' || part.goesWith.includes(adventure);

/** A part in play, as people know it. */
export interface PlayedPart {
  readonly id: string;
  readonly kind: 'adventure' | 'variant' | 'pack';
  readonly name: string;
  readonly summary: string;
  /** How the game is won with it; null if it changes nothing about that. */
  readonly goal: string | null;
  /** The chapter of docs/rules that is about it, or null. */
  readonly chapter: string | null;
}

/** A table of procedures with some of them changed, or added. */
export function changed(
  base: Procedures<Game>,
  changes: Readonly<Record<string, (old: Procedure<Game>) => Procedure<Game>>>,
  added: Readonly<Record<string, Procedure<Game>>> = {},
): Procedures<Game> {
  const table = new Map([...base, ...Object.entries(added)]);
  for (const [name, change] of Object.entries(changes)) {
    const old = base.get(name);
    if (old === undefined) throw new Error(`no procedure "${name}" to change`);
    table.set(name, change(old));
  }
  return table;
}

/** Several parts as one. */
export const together = (...parts: readonly PartRules[]): Required<PartRules> => ({
  policies: (base) => parts.reduce((rules, part) => part.policies?.(rules) ?? rules, base),
  procedures: (base) => parts.reduce((rules, part) => part.procedures?.(rules) ?? rules, base),
  decks: parts.flatMap(({ decks = [] }) => decks),
  invariants: (base) => parts.reduce((invariants, part) => part.invariants?.(invariants) ?? invariants, base),
  words: joinWords(parts.map(({ words = {} }) => words)),
});
