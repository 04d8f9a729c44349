/** A game at a table: the world, the state, and the log that is the truth about it. */
import type { Chance } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { type Applied, apply, newGame } from '../rules/world/game.ts';
import { createWorld, type Library } from '../parts/library.ts';
import type { Setup } from '../rules/world/setup.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';

/** One decision: who, what, and what chance gave. Setup and entries are the whole game. */
export interface Entry {
  readonly seat: number;
  readonly choice: string;
  readonly chance: readonly number[];
}

export interface Table {
  readonly world: World;
  readonly setup: Setup;
  state: State;
  /** What chance gave before the first decision. */
  readonly opening: readonly number[];
  readonly entries: Entry[];
  /** States before the latest entries, as far back as undo is free. */
  readonly past: State[];
}

export function startTable(
  library: Library,
  setup: Setup,
  chance: Chance,
): { table: Table; events: readonly GameEvent[] } {
  const world = createWorld(library, setup);
  const { state, events, chance: opening } = newGame(world, setup, chance);
  return { table: { world, setup, state, opening, entries: [], past: [] }, events };
}

/** Applies a choice and writes it down. A choice that was not offered throws and changes nothing. */
export function decide(table: Table, choice: string, chance: Chance): readonly GameEvent[] {
  const seat = table.state.decision?.seat ?? -1;
  const before = clone(table.state);
  const { events, chance: results } = applyOrRestore(table, before, choice, chance);
  if (results.length > 0 || table.entries.at(-1)?.seat !== seat) table.past.length = 0;
  if (results.length === 0) table.past.push(before);
  table.entries.push({ seat, choice, chance: results });
  return events;
}

/** Chance may fail in the middle, such as the recorded results of a damaged log: then the table is as it was. */
function applyOrRestore(table: Table, before: State, choice: string, chance: Chance): Applied {
  try {
    return apply(table.world, table.state, choice, chance);
  } catch (error) {
    table.state = before;
    throw error;
  }
}

/** Why the last decision cannot be taken back, or null if it can. */
export function undoBarrier(table: Table): string | null {
  const last = table.entries.at(-1);
  if (last === undefined) return 'nothing has been decided yet';
  if (table.past.length > 0) return null;
  return last.chance.length > 0 ? 'dice were rolled or cards were drawn' : 'another player has acted';
}

/** Takes back the last decision, if nothing was learned from it and nobody else has decided since. */
export function undo(table: Table): boolean {
  const before = table.past.pop();
  if (before === undefined) return false;
  table.entries.pop();
  table.state = before;
  return true;
}
