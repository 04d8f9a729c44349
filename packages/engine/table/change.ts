/** What an update did to a game that was written down before it. */
import { changedSets } from './parse-save.ts';
import { agreedBefore, type Disagreement, type Log } from './retrace.ts';
import type { Table } from './table.ts';

/** A log that may be of another time, with all that is known of the game it was. */
export interface Written {
  readonly log: Log;
  /** The cards and board it was played with, by fingerprint; null where that was not written down. */
  readonly content: Readonly<Record<string, string>> | null;
  /** Whether a table is what it was after the last entry. */
  readonly endsAs: (table: Table) => boolean;
}

export interface Change {
  /** The sets and boards that are others now, by name. Where there are none, the rules themselves have changed. */
  readonly sets: readonly string[];
  /** How many entries still play as they did; -1 if not even the opening does. */
  readonly agrees: number;
  /** The number of entries that were written down. */
  readonly length: number;
  /** Whether hashes show that they play as they did, or only that each choice was offered. */
  readonly certain: boolean;
}

/** Null for a game that is still what it was. `table` is where playing it again has led. */
export function changeOf(
  { log, content, endsAs }: Written,
  differs: Disagreement | null,
  table: Table,
): Change | null {
  const sets = content === null ? [] : changedSets(content, table.world.content);
  const same = differs === null && endsAs(table);
  if (same && sets.length === 0) return null;
  const length = log.entries.length;
  const certain = same || log.stamps.size > 0;
  // Every stamp agrees and the end does not: the difference lies after the last stamp.
  const agrees = differs?.agrees ?? (same || !certain ? length : agreedBefore(log.stamps, length));
  return { sets, agrees, length, certain };
}
