/** States of a game that are kept on the way, so that any other is a few decisions away. */
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { Table } from '@wayrune/engine/table/table.ts';

/** So many entries lie between two states that are kept. */
const APART = 64;

export interface Checkpoints {
  /** Told of every entry; keeps a copy of some. */
  readonly passed: (entry: number, state: State) => void;
  /** Only so many entries are left. */
  readonly cut: (length: number) => void;
  /** A copy of the state after so many entries of the log. */
  readonly stateAt: (table: Pick<Table, 'world' | 'entries'>, entry: number) => State;
}

export function createCheckpoints(): Checkpoints {
  const kept: State[] = [];
  return {
    passed(entry, state) {
      if (entry % APART === 0) kept[entry / APART] = clone(state);
    },
    cut(length) {
      kept.length = Math.min(kept.length, Math.floor(length / APART) + 1);
    },
    stateAt({ world, entries }, entry) {
      const from = Math.floor(entry / APART);
      const checkpoint = kept[from];
      if (checkpoint === undefined) throw new Error(`nothing is known of entry ${entry}`);
      const state = clone(checkpoint);
      for (const { choice, chance } of entries.slice(from * APART, entry))
        apply(world, state, choice, scripted(chance));
      return state;
    },
  };
}

/** The table as it was after so many entries. */
export function tableAt(table: Table, checkpoints: Checkpoints, entry: number): Table {
  const entries = table.entries.slice(0, entry);
  return { ...table, state: checkpoints.stateAt(table, entry), entries, past: [] };
}
