/** What a person may ask about the pending decision. */
import { clone } from '@wayrune/engine/rules/world/state.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { Ports } from '../ports.ts';
import type { Session } from '../session.ts';

export interface Counsel extends Pick<Session, 'hint' | 'odds'> {
  /** Ends the counting of odds: the decision they are about has been made. */
  readonly stop: () => void;
}

export function createCounsel({ advise, odds }: Ports['bots'], table: Table, seed: string): Counsel {
  let counting = new AbortController();
  return {
    hint: () => advise(table.setup, clone(table.state), `${seed}/hint/${table.entries.length}`),
    odds(signal) {
      counting = new AbortController();
      return odds(table.setup, clone(table.state), AbortSignal.any([counting.signal, signal]));
    },
    stop: () => counting.abort(),
  };
}
