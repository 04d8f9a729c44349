/** From the text of a file to a saved game: all that can be checked without playing it. */
import { hash } from '../kernel/hash.ts';
import type { Problem } from '../kernel/shape.ts';
import { createWorld, type Library, SetupError } from '../parts/library.ts';
import { OPENING, readEntry } from './log-line.ts';
import type { Log } from './retrace.ts';
import { OLDEST, READ, type SavedGame, savedShape, VERSION } from './saved-game.ts';
import type { Entry } from './table.ts';

/** A file that cannot be loaded: what is wrong, where, and what to do. */
export class SaveError extends Error {}

type Fingerprints = Readonly<Record<string, string>>;

/** The saved game of a file that is whole and unchanged. Its cards may be others than those of the library. */
export function parseSave(file: string, source: string): SavedGame {
  const value = parseJson(file, source);
  const version = (value as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && !READ.includes(version)) {
    throw new SaveError(
      `${source}: version: is ${version}, this program reads versions ${OLDEST} to ${VERSION}; use the Wayrune that wrote it`,
    );
  }
  const problems: Problem[] = [];
  savedShape.check(value, '', problems);
  const first = problems[0];
  if (first !== undefined)
    throw new SaveError(
      `${source}: ${first.path === '' ? 'the file' : first.path}: ${first.message}; this is no saved game, or it is damaged`,
    );
  const saved = value as SavedGame;
  const { check, ...content } = saved;
  if (hash(content) !== check) {
    throw new SaveError(`${source}: check: the file was changed after it was saved; take an unchanged copy`);
  }
  for (const [field, since] of SINCE) checkSince(saved, field, since, source);
  for (const field of ['sitters', 'names'] as const) checkSeats(saved, field, source);
  return saved;
}

function checkSeats(saved: SavedGame, field: 'sitters' | 'names', source: string): void {
  const named = saved[field];
  const seats = saved.setup.heroes.length;
  if (named !== undefined && named.length !== seats)
    throw new SaveError(
      `${source}: ${field}: names ${named.length} players for ${seats} seats; take an unchanged copy`,
    );
}

type LaterField = 'sitters' | 'stamps' | 'names' | 'packs';

/** The version that brought each field which not every file has. */
const SINCE: readonly (readonly [LaterField, number])[] = [
  ['sitters', 2],
  ['stamps', 3],
  ['names', 4],
  ['packs', 5],
];

function checkSince(saved: SavedGame, field: LaterField, since: number, source: string): void {
  if (saved[field] !== undefined && saved.version < since)
    throw new SaveError(
      `${source}: ${field}: files of version ${saved.version} do not have them; this is no saved game, or it is damaged`,
    );
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(file) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SaveError(
      `${source}: not readable as JSON (${reason}); the file is cut off or not a saved game; take another copy`,
    );
  }
}

/** The cards and the board that the library has for a game. */
export function contentHere(
  library: Library,
  { setup }: Pick<SavedGame, 'setup'>,
  source: string,
): Fingerprints {
  try {
    return createWorld(library, setup).content;
  } catch (error) {
    if (error instanceof SetupError)
      throw new SaveError(`${source}: ${error.message}; load the packs it was played with`);
    throw error;
  }
}

/** The sets and boards that are not those a game was played with, by name. */
export function changedSets(played: Fingerprints, here: Fingerprints): string[] {
  const names = new Set([...Object.keys(played), ...Object.keys(here)]);
  return [...names].filter((name) => fingerprint(played, name) !== fingerprint(here, name));
}

/** A file may name sets like things that every object has. */
export const fingerprint = (content: Fingerprints, name: string): string | undefined =>
  Object.hasOwn(content, name) ? content[name] : undefined;

export function logOf({ setup, log, stamps = [] }: SavedGame, source: string): Log {
  const [first = '', ...lines] = log;
  const opening = parseLine(first, 0, source);
  if (opening.seat !== -1 || opening.choice !== OPENING)
    throw new SaveError(`${source}: log[0]: is "${first}", expected the opening line "-1 ${OPENING} …"`);
  return {
    setup,
    opening: opening.chance,
    entries: lines.map((line, i) => parseLine(line, i + 1, source)),
    stamps: new Map(stamps.map((stamp, i) => parseStamp(stamp, i, source))),
  };
}

function parseLine(entry: string, at: number, source: string): Entry {
  const read = readEntry(entry);
  if (read !== null) return read;
  throw new SaveError(
    `${source}: log[${at}]: is "${entry}", expected "seat choice results" such as "0 attack:hero 5,9"`,
  );
}

const STAMP = /^(\d+) ([0-9a-f]{16})$/;

function parseStamp(stamp: string, at: number, source: string): readonly [number, string] {
  const [, entry, state] = STAMP.exec(stamp) ?? [];
  if (entry === undefined || state === undefined)
    throw new SaveError(
      `${source}: stamps[${at}]: is "${stamp}", expected "entry hash" such as "12 0123456789abcdef"`,
    );
  return [Number(entry), state];
}
