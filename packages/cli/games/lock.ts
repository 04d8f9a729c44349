/** One terminal at a time: a file beside the log names the process that has it open. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { list, type Problem, record, text, whole } from '@wayrune/engine/kernel/shape.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, if the system tells: process ids are reused. */
  readonly since: readonly string[];
}

const holderShape = record<Holder>({
  pid: whole(1, Number.MAX_SAFE_INTEGER),
  host: text(),
  since: list(text()),
});

export type Locked = { readonly release: () => void } | { readonly heldBy: string };

const fileFor = (log: string): string => `${log}.lock`;

/** Takes the lock, even from a process that is gone, or says who holds it. Throws if the folder is not writable. */
export function lock(log: string): Locked {
  const file = fileFor(log);
  const own = JSON.stringify({ pid: process.pid, host: hostname(), since: startOf(process.pid) });
  for (;;) {
    if (createdHere(file, own)) return { release: () => rmSync(file, { force: true }) };
    const said = textOf(file);
    const holder = said === null ? null : holderIn(said);
    if (holder !== null && isAlive(holder)) return { heldBy: describe(holder) };
    if (said !== null) removeStale(file, said);
  }
}

/** Who has a game open, or null. */
export function heldBy(log: string): string | null {
  const said = textOf(fileFor(log));
  const holder = said === null ? null : holderIn(said);
  return holder !== null && isAlive(holder) ? describe(holder) : null;
}

const describe = ({ pid, host }: Holder): string =>
  host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;

function createdHere(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** A torn lock file belongs to nobody. */
function holderIn(said: string): Holder | null {
  try {
    const value = JSON.parse(said) as unknown;
    const problems: Problem[] = [];
    holderShape.check(value, '', problems);
    return problems.length === 0 ? (value as Holder) : null;
  } catch {
    return null;
  }
}

/** A process on another machine cannot be checked and counts as alive. */
function isAlive({ pid, host, since }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid).join() === since.join();
}

/** Field 22 of /proc/PID/stat, counted from after the name, which can contain spaces; empty on systems without /proc. */
function startOf(pid: number): string[] {
  const fields = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(19, 20);
}

/** Renames first and checks again: another process may have taken the lock in the meantime. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (textOf(aside) !== stale) linkSync(aside, file);
  } catch {
    // Another process was faster; the next attempt sees its lock.
  }
  rmSync(aside, { force: true });
}
