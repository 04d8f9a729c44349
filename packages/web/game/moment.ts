/** A table played again from its log. */
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { decide, type Entry, startTable, type Table } from '@wayrune/engine/table/table.ts';

export function restore(
  library: Library,
  setup: Setup,
  opening: readonly number[],
  entries: readonly Entry[],
): Table {
  return replayed(startTable(library, setup, scripted(opening)).table, entries);
}

/** Plays on at a table that stands at its beginning. */
export function replayed(table: Table, entries: readonly Entry[]): Table {
  for (const { choice, chance } of entries) decide(table, choice, scripted(chance));
  return table;
}

/** A table at its beginning with its whole log written down: for those who read it through anyway. */
export function unplayed(
  library: Library,
  setup: Setup,
  opening: readonly number[],
  entries: readonly Entry[],
): Table {
  return { ...startTable(library, setup, scripted(opening)).table, entries: [...entries] };
}
