/** From a file, or from the name of a kept game, to a table. */
import { existsSync } from 'node:fs';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Change, Written } from '@wayrune/engine/table/change.ts';
import { playAgreed, readSave, SaveError } from '@wayrune/engine/table/save.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { contentHere } from '@wayrune/engine/table/parse-save.ts';
import { UsageError } from '../args.ts';
import { readText } from '../files.ts';
import { findKept, keptGames } from './list.ts';
import { isLog, type LogFile, readLog } from './log-file.ts';

export interface Opened {
  readonly table: Table;
  /** Who sits where, or null where the file does not say. */
  readonly sitters: readonly string[] | null;
  /** What the players call themselves, or null where the file does not say. */
  readonly names: readonly string[] | null;
  /** Null where the file does not say. */
  readonly seed: string | null;
  /** What an update did to it; the table stands where the game still plays as it did. */
  readonly change: Change | null;
}

/** A saved game, or the log of a kept one. */
export function openText(library: Library, text: string, source: string): Opened {
  if (isLog(text)) return openLogFile(library, readLogFile(text, source), source);
  const written = readSave(library, text, source);
  return {
    ...playAgreed(library, written, source),
    sitters: written.sitters,
    names: written.names,
    seed: null,
  };
}

export function openLogFile(library: Library, file: LogFile, source: string): Opened {
  contentHere(library, file, source);
  const { seed, sitters, names = null } = file;
  return { ...playAgreed(library, writtenIn(file), source), sitters, names, seed };
}

const writtenIn = ({ setup, opening, entries, stamps, content }: LogFile): Written => ({
  log: { setup, opening, entries, stamps },
  content,
  endsAs: () => true,
});

export function readLogFile(text: string, source: string): LogFile {
  const file = readLog(text);
  if (file !== null) return file;
  throw new SaveError(
    `${source}: its first lines cannot be read: it was written by another version, or it is damaged`,
  );
}

/** The file of that name; or else the log of the kept game of that name. */
export function gameFile(word: string, folder: string): string {
  const isPath = /[/\\.]/.test(word);
  if (existsSync(word) || isPath) return word;
  return findKept(keptGames(folder), word).path;
}

/** For commands that look at a game; `needs` says how they are called. */
export function gameText(
  word: string | undefined,
  folder: string,
  needs: string,
): [text: string, file: string] {
  if (word === undefined) throw new UsageError(needs);
  const file = gameFile(word, folder);
  return [readText(file), file];
}

/** The packs to load for a game: those that are given, or else those that its log names. */
export const packsFor = (text: string, given: readonly string[]): readonly string[] =>
  given.length > 0 || !isLog(text) ? given : (readLog(text)?.packs ?? []);
