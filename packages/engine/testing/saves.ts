/** A saved game of a hundred and twenty random decisions, and ways to damage it. */
import { hash } from '../kernel/hash.ts';
import type { Library } from '../parts/library.ts';
import type { Written } from '../table/change.ts';
import { saveGame } from '../table/save.ts';
import type { SavedGame } from '../table/saved-game.ts';
import type { Stamps } from '../table/stamps.ts';
import type { Table } from '../table/table.ts';
import { randomTable } from './random-play.ts';

export interface Specimen {
  readonly table: Table;
  readonly file: string;
  readonly saved: SavedGame;
  /** Hashes of the state before the first entry and after each. */
  readonly hashes: readonly string[];
}

export function specimen(library: Library): Specimen {
  const hashes: string[] = [];
  const table = randomTable(library, 3, 'specimen', 120, ({ state }) => void hashes.push(hash(state)));
  const file = saveGame(table);
  return { table, file, saved: JSON.parse(file) as SavedGame, hashes };
}

/** The file with something changed and its check made right again, as a careful forger would. */
export function forged(saved: SavedGame, change: Readonly<Record<string, unknown>>): string {
  const { check: _, ...content } = { ...saved, ...change };
  return JSON.stringify({ ...content, check: hash(content) });
}

/** The file with its log changed, and its check made right again. */
export function forgedLog(saved: SavedGame, change: (log: string[]) => void): string {
  const log = [...saved.log];
  change(log);
  return forged(saved, { log });
}

/** A table as a log that was written down with the cards it has. */
export const writtenBy = (
  { setup, opening, entries, world }: Table,
  stamps: Stamps = new Map(),
): Written => ({
  log: { setup, opening, entries, stamps },
  content: world.content,
  endsAs: () => true,
});
