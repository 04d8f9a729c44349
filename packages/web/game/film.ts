/** A whole game to look at: what every entry brought, and the table after any of them. */
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import type { GameEvent } from '@wayrune/engine/rules/events.ts';
import { apply } from '@wayrune/engine/rules/game.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import { heroNames, type Passage, passages } from '@wayrune/engine/table/passages.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { type Line, linesOf } from './telling.ts';

/** A turn that began after so many entries. */
export interface TurnMark {
  readonly entry: number;
  readonly seat: number;
  readonly round: number;
}

export interface Film {
  readonly table: Table;
  readonly names: readonly string[];
  /** The number of entries. */
  readonly length: number;
  readonly turns: readonly TurnMark[];
  readonly lines: readonly Line[];
  /** What happened in an entry; 0 is the opening. */
  readonly events: (entry: number) => readonly GameEvent[];
  readonly stateAt: (entry: number) => State;
}

/** So many entries lie between two states that are kept; any other is played to from the one before it. */
const APART = 64;
/** So long the game is read before the page may draw again, in milliseconds. */
const SLICE = 30;

/** Reads the log of a table through. The page stays alive meanwhile; `watch` is told each passage on the way. */
export async function makeFilm(
  library: Library,
  played: Table,
  breathe: () => Promise<void>,
  watch: (passage: Passage) => void = () => {},
): Promise<Film> {
  const table = { ...played };
  const names = heroNames(table);
  const kept: State[] = [];
  const events: (readonly GameEvent[])[] = [];
  const lines: Line[] = [];
  const turns: TurnMark[] = [];
  let since = performance.now();
  for (const passage of passages(library, table)) {
    const { entry, state } = passage;
    table.state = state;
    if (entry % APART === 0) kept.push(clone(state));
    events.push(passage.events);
    lines.push(...linesOf(table.world, names, entry, passage.events));
    for (const event of passage.events)
      if (event.type === 'turn-began') turns.push({ entry, seat: event.seat, round: event.round });
    watch(passage);
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
  const { world, entries } = table;
  return {
    table,
    names,
    length: entries.length,
    turns,
    lines,
    events: (entry) => events[entry] ?? [],
    stateAt(entry) {
      const from = Math.floor(entry / APART);
      const state = clone(kept[from] ?? table.state);
      for (const { choice, chance } of entries.slice(from * APART, entry))
        apply(world, state, choice, scripted(chance));
      return state;
    },
  };
}
