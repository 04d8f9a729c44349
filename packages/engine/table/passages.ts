/** A game told again from its log. */
import { scripted } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import type { Library } from '../parts/library.ts';
import type { State } from '../rules/world/state.ts';
import { infoOf } from '../rules/world/world.ts';
import { decide, startTable, type Table } from './table.ts';
import { optionLabel } from '../text/decision.ts';
import { sayLine } from '../text/line.ts';
import { storyOf } from '../text/story.ts';

/** One entry of the log with all that came of it. Entry 0 is the opening: nobody decided it. */
export interface Passage {
  readonly entry: number;
  readonly seat: number;
  readonly kind: string;
  readonly choice: string;
  /** The choice in words. */
  readonly label: string;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
  /** The state after it; it goes on changing with the next passage. */
  readonly state: State;
}

export function heroNames({ world, state }: Pick<Table, 'world' | 'state'>): string[] {
  return state.players.map(({ hero }, seat) =>
    hero === '' ? `Seat ${seat + 1}` : infoOf(world, hero).card.name,
  );
}

/** Plays the log of a table again, from the beginning. */
export function* passages(library: Library, played: Table): Generator<Passage> {
  const { setup, opening, entries } = played;
  const { table, events } = startTable(library, setup, scripted(opening));
  const say = (told: readonly GameEvent[]): string[] => {
    const reading = { world: table.world, names: heroNames(table), codes: true };
    return storyOf(reading, told).map(({ line }) => sayLine(reading, line));
  };
  yield {
    entry: 0,
    seat: -1,
    kind: 'begin',
    choice: 'begin',
    label: 'The game begins',
    chance: opening,
    events,
    lines: say(events),
    state: table.state,
  };
  for (const [i, { seat, choice, chance }] of entries.entries()) {
    const kind = table.state.decision?.kind ?? '';
    const label = optionLabel(table.world, table.state, choice, { codes: true });
    const happened = decide(table, choice, scripted(chance));
    const lines = say(happened);
    yield { entry: i + 1, seat, kind, choice, label, chance, events: happened, lines, state: table.state };
  }
}
