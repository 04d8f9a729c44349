/** A command: its flags, its purpose, and what it does. Running it returns the exit code. */
import { type Args, type Flags, parse } from './args.ts';
import type { Io } from './terminal/io.ts';
import { table, wrap } from './terminal/layout.ts';

interface Description<F extends Flags> {
  /** After the name, as in `replay FILE`. */
  readonly takes: string;
  readonly says: string;
  readonly flags: F;
  /** How many words it takes besides flags. */
  readonly words: number;
  readonly examples: readonly string[];
  /** More to know, one paragraph each. */
  readonly notes?: readonly string[];
  readonly run: (args: Args<F>, io: Io) => number | Promise<number>;
}

export interface Command {
  readonly takes: string;
  readonly says: string;
  readonly flags: Flags;
  readonly examples: readonly string[];
  readonly notes: readonly string[];
  readonly run: (argv: readonly string[], io: Io) => Promise<number>;
}

/** Exit codes: success; the answer is no; bad usage. */
export const OK = 0;
export const NO = 1;
export const WRONG = 2;

export function command<F extends Flags>(description: Description<F>): Command {
  const { takes, says, flags, words, examples, notes = [], run } = description;
  return { takes, says, flags, examples, notes, run: async (argv, io) => run(parse(argv, flags, words), io) };
}

export function commandHelp(
  name: string,
  { takes, says, flags, examples, notes }: Command,
  width: number,
): string {
  const rows = Object.entries(flags).map(([flag, { takes: value, says: about }]) => [
    `--${flag}${value === '' ? '' : ` ${value}`}`,
    about,
  ]);
  const longest = Math.max(0, ...rows.map(([flag = '']) => flag.length)) + 4;
  const lines = rows.map(([flag = '', about = '']) =>
    wrap(about, width, `  ${flag.padEnd(longest - 2)}`, ' '.repeat(longest)),
  );
  const used = `wayrune ${name}${takes === '' ? '' : ` ${takes}`}`;
  return [
    wrap(`${used}${rows.length === 0 ? '' : ' [flags]'}`, width),
    '',
    wrap(says, width),
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...notes.flatMap((note) => ['', wrap(note, width)]),
    ...(examples.length === 0 ? [] : ['', 'Examples:', ...examples.map((example) => `  wayrune ${example}`)]),
  ].join('\n');
}

export function overview(commands: Readonly<Record<string, Command>>, width: number): string {
  const rows = Object.entries(commands).map(([name, { takes, says }]) => [
    `${name}${takes === '' ? '' : ` ${takes}`}`,
    says.split('. ')[0]?.replace(/\.$/, '') ?? '',
  ]);
  const lines = table(rows, '  ')
    .split('\n')
    .map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line));
  return [
    'wayrune: heroes, dice and dragons at your terminal',
    '',
    ...lines,
    '',
    '  "wayrune help COMMAND" says more; "wayrune" alone is "wayrune play".',
  ].join('\n');
}
