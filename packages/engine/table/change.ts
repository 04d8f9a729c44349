/** What an update did to a game that was written down before it. */
import { changedSets } from './parse-save.ts';
import type { Disagreement } from './retrace.ts';
import type { Written } from './save.ts';
import type { Table } from './table.ts';

export interface Change {
  /** The sets and boards that are others now, by name. Where there are none, the rules themselves have changed. */
  readonly sets: readonly string[];
  /** So many entries play as they did; -1 if not even the opening does. */
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
  return { sets, agrees: differs?.agrees ?? length, length, certain: same || log.stamps.size > 0 };
}
