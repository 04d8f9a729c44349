/** A terminal for tests: answers come from a list, and what was said is kept. */
import { main } from './main.ts';
import type { Io } from './io.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Answers that nobody asked for. */
  readonly unasked: number;
}

/** Runs the program with the arguments; every question takes the next answer, and then the input ends. */
export async function wayrune(args: readonly string[], answers: Iterable<string> = []): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const left = answers[Symbol.iterator]();
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask(prompt) {
      const next = left.next();
      out.push(`${prompt}${next.done === true ? '' : next.value}`);
      return Promise.resolve(next.done === true ? null : next.value);
    },
    suggest: () => undefined,
    progress: () => undefined,
    color: false,
    width: 80,
    close: () => undefined,
  };
  const code = await main(args, io);
  let unasked = 0;
  while (left.next().done !== true) unasked++;
  return { code, out: out.join('\n'), err: err.join('\n'), unasked };
}

export const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** With lines that were broken made whole again. */
export const unbroken = (text: string): string => text.replaceAll(/\n {2,}/g, ' ');
