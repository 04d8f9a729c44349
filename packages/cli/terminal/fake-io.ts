/** A terminal for tests: takes answers from a list and records the output. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../main.ts';
import type { Ending, Io } from './io.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The number of answers left over. */
  readonly unasked: number;
}

/** Returns the next answer, given all output so far; null ends the input, "^C" is Ctrl-C. */
type Answering = (said: readonly string[]) => string | null;

interface Place {
  /** Where games are kept; a new folder by default. */
  readonly data?: string;
  readonly width?: number;
}

/** Folders that exist only once something is kept in them; all are deleted after the tests. */
const root = join(tmpdir(), `wayrune-tests-${process.pid}`);
let folders = 0;
export const freshFolder = (): string => join(root, String(++folders));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** Runs the program; every question takes the next answer, then the input ends. */
export async function wayrune(
  args: readonly string[],
  answers: readonly string[] | Answering = [],
  { data = freshFolder(), width = 80 }: Place = {},
): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const left = typeof answers === 'function' ? [] : [...answers];
  const next = typeof answers === 'function' ? answers : () => left.shift() ?? null;
  let ended: Ending | null = null;
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask(prompt) {
      const typed = ended === null ? next(out) : null;
      const answer = typed === '^C' ? null : typed;
      if (answer === null) ended ??= typed === '^C' ? 'SIGINT' : 'end';
      out.push(`${prompt}${answer ?? ''}`);
      return Promise.resolve(answer);
    },
    ended: () => ended,
    catchSignals: () => undefined,
    breathe: () => Promise.resolve(),
    suggest: () => undefined,
    progress: () => undefined,
    seed: () => 'test',
    now: () => new Date(2026, 10, 17, 20, 15),
    dataFolder: data,
    color: false,
    width,
    close: () => undefined,
  };
  const code = await main(args, io);
  return { code, out: out.join('\n'), err: err.join('\n'), unasked: left.length };
}

export const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** Undoes line wrapping. */
export const unbroken = (text: string): string => text.replaceAll(/\n {2,}/g, ' ');
