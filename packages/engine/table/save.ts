/** Saving is writing down the log; loading is playing it again. */
import { ChanceError, scripted } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import type { Problem } from '../kernel/shape.ts';
import { IllegalChoice } from '../rules/game.ts';
import { createWorld, type Library, SetupError } from '../parts/library.ts';
import { OLDEST, READ, type SavedGame, savedShape, VERSION } from './saved-game.ts';
import { decide, type Entry, startTable, type Table } from './table.ts';

/** A file that cannot be loaded: what is wrong, where, and what to do. */
export class SaveError extends Error {}

const line = (seat: number, choice: string, chance: readonly number[]): string =>
  chance.length === 0 ? `${seat} ${choice}` : `${seat} ${choice} ${chance.join(',')}`;

const OPENING = 'begin';

export function saveGame(table: Table, sitters?: readonly string[]): string {
  const { world, setup, opening, entries, state } = table;
  const log = [line(-1, OPENING, opening), ...entries.map((e) => line(e.seat, e.choice, e.chance))];
  const content = {
    wayrune: 'game' as const,
    version: VERSION,
    setup,
    ...(sitters === undefined ? {} : { sitters }),
    content: world.content,
    log,
    state: hash(state),
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
  const saved = parseSave(library, file, source);
  return { table: played(library, saved, source), sitters: saved.sitters ?? null };
}

/** The table as it was, with its whole log. `to` stops after that many entries. */
export const loadGame = (library: Library, file: string, source: string, to?: number): Table =>
  played(library, parseSave(library, file, source), source, to);

function played(library: Library, saved: SavedGame, source: string, to?: number): Table {
  const table = replay(library, saved, source, to);
  if (to === undefined && hash(table.state) !== saved.state) {
    throw new SaveError(
      `${source}: state: the log plays to a different state than the one saved (${hash(table.state)}, saved ${saved.state}): ` +
        'it was made by another version of the rules; load it with that version',
    );
  }
  return table;
}

/** Checks all that can be checked without playing. */
export function parseSave(library: Library, file: string, source: string): SavedGame {
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
  checkContent(library, saved, source);
  checkSitters(saved, source);
  return saved;
}

/** One for each seat, in files that know of them. */
function checkSitters({ version, setup, sitters }: SavedGame, source: string): void {
  if (sitters === undefined) return;
  if (version < 2)
    throw new SaveError(
      `${source}: sitters: files of version ${version} do not have them; this is no saved game, or it is damaged`,
    );
  if (sitters.length !== setup.heroes.length)
    throw new SaveError(
      `${source}: sitters: names ${sitters.length} players for ${setup.heroes.length} seats; take an unchanged copy`,
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

/** The same cards and the same board, or the log would mean something else. */
function checkContent(library: Library, saved: SavedGame, source: string): void {
  let content: Readonly<Record<string, string>>;
  try {
    content = createWorld(library, saved.setup).content;
  } catch (error) {
    if (error instanceof SetupError)
      throw new SaveError(`${source}: ${error.message}; load the packs it was played with`);
    throw error;
  }
  for (const name of new Set([...Object.keys(saved.content), ...Object.keys(content)])) {
    const played = Object.hasOwn(saved.content, name) ? saved.content[name] : undefined;
    const here = Object.hasOwn(content, name) ? content[name] : undefined;
    if (played !== here) {
      throw new SaveError(
        `${source}: content.${name}: the game was played with ${played ?? 'nothing'}, here it is ${here ?? 'not loaded'}; ` +
          'load the same version of that set',
      );
    }
  }
}

function replay(library: Library, saved: SavedGame, source: string, to = saved.log.length - 1): Table {
  const opening = parseLine(saved.log[0] ?? '', 0, source);
  if (opening.seat !== -1 || opening.choice !== OPENING)
    throw new SaveError(
      `${source}: log[0]: is "${saved.log[0] ?? ''}", expected the opening line "-1 ${OPENING} …"`,
    );
  const first = scripted(opening.chance);
  const table = guarded(source, 0, () => startTable(library, saved.setup, first).table);
  checkUsedUp(source, 0, first.left());
  for (let i = 1; i <= to && i < saved.log.length; i++) {
    const entry = parseLine(saved.log[i] ?? '', i, source);
    const seat = table.state.decision?.seat;
    if (seat === undefined) throw new SaveError(`${source}: log[${i}]: the game was over before this entry`);
    if (entry.seat !== seat)
      throw new SaveError(
        `${source}: log[${i}]: seat ${entry.seat} decides, but it was the turn of seat ${seat} to choose`,
      );
    const chance = scripted(entry.chance);
    guarded(source, i, () => decide(table, entry.choice, chance));
    checkUsedUp(source, i, chance.left());
  }
  return table;
}

function checkUsedUp(source: string, at: number, left: number): void {
  if (left > 0) throw new SaveError(`${source}: log[${at}]: has ${left} results of chance too many`);
}

function guarded<T>(source: string, at: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof IllegalChoice || error instanceof ChanceError)
      throw new SaveError(`${source}: log[${at}]: ${error.message}`);
    throw error;
  }
}

const LINE = /^(-1|\d+) (\S+)(?: (\d+(?:,\d+)*))?$/;

function parseLine(entry: string, at: number, source: string): Entry {
  const [, seat, choice, results] = LINE.exec(entry) ?? [];
  if (seat === undefined || choice === undefined) {
    throw new SaveError(
      `${source}: log[${at}]: is "${entry}", expected "seat choice results" such as "0 attack:hero 5,9"`,
    );
  }
  return { seat: Number(seat), choice, chance: results === undefined ? [] : results.split(',').map(Number) };
}
