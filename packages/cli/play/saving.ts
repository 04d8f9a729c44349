/** Saving a game to a file, and leaving it. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { writeEntry } from '@wayrune/engine/table/log-line.ts';
import { saveGame, SaveError } from '@wayrune/engine/table/save.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { UsageError } from '../args.ts';
import { NO, OK } from '../command.ts';
import { inShell, readText, reason, writeWholly } from '../files.ts';
import type { Ending } from '../terminal/io.ts';
import { keptWhere, stopKeeping } from './keeping.ts';
import type { Session } from './session.ts';

/** Returns false, after saying why, if it was not saved. */
export async function save(session: Session, rest: string): Promise<boolean> {
  const file = rest === '' ? session.file : rest;
  try {
    if (!(await mayWrite(session, file))) return false;
    writeWholly(file, saveGame(session.table, session.sitters, stampsOf(session.table), session.playerNames));
  } catch (error) {
    session.io.out(complaint(error));
    return false;
  }
  session.file = file;
  session.savedAt = session.table.entries.length;
  const packs = session.keeping.packs.map((pack) => ` --pack ${inShell(pack)}`).join('');
  session.io.out(`Saved in ${file}. "wayrune play --load ${inShell(file)}${packs}" continues it.`);
  return true;
}

export const complaint = (error: unknown): string => {
  if (error instanceof UsageError || error instanceof SaveError) return error.message;
  throw error;
};

type Holds = 'nothing' | 'this game' | 'another game' | 'something else';

/** Asks before another game is replaced. */
async function mayWrite({ table, io, force }: Session, file: string): Promise<boolean> {
  const holds = whatIsIn(file, table);
  if (holds === 'something else') throw notAGame(file);
  if (holds !== 'another game' || force) return true;
  const answer = await io.ask(`${file} holds another game. Replace it? [y/N] `);
  if (/^y(es)?$/i.test((answer ?? '').trim())) return true;
  io.out(`Not saved: ${file} is as it was. "save OTHER-FILE" takes another name.`);
  return false;
}

const notAGame = (file: string): UsageError =>
  new UsageError(`${file} exists and is not a saved game; choose another name`);

function whatIsIn(file: string, table: Table | null): Holds {
  if (!existsSync(file)) return 'nothing';
  const text = readText(file);
  if (!/^\s*\{\s*"wayrune": "game"/.test(text)) return 'something else';
  return table !== null && isEarlier(text, table) ? 'this game' : 'another game';
}

/** An earlier moment of the same game can be overwritten without losing anything. */
function isEarlier(text: string, { setup, entries }: Table): boolean {
  try {
    const saved = JSON.parse(text) as { setup?: unknown; log?: unknown };
    if (JSON.stringify(saved.setup) !== JSON.stringify(setup) || !Array.isArray(saved.log)) return false;
    return saved.log.slice(1).every((line, i) => {
      const entry = entries[i];
      return entry !== undefined && line === writeEntry(entry);
    });
  } catch {
    return false;
  }
}

/** Checks the path before the game starts. `loaded` is the file the game comes from. */
export function checkSavePath(file: string, loaded: string | undefined, force: boolean): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder))
    throw new UsageError(`--save ${file}: there is no folder ${folder}; create it, or choose another place`);
  const exists = existsSync(file);
  if (exists && statSync(file).isDirectory())
    throw new UsageError(`--save ${file}: this is a folder; name a file in it`);
  try {
    accessSync(exists ? file : folder, constants.W_OK);
  } catch (error) {
    throw new UsageError(`--save ${file}: cannot be written: ${reason(error)}; choose another place`);
  }
  const holds = whatIsIn(file, null);
  if (holds === 'something else') throw notAGame(file);
  if (holds === 'another game' && !force && file !== loaded)
    throw new UsageError(
      `--save ${file}: it holds a game already; --force replaces it, or choose another name`,
    );
}

/* Leaving */

/** As in shells: 128 plus the number of the signal. Ctrl-D counts as leaving on purpose. */
const CODES: Readonly<Record<Ending, number>> = { end: OK, SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
export const exitCode = (ending: Ending | null): number => CODES[ending ?? 'end'];

/** Returns false if the player wants to stay. */
export async function mayLeave(session: Session): Promise<boolean> {
  if (session.keeping.failed === null || isSaved(session)) return true;
  const answer = await session.io.ask(
    `This game is not kept. Save it? [Y/n, or a file name; Enter saves it in ${session.file}] `,
  );
  if (answer === null || /^(n|no)$/i.test(answer.trim())) return true;
  if (/^(c|cancel)$/i.test(answer.trim())) return false;
  return save(session, /^(y|yes|)$/i.test(answer.trim()) ? '' : answer.trim());
}

const isSaved = ({ table, savedAt }: Session): boolean => table.entries.length === savedAt;

/** Says goodbye and returns the exit code. */
export async function farewell(session: Session): Promise<number> {
  const { io, saveTo, table } = session;
  const ending = io.ended();
  const failed = saveTo !== null && !isSaved(session) && !(await save(session, saveTo));
  const kept = keptWhere(session);
  stopKeeping(session);
  if (kept !== null) io.out(kept);
  else if (ending !== null && table.entries.length > 0 && !isSaved(session)) saveAnywhere(session);
  if (table.state.over === null) io.out('Goodbye.');
  return failed ? NO : exitCode(ending);
}

/** The input has ended and the game is not kept, so it is saved to a file without asking. */
function saveAnywhere(session: Session): void {
  session.io.out(`The game is saved in ${rescue(session)}, because it could not be kept.`);
}

/** The state may be half changed, but the log is complete, so the game is replayed from it. Returns the file name. */
export function rescue({ table, content, file, sitters, playerNames }: Session): string {
  const { setup, opening, entries } = table;
  const again = startTable(content.library, setup, scripted(opening)).table;
  for (const { choice, chance } of entries) decide(again, choice, scripted(chance));
  const rescued = freeName(file);
  writeWholly(rescued, saveGame(again, sitters, stampsOf(again), playerNames));
  return rescued;
}

function freeName(file: string): string {
  const end = extname(file);
  const stem = end === '' ? file : file.slice(0, -end.length);
  for (let n = 1; ; n++) {
    const name = n === 1 ? file : `${stem}-${n}${end}`;
    if (!existsSync(name)) return name;
  }
}
