/** The log of a game on disk: created, opened again, and added to. */
import { closeSync, copyFileSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../args.ts';
import { lock } from './lock.ts';
import type { LogFile } from './log-file.ts';

export const EXTENSION = '.log';

export interface KeptLog {
  readonly name: string;
  readonly path: string;
  /** Throws if it cannot be written. */
  readonly append: (lines: readonly string[]) => void;
  /** Waits until everything is on disk. */
  readonly flush: () => void;
  readonly close: () => void;
}

/** A new log under the first free name. */
export function createLog(folder: string, wanted: string, lines: readonly string[]): KeptLog {
  mkdirSync(folder, { recursive: true });
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    const path = join(folder, `${name}${EXTENSION}`);
    const locked = lock(path);
    if ('heldBy' in locked) continue;
    const fd = openNew(path);
    if (fd === null) {
      locked.release();
      continue;
    }
    const kept = keptLog(name, path, fd, locked.release);
    try {
      kept.append(lines);
      return kept;
    } catch (error) {
      kept.close();
      throw error;
    }
  }
}

/** Null if the file exists. */
function openNew(path: string): number | null {
  try {
    return openSync(path, 'ax');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

/** `read` is called once the file is locked. */
export function openLog<T extends Pick<LogFile, 'readable' | 'damaged'>>(
  name: string,
  path: string,
  read: () => T,
): { readonly kept: KeptLog; readonly file: T } {
  const locked = lock(path);
  if ('heldBy' in locked)
    throw new UsageError(
      `${name} is open in another terminal (${locked.heldBy}); quit it there, or start another game with --new`,
    );
  try {
    const file = read();
    if (file.damaged) copyFileSync(path, `${path}.damaged`);
    const fd = openSync(path, 'r+');
    ftruncateSync(fd, file.readable);
    closeSync(fd);
    return { kept: keptLog(name, path, openSync(path, 'a'), locked.release), file };
  } catch (error) {
    locked.release();
    throw error;
  }
}

function keptLog(name: string, path: string, fd: number, release: () => void): KeptLog {
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    process.off('exit', close);
    closeSync(fd);
    release();
  };
  // Releases the lock however the program ends.
  process.on('exit', close);
  return {
    name,
    path,
    append(lines) {
      const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      // In one call, so that a crash tears at most the last line.
      for (let done = 0; done < text.length; ) done += writeSync(fd, text, done);
    },
    flush: () => fsyncSync(fd),
    close,
  };
}
