/** From a new table, a file or the archive to a game that is kept. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { loadSeated } from '@wayrune/engine/table/save.ts';
import { startTable, type Table } from '@wayrune/engine/table/table.ts';
import type { Header } from './saved.ts';
import type { Ports } from './session.ts';
import { type Sitter, seatedBy } from './sitter.ts';
import { leaderOf } from './standing.ts';
import { thumbnail } from './thumbnail.ts';

/** A table with all that the archive wants to know of it. */
export interface Kept {
  readonly id: string;
  readonly created: number;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly table: Table;
  /**
   * The table before its first decision, where it was prepared by hand, as for a lesson: its log alone does not lead
   * to it, so that it can be played but not kept.
   */
  readonly begin?: () => Table;
}

export function headerOf({ id, created, seed, sitters, table }: Kept, updated: number): Header {
  const { setup, opening, entries, world, state } = table;
  return {
    id,
    created,
    updated,
    setup,
    sitters,
    seed,
    opening,
    length: entries.length,
    round: state.round,
    over: state.over !== null,
    heroes: heroNames(table),
    leader: leaderOf(world, state),
    thumbnail: thumbnail(world, state),
  };
}

/** Keeps a table as a new game, and gives its id. */
export async function keepGame(
  { archive, newId, clock }: Ports,
  table: Table,
  sitters: readonly Sitter[],
  seed = newId(),
): Promise<string> {
  const kept: Kept = { id: newId(), created: clock(), seed, sitters, table };
  await archive.begin(headerOf(kept, clock()), table.entries);
  return kept.id;
}

export function beginGame(
  ports: Ports,
  setup: Setup,
  sitters: readonly Sitter[],
  seed = ports.newId(),
): Promise<string> {
  const { table } = startTable(ports.library, setup, seeded(`${seed}/0`));
  return keepGame(ports, table, sitters, seed);
}

/** A file that somebody kept. Throws a SaveError that says what is wrong with it. */
export function importGame(ports: Ports, file: string, source: string): Promise<string> {
  const { table, sitters } = loadSeated(ports.library, file, source);
  return keepGame(ports, table, seatedBy(sitters, table.state.players.length));
}
