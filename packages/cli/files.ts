/** Reads and writes files, with errors for people. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';
import { UsageError } from './args.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, expected a file',
  EACCES: 'you do not have permission',
  EPERM: 'you do not have permission',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

export const reason = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

/** A path as it is typed in a shell. */
export const inShell = (path: string): string =>
  /^[\w./~:@%+,=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${reason(error)}${similar(file)}`);
  }
}

function similar(file: string): string {
  try {
    const near = nearestWord(basename(file), readdirSync(dirname(file)));
    return near === null || near === basename(file) ? '' : `; did you mean "${near}"?`;
  } catch {
    return '';
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: cannot be written: ${reason(error)}`);
  }
}

/** Writes a temporary file and renames it: after a crash, the old file or the new one is there. */
export function writeWholly(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(`${file}: cannot be written: ${reason(error)}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file}: not readable as JSON: ${said}${place(text, said)}`);
  }
}

/** The parser gives a character position; people need line and column. */
function place(text: string, said: string): string {
  const position = /position (\d+)/.exec(said)?.[1];
  if (position === undefined || /line \d+/.test(said)) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}
