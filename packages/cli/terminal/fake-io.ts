/** A terminal for tests: answers come from a list, and what was said is kept. */
import { main } from '../main.ts';
import type { Io } from './io.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Answers that nobody asked for. */
  readonly unasked: number;
}

/** Gives the next answer, seeing all that was said; null ends the input. */
type Answering = (said: readonly string[]) => string | null;

/** Runs the program with the arguments; every question takes the next answer, and then the input ends. */
export async function wayrune(
  args: readonly string[],
  answers: readonly string[] | Answering = [],
): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const left = typeof answers === 'function' ? [] : [...answers];
  const next = typeof answers === 'function' ? answers : () => left.shift() ?? null;
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask(prompt) {
      const answer = next(out);
      out.push(`${prompt}${answer ?? ''}`);
      return Promise.resolve(answer);
    },
    suggest: () => undefined,
    progress: () => undefined,
    seed: () => 'test',
    color: false,
    width: 80,
    close: () => undefined,
  };
  const code = await main(args, io);
  return { code, out: out.join('\n'), err: err.join('\n'), unasked: left.length };
}

export const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** With lines that were broken made whole again. */
export const unbroken = (text: string): string => text.replaceAll(/\n {2,}/g, ' ');
