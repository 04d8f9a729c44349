/** Events and Encounters of a test's own, and what happens around them, to go with an `arena`. */
import type { Effect, EncounterCard, EventCard } from '../effects/vocabulary.ts';
import { run } from '../kernel/procedure.ts';
import type { SpaceId } from '../rules/world/board.ts';
import type { Scenario } from './scenario.ts';

const printed = { name: 'Test Card', flavour: 'Made for a test.' };

export const anEvent = (draft: Partial<EventCard> & Pick<EventCard, 'id' | 'number'>): EventCard => ({
  kind: 'event',
  ...printed,
  color: 'green',
  ...draft,
});

export const anEncounter = (
  id: string,
  drawn: readonly Effect[],
  draft: Partial<EncounterCard> = {},
): EncounterCard => ({ kind: 'encounter', ...printed, id, color: 'green', drawn, ...draft });

/** Takes counters off the board and puts them into the pile. */
export function clearJewels(table: Scenario, ...spaces: SpaceId[]): void {
  const { board } = table.world;
  for (const space of spaces) {
    const color = board.space[space]?.jewel?.color;
    const at = board.jewels.indexOf(space);
    if (color === undefined || table.state.counters[at] !== 1) throw new Error(`no counter lies on ${space}`);
    table.state.counters[at] = 0;
    table.state.pile[color]++;
  }
}

export const hasCounter = (table: Scenario, space: SpaceId): boolean =>
  table.state.counters[table.world.board.jewels.indexOf(space)] === 1;

/** Puts the pending question anew, after a test has changed what it depends on. */
export function askAgain(table: Scenario): void {
  table.state.decision = null;
  run(table.game());
}

/** The answers by which a turn comes to its end without anything being done. */
const IDLE = ['stay', 'stop', 'pass', 'done'];

/** Lets the active seat do nothing for the rest of its turn; whatever chance is asked for has to be queued. */
export function passTurn(table: Scenario): void {
  const { turn } = table.state;
  while (table.state.turn === turn && table.state.decision !== null) {
    const idle = IDLE.find((option) => table.options().includes(option));
    if (idle === undefined) throw new Error(`cannot pass "${table.kind()}"`);
    table.choose(idle);
  }
}
