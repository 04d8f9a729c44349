/** Saving is writing down the log; loading is playing it again. */
import { hash } from '../kernel/hash.ts';
import type { Library } from '../parts/library.ts';
import { changedSets, contentHere, fingerprint, logOf, OPENING, parseSave, SaveError } from './parse-save.ts';
import { beginWith, type Log, retrace } from './retrace.ts';
import { type SavedGame, VERSION } from './saved-game.ts';
import { type Stamps, stampOf } from './stamps.ts';
import type { Table } from './table.ts';

export { SaveError };

const line = (seat: number, choice: string, chance: readonly number[]): string =>
  chance.length === 0 ? `${seat} ${choice}` : `${seat} ${choice} ${chance.join(',')}`;

export function saveGame(table: Table, sitters?: readonly string[], stamps?: Stamps): string {
  const { world, setup, opening, entries, state } = table;
  const log = [line(-1, OPENING, opening), ...entries.map((e) => line(e.seat, e.choice, e.chance))];
  const content = {
    wayrune: 'game' as const,
    version: VERSION,
    setup,
    ...(sitters === undefined ? {} : { sitters }),
    content: world.content,
    log,
    ...(stamps === undefined ? {} : { stamps: [...stamps].map(([at, stamp]) => `${at} ${stamp}`) }),
    state: stampOf(state),
  };
  const saved: SavedGame = { ...content, check: hash(content) };
  return `${JSON.stringify(saved, null, 1)}\n`;
}

export interface Seated {
  readonly table: Table;
  /** Who sits where, or null where the file does not say. */
  readonly sitters: readonly string[] | null;
}

/** The table as it was, and who sat at it. */
export function loadSeated(library: Library, file: string, source: string): Seated {
  const saved = parseSave(file, source);
  return { table: played(library, saved, source), sitters: saved.sitters ?? null };
}

/** The table as it was, with its whole log. `to` stops after that many entries. */
export const loadGame = (library: Library, file: string, source: string, to?: number): Table =>
  played(library, parseSave(file, source), source, to);

function played(library: Library, saved: SavedGame, source: string, to?: number): Table {
  checkContent(library, saved, source);
  const log = logOf(saved, source);
  const table = toEnd(library, { ...log, entries: log.entries.slice(0, to) }, source);
  if (to === undefined && endOf(saved.version, table) !== saved.state) {
    throw new SaveError(
      `${source}: state: the log plays to a different state than the one saved (${endOf(saved.version, table)}, saved ${saved.state}): ` +
        'it was made by another version of the rules; load it with that version',
    );
  }
  return table;
}

/** The same cards and the same board, or the log would mean something else. */
function checkContent(library: Library, saved: SavedGame, source: string): void {
  const here = contentHere(library, saved, source);
  const [name] = changedSets(saved.content, here);
  if (name === undefined) return;
  throw new SaveError(
    `${source}: content.${name}: the game was played with ${fingerprint(saved.content, name) ?? 'nothing'}, ` +
      `here it is ${fingerprint(here, name) ?? 'not loaded'}; load the same version of that set`,
  );
}

function toEnd(library: Library, log: Log, source: string): Table {
  const replay = retrace(beginWith(library), log);
  let table: Table | null = null;
  for (let next = replay.next(); ; next = replay.next()) {
    if (next.done !== true) ({ table } = next.value);
    else if (next.value === null && table !== null) return table;
    else throw new SaveError(`${source}: log[${next.value?.entry ?? 0}]: ${next.value?.message ?? ''}`);
  }
}

/** The hash that a file of a version has of its last state. */
const endOf = (version: number, { state }: Table): string => (version < 3 ? hash(state) : stampOf(state));

/** A file as a log that may be of another time: what is known of the game it was, without playing it. */
export interface Written {
  readonly log: Log;
  /** The cards and board it was played with, by fingerprint; null where that was not written down. */
  readonly content: Readonly<Record<string, string>> | null;
  /** Whether a table is what it was after the last entry. */
  readonly endsAs: (table: Table) => boolean;
}

export interface WrittenFile extends Written {
  readonly sitters: readonly string[] | null;
}

/** Throws a SaveError only where the file itself is no good, or needs cards that are not here. */
export function readSave(library: Library, file: string, source: string): WrittenFile {
  const saved = parseSave(file, source);
  contentHere(library, saved, source);
  return {
    log: logOf(saved, source),
    content: saved.content,
    sitters: saved.sitters ?? null,
    endsAs: (table) => endOf(saved.version, table) === saved.state,
  };
}
