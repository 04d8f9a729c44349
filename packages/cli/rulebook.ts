/** The rules reference of docs/rules, read from its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Chapter, readBook } from '@wayrune/engine/text/rulebook.ts';

const FOLDER = new URL('../../docs/rules/', import.meta.url);

let read: readonly Chapter[] | null = null;

/** In the order in which the reference lists its chapters. */
export function rulebook(): readonly Chapter[] {
  const files = (): string[] => readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  read ??= readBook(
    Object.fromEntries(files().map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])),
  );
  return read;
}
