/** Files, and what to say when they cannot be read or written. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';
import { UsageError } from './args.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, expected a file',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EROFS: 'that place cannot be written to',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

export const reason = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

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

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file}: not readable as JSON: ${said}${place(text, said)}`);
  }
}

/** The parser counts characters; people count lines. */
function place(text: string, said: string): string {
  const position = /position (\d+)/.exec(said)?.[1];
  if (position === undefined || /line \d+/.test(said)) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}
