/** A whole game to look at: what every entry brought, and the table after any of them. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type Change, changeOf, type Written } from '@wayrune/engine/table/change.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import {
  beginWith,
  type Disagreement,
  type Log,
  type Retraced,
  retrace,
  upTo,
} from '@wayrune/engine/table/retrace.ts';
import { isStamped, type Stamps, stampOf } from '@wayrune/engine/table/stamps.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { type Line, linesOf } from '../log-lines.ts';
import { type Checkpoints, createCheckpoints } from './checkpoints.ts';

/** A turn that began after so many entries. */
export interface TurnMark {
  readonly entry: number;
  readonly seat: number;
  readonly round: number;
}

export interface Recording {
  /** The table after the last entry, as if it had been played up to there. */
  readonly table: Table;
  readonly names: readonly string[];
  /** The number of entries. */
  readonly length: number;
  readonly turns: readonly TurnMark[];
  readonly lines: readonly Line[];
  readonly stamps: Stamps;
  readonly checkpoints: Checkpoints;
  /** What happened in an entry; 0 is the opening. */
  readonly events: (entry: number) => readonly GameEvent[];
  readonly stateAt: (entry: number) => State;
  /** Null if the game plays as it did; else the recording ends where it still does. */
  readonly change: Change | null;
}

/** Told of every entry on the way. */
export type Watch = (passage: Retraced) => void;

/** A game of which this version can show nothing at all. */
export class UnplayableGame extends Error {}

const UNPLAYABLE = 'This game was played with another version of Wayrune and can’t be opened with this one.';

/** So long the game is read before the page may draw again, in milliseconds. */
const SLICE = 30;

/**
 * Reads a log through. The page stays alive meanwhile. `watcher` is asked for somebody who watches, and again if the
 * log turns out to play only in part.
 */
export async function readRecording(
  library: Library,
  written: Written,
  breathe: () => Promise<void>,
  watcher: () => Watch = () => () => {},
): Promise<Recording> {
  const reading = createReading(watcher(), written.log.stamps);
  const differs = await readThrough(library, written.log, breathe, reading.watch);
  if (differs !== null && differs.agrees < 0) throw new UnplayableGame(UNPLAYABLE, { cause: differs });
  const recording = reading.recording();
  const change = changeOf(written, differs, recording.table);
  if (change === null || change.agrees === change.length) return { ...recording, change };
  const rest = { ...written, log: upTo(written.log, change.agrees), endsAs: () => true };
  return { ...(await readRecording(library, rest, breathe, watcher)), change };
}

async function readThrough(
  library: Library,
  log: Log,
  breathe: () => Promise<void>,
  watch: Watch,
): Promise<Disagreement | null> {
  const replay = retrace(beginWith(library), log);
  let since = performance.now();
  for (;;) {
    const next = replay.next();
    if (next.done === true) return next.value;
    watch(next.value);
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
}

/** Collects what a recording is made of while the log is read, whose own stamps have been checked. */
function createReading(
  watch: Watch,
  checked: Stamps,
): { readonly watch: Watch; readonly recording: () => Omit<Recording, 'change'> } {
  const checkpoints = createCheckpoints();
  const events: (readonly GameEvent[])[] = [];
  const lines: Line[] = [];
  const turns: TurnMark[] = [];
  const stamps = new Map<number, string>();
  let table: Table | null = null;
  let turn = -1;
  return {
    watch(passage) {
      ({ table } = passage);
      const { entry } = passage;
      const { world, state } = table;
      checkpoints.passed(entry, state);
      if (isStamped(turn, state)) stamps.set(entry, checked.get(entry) ?? stampOf(state));
      ({ turn } = state);
      events.push(passage.events);
      lines.push(...linesOf(world, heroNames(table), entry, passage.events));
      for (const event of passage.events)
        if (event.type === 'turn-began') turns.push({ entry, seat: event.seat, round: event.round });
      watch(passage);
    },
    recording() {
      if (table === null) throw new UnplayableGame(UNPLAYABLE);
      const end = table;
      return {
        table: end,
        names: heroNames(end),
        length: end.entries.length,
        turns,
        lines,
        stamps,
        checkpoints,
        events: (entry) => events[entry] ?? [],
        stateAt: (entry) => checkpoints.stateAt(end, entry),
      };
    },
  };
}
