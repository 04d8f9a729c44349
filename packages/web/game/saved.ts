/** Games kept in this browser: a header each, and the log, an entry a decision. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Sitter } from './sitter.ts';

export interface Header {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** Dice are rolled with it and the number of the entry. */
  readonly seed: string;
  /** What chance gave before the first decision. */
  readonly opening: readonly number[];
  readonly length: number;
  readonly round: number;
  readonly over: boolean;
  /** Heroes in the order of the seats, by name. */
  readonly heroes: readonly string[];
  /** The seat in the lead. */
  readonly leader: number;
  /** The board in small, as SVG. */
  readonly thumbnail: string;
}

/** Where games are kept; in tests a list in memory. */
export interface Archive {
  headers(): Promise<readonly Header[]>;
  open(id: string): Promise<{ readonly header: Header; readonly entries: readonly Entry[] } | null>;
  /** A new game, or one with another log: with all its entries. */
  begin(header: Header, entries: readonly Entry[]): Promise<void>;
  /** One more entry. */
  append(header: Header, entry: Entry): Promise<void>;
  /** Only so many entries are left. */
  cut(header: Header): Promise<void>;
  remove(id: string): Promise<void>;
}

export function memoryArchive(): Archive {
  const games = new Map<string, { header: Header; entries: Entry[] }>();
  return {
    headers: async () => [...games.values()].map((game) => game.header),
    open: async (id) => games.get(id) ?? null,
    async begin(header, entries) {
      games.set(header.id, { header, entries: [...entries] });
    },
    async append(header, entry) {
      const game = games.get(header.id);
      if (game === undefined) throw new Error(`no game "${header.id}"`);
      game.header = header;
      game.entries.push(entry);
    },
    async cut(header) {
      const game = games.get(header.id);
      if (game === undefined) throw new Error(`no game "${header.id}"`);
      game.header = header;
      game.entries.length = header.length;
    },
    async remove(id) {
      games.delete(id);
    },
  };
}
