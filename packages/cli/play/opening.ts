/** Opens saved and kept games. */
import { existsSync, renameSync } from 'node:fs';
import { UsageError } from '../args.ts';
import { type Content, loadContent } from '../content.ts';
import { readText } from '../files.ts';
import { changeInWords } from '../games/change.ts';
import { createLog, openLog } from '../games/kept-log.ts';
import { findKept, isFinished, type KeptGame, keptGames } from '../games/list.ts';
import { allLines, contentLine, headerLine, type LogFile } from '../games/log-file.ts';
import { gameFile, openLogFile, openText, type Opened, readLogFile } from '../games/open.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/layout.ts';
import { type Keeping, newKeeping } from './keeping.ts';
import { type Session, type Sitter, sittersHere } from './session.ts';
import { tellPast } from './telling.ts';

/** An open game, and where it is kept. */
export interface OpenedGame extends Opened {
  readonly content: Content;
  readonly keeping: Keeping;
  /** The file it was loaded from, or null for a kept game. */
  readonly file: string | null;
  readonly said: string;
}

/** A file, or a kept game by its name. */
export function openGame(word: string, content: Content, { folder, packs }: Keeping, io: Io): OpenedGame {
  const games = keptGames(folder);
  const file = gameFile(word, folder);
  const kept = existsSync(word) ? undefined : games.find(({ path }) => path === file);
  if (kept !== undefined) return openKept(kept, packs, io);
  const opened = openText(content.library, readText(file), file);
  if (opened.change !== null) io.out(changeInWords(opened.change));
  const said = `Loaded ${file}: ${count(opened.table.entries.length, 'decision')} so far.`;
  return { ...opened, content, keeping: newKeeping(folder, packs), file, said };
}

/** The kept game of that name, or the one played last. */
export function keptToContinue(folder: string, word: string): KeptGame {
  const games = keptGames(folder);
  if (word !== '') {
    const found = findKept(games, word);
    if (isFinished(found))
      throw new UsageError(`${found.name} is finished; "wayrune replay ${found.name}" tells it again`);
    return found;
  }
  const [last] = games.filter((game) => !isFinished(game));
  if (last === undefined) throw new UsageError('there is no unfinished game to continue; --new starts one');
  return last;
}

/** `packs` replace those that the game names. */
export function openKept({ name, path, file: seen }: KeptGame, packs: readonly string[], io: Io): OpenedGame {
  const content = contentFor(name, packs.length > 0 ? packs : seen.packs);
  const { kept, file } = openLog(name, path, () => readLogFile(readText(path), path));
  const folder = path.slice(0, path.lastIndexOf(name) - 1);
  const used = packs.length > 0 ? packs : file.packs;
  try {
    const opened = openLogFile(content.library, file, name);
    const { table, change } = opened;
    if (file.damaged)
      io.out(
        `The end of ${name} cannot be read; a copy of it is in ${path}.damaged. It goes on before that.`,
      );
    if (change !== null) io.out(changeInWords(change));
    const said = `Continuing ${name}: ${count(table.entries.length, 'decision')} so far.`;
    const whole = change === null || change.agrees === change.length;
    if (whole && change !== null) kept.append([contentLine(table.world.content)]);
    const log = whole ? kept : putAside(folder, name, path, file, opened);
    if (!whole) kept.close();
    return { ...opened, content, keeping: newKeeping(folder, used, log), file: null, said };
  } catch (error) {
    kept.close();
    throw error;
  }
}

/** A log that no longer plays to its end is never cut: it is renamed, and a new log continues the game. */
function putAside(folder: string, name: string, path: string, file: LogFile, { table }: Opened) {
  const { started, seed, setup, sitters, names, packs } = file;
  const called = names === undefined ? {} : { names };
  const header = headerLine({
    started,
    seed,
    setup,
    sitters,
    ...called,
    content: table.world.content,
    packs,
  });
  const log = createLog(folder, name, [header, ...allLines(table)]);
  renameSync(path, `${path}.older`);
  return log;
}

function contentFor(name: string, packs: readonly string[]): Content {
  try {
    return loadContent(packs);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${name} needs its pack: ${error.message}; --pack FILE says where it is now`);
  }
}

/** Replaces the game of a session. */
export function takeOver(session: Session, opened: OpenedGame): void {
  const { table, content, keeping, file, seed, said } = opened;
  session.sitters = seatsOf(session, opened);
  session.table = table;
  session.content = content;
  session.keeping = keeping;
  session.seed = seed ?? session.seed;
  session.playerNames = opened.names ?? undefined;
  session.savedAt = file === null ? -1 : table.entries.length;
  session.file = file ?? session.file;
  session.shown = '';
  tellPast(session);
  session.io.out(said);
}

/** The players the file names; otherwise the current ones, with normal bots in extra seats. */
function seatsOf(session: Session, { table, sitters }: OpenedGame): readonly Sitter[] {
  const seats =
    sitters === null
      ? table.state.players.map((_, seat) => session.sitters[seat] ?? 'normal')
      : sittersHere(sitters, session.io);
  return seats.includes('human') ? seats : ['human', ...seats.slice(1)];
}
