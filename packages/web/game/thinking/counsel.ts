/** What a person may ask about the pending decision. */
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { foresee } from '@wayrune/engine/table/foresee.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { Ports } from '../ports.ts';
import type { Session } from '../session.ts';
import { standAt } from './ahead.ts';

export interface Counsel extends Pick<Session, 'hint' | 'odds' | 'oddsAgainst'> {
  /** Ends the counting of odds: the decision they are about has been made. */
  readonly stop: () => void;
}

export function createCounsel({ advise, odds }: Ports['bots'], table: Table, seed: string): Counsel {
  let counting = new AbortController();
  return {
    hint(after) {
      const state = after === undefined ? null : foresee(table.world, table.state, after);
      return advise(table.setup, state ?? clone(table.state), `${seed}/hint/${table.entries.length}`);
    },
    odds(signal, at, shown = table.state) {
      const state = clone(shown);
      if (at !== undefined) standAt(state, at);
      return odds(table.setup, state, AbortSignal.any([counting.signal, signal]));
    },
    oddsAgainst: (signal, cards) =>
      odds(table.setup, clone(table.state), AbortSignal.any([counting.signal, signal]), cards),
    stop() {
      counting.abort();
      counting = new AbortController();
    },
  };
}
