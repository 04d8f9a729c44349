/** Games kept in this browser: what stays, what every entry changes, and the log. */
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { Stamps } from '@wayrune/engine/table/stamps.ts';
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { PackNames } from '../../own-packs/own-pack.ts';
import type { Sitter } from '../sitter.ts';

/** What stays as long as the game lasts: written when it begins, and when somebody else takes a seat. */
export interface Header {
  readonly id: string;
  readonly created: number;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** Dice are rolled with it and the number of the entry. */
  readonly seed: string;
  /** What chance gave before the first decision. */
  readonly opening: readonly number[];
  /** The cards and board it was played with, by fingerprint; null in games of a version that did not write it down. */
  readonly content: Readonly<Record<string, string>> | null;
  /** What its packs are called, by id, if it has any. */
  readonly packNames?: PackNames;
  /** The board in small: the start of an SVG of which `Progress` has the rest. */
  readonly ground: string;
}

/** What every entry changes: a few hundred bytes. */
export interface Progress {
  readonly id: string;
  readonly updated: number;
  readonly length: number;
  readonly round: number;
  readonly over: boolean;
  /** Heroes in the order of the seats, by name. */
  readonly heroes: readonly string[];
  /** The seat in the lead. */
  readonly leader: number;
  /** The Heroes on the board in small. */
  readonly figures: string;
}

/** A kept game in a list. */
export type Summary = Header & Progress;

export interface KeptLog {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly stamps: Stamps;
}

/** Where games are kept; in tests a list in memory. */
export interface Archive {
  /** All games, the latest first. */
  readonly list: () => Promise<readonly Summary[]>;
  readonly header: (id: string) => Promise<Header | null>;
  readonly open: (id: string) => Promise<KeptLog | null>;
  /** A new game, or one written anew: with all its entries. */
  readonly begin: (game: KeptLog, progress: Progress) => Promise<void>;
  /** One more entry, with the stamp of the state after it if it has one. */
  readonly append: (progress: Progress, entry: Entry, stamp: string | null) => Promise<void>;
  /** Only so many entries are left. */
  readonly cut: (progress: Progress) => Promise<void>;
  /** Another header for a game that is kept. */
  readonly retitle: (header: Header) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The board in small, as the address of a picture. */
export const thumbnailOf = ({ ground, figures }: Summary): string =>
  `data:image/svg+xml,${encodeURIComponent(`${ground}${figures}</svg>`)}`;
