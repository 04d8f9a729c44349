/** Plays a log again, entry by entry, up to the first one that does not play as it did. */
import { scripted } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { type Library, SetupError } from '../parts/library.ts';
import type { Setup } from '../rules/world/setup.ts';
import { type Stamps, stampOf, stampsUpTo } from './stamps.ts';
import { decide, type Entry, startTable, type Table } from './table.ts';

/** A game as it is written down. */
export interface Log {
  readonly setup: Setup;
  /** What chance gave before the first decision. */
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  readonly stamps: Stamps;
}

/** The same log, with fewer entries. */
export const upTo = (log: Log, length: number): Log => ({
  ...log,
  entries: log.entries.slice(0, length),
  stamps: stampsUpTo(log.stamps, length),
});

/** An entry that was played again; 0 is the opening. The table goes on changing with the next one. */
export interface Retraced {
  readonly entry: number;
  readonly events: readonly GameEvent[];
  readonly table: Table;
}

/** Why a log does not play as it did. */
export interface Disagreement {
  /** The entry that shows it. */
  readonly entry: number;
  readonly message: string;
  /** How many entries certainly play as they did; -1 if not even the opening does. */
  readonly agrees: number;
}

type Begin = (setup: Setup, opening: ReturnType<typeof scripted>) => ReturnType<typeof startTable>;

/** Begins as the log says. */
export const beginWith =
  (library: Library): Begin =>
  (setup, opening) =>
    startTable(library, setup, opening);

export interface Played {
  /** As far as it went; null if not even the opening plays as it did. */
  readonly table: Table | null;
  readonly differs: Disagreement | null;
}

/** Plays a log again without looking at what happens on the way. */
export function playLog(library: Library, log: Log): Played {
  const replay = retrace(beginWith(library), log);
  let table: Table | null = null;
  for (;;) {
    const next = replay.next();
    if (next.done === true) return { table, differs: next.value };
    ({ table } = next.value);
  }
}

/** Gives null at the end of a log that plays as it did. */
export function* retrace(begin: Begin, log: Log): Generator<Retraced, Disagreement | null> {
  const { entries, stamps } = log;
  const differs = (entry: number, message: string): Disagreement => ({
    entry,
    message,
    agrees: agreedBefore(stamps, entry),
  });
  const opening = scripted(log.opening);
  const begun = attempt(() => begin(log.setup, opening));
  if ('fault' in begun) return differs(0, begun.fault);
  const { table, events } = begun.done;
  const complaint = leftOver(opening.left()) ?? otherState(stamps, 0, table);
  if (complaint !== null) return differs(0, complaint);
  yield { entry: 0, events, table };
  for (const [i, entry] of entries.entries()) {
    const played = playEntry(table, entry);
    if ('fault' in played) return differs(i + 1, played.fault);
    const other = otherState(stamps, i + 1, table);
    if (other !== null) return differs(i + 1, other);
    yield { entry: i + 1, events: played.done, table };
  }
  return null;
}

type Attempt<T> = { readonly done: T } | { readonly fault: string };

/** Under other rules anything may go wrong, not only what the rules themselves refuse. */
function attempt<T>(play: () => T): Attempt<T> {
  try {
    return { done: play() };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SetupError) throw error;
    return { fault: error.message };
  }
}

function playEntry(table: Table, { seat, choice, chance }: Entry): Attempt<readonly GameEvent[]> {
  const asked = table.state.decision?.seat;
  if (asked === undefined) return { fault: 'the game was over before this entry' };
  if (asked !== seat)
    return { fault: `seat ${seat} decides, but it was the turn of seat ${asked} to choose` };
  const results = scripted(chance);
  const played = attempt(() => decide(table, choice, results));
  const complaint = leftOver(results.left());
  return 'fault' in played || complaint === null ? played : { fault: complaint };
}

const leftOver = (left: number): string | null =>
  left === 0 ? null : `has ${left} results of chance too many`;

function otherState(stamps: Stamps, entry: number, { state }: Table): string | null {
  const stamp = stamps.get(entry);
  return stamp === undefined || stamp === stampOf(state) ? null : 'leads to another state than it did';
}

/**
 * The last stamp before an entry: between it and the entry the game may have changed without anybody seeing it. Where
 * a log has no stamps, what was offered and chosen is all that can be known.
 */
export function agreedBefore(stamps: Stamps, entry: number): number {
  if (stamps.size === 0) return entry - 1;
  let last = -1;
  for (const at of stamps.keys()) if (at < entry && at > last) last = at;
  return last;
}
