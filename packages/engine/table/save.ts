/** Saving is writing down the log; loading is playing it again. */
import { hash } from '../kernel/hash.ts';
import type { Library } from '../parts/library.ts';
import { type Change, changeOf, type Written } from './change.ts';
import { OPENING, writeEntry } from './log-line.ts';
import { changedSets, contentHere, fingerprint, logOf, parseSave, SaveError } from './parse-save.ts';
import { type Log, playLog, upTo } from './retrace.ts';
import { type SavedGame, VERSION } from './saved-game.ts';
import { type Stamps, stampOf } from './stamps.ts';
import type { Table } from './table.ts';

export { SaveError };

export function saveGame(
  table: Table,
  sitters?: readonly string[],
  stamps?: Stamps,
  names?: readonly string[],
): string {
  const { world, setup, opening, entries, state } = table;
  const log = [{ seat: -1, choice: OPENING, chance: opening }, ...entries].map(writeEntry);
  const content = {
    wayrune: 'game' as const,
    version: VERSION,
    setup,
    ...(sitters === undefined ? {} : { sitters }),
    ...(names === undefined ? {} : { names }),
    ...(setup.packs.length === 0 ? {} : { packs: packNames(table) }),
    content: world.content,
    log,
    ...(stamps === undefined ? {} : { stamps: [...stamps].map(([at, stamp]) => `${at} ${stamp}`) }),
    state: stampOf(state),
  };
  const saved: SavedGame = { ...content, check: hash(content) };
  return `${JSON.stringify(saved, null, 1)}\n`;
}

/** What the packs of a game are called, by id. */
export const packNames = ({ world }: Pick<Table, 'world'>): Record<string, string> =>
  Object.fromEntries(world.parts.flatMap(({ id, kind, name }) => (kind === 'pack' ? [[id, name]] : [])));

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
  const { table, differs } = playLog(library, log);
  if (table !== null && differs === null) return table;
  throw new SaveError(`${source}: log[${differs?.entry ?? 0}]: ${differs?.message ?? ''}`);
}

/** The hash that a file of a version has of its last state. */
const endOf = (version: number, { state }: Table): string => (version < 3 ? hash(state) : stampOf(state));

export interface WrittenFile extends Written {
  readonly sitters: readonly string[] | null;
  readonly names: readonly string[] | null;
}

/** Throws a SaveError only where the file itself is no good, or needs cards that are not here. */
export function readSave(library: Library, file: string, source: string): WrittenFile {
  const saved = parseSave(file, source);
  contentHere(library, saved, source);
  return {
    log: logOf(saved, source),
    content: saved.content,
    sitters: saved.sitters ?? null,
    names: saved.names ?? null,
    endsAs: (table) => endOf(saved.version, table) === saved.state,
  };
}

export interface Agreed {
  readonly table: Table;
  /** Null for a game that is still what it was; else the table stands where it still is. */
  readonly change: Change | null;
}

/** The table of a file that may be of another time, as far as it plays as it did. */
export const loadAgreed = (library: Library, file: string, source: string): Agreed =>
  playAgreed(library, readSave(library, file, source), source);

/** The same for a game that was written down in another way. */
export function playAgreed(library: Library, written: Written, source: string): Agreed {
  const { table, differs } = playLog(library, written.log);
  if (table === null || (differs !== null && differs.agrees < 0))
    throw new SaveError(
      `${source}: log[${differs?.entry ?? 0}]: ${differs?.message ?? ''}: it was made by another version; load it with that version`,
    );
  const change = changeOf(written, differs, table);
  if (change === null || change.agrees === change.length) return { table, change };
  return { table: toEnd(library, upTo(written.log, change.agrees), source), change };
}
