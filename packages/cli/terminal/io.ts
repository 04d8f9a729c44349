/** Input and output: a terminal or a pipe. Tests replace it with a script. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { dataFolder } from '../games/folder.ts';

export interface Io {
  /** Prints one or more lines. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks for a line; null when the input has ended. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Why the input has ended, or null. */
  readonly ended: () => Ending | null;
  /** From now on a signal ends the input instead of the program, so that a game can say where it is kept. */
  readonly catchSignals: () => void;
  /** Yields to the event loop, so that keys and signals get through between bots' decisions. */
  readonly breathe: () => Promise<void>;
  /** Sets the words for Tab completion. */
  readonly suggest: (words: () => readonly string[]) => void;
  /** Shows progress in the last line of the error stream; does nothing unless that is a terminal. */
  readonly progress: (text: string) => void;
  /** A seed for games started without one. */
  readonly seed: () => string;
  readonly now: () => Date;
  /** Where games are kept, unless the player says otherwise. */
  readonly dataFolder: string;
  readonly color: boolean;
  readonly width: number;
  readonly close: () => void;
}

/** What ended the input: the end of a file (Ctrl-D), or a signal. Ctrl-C is SIGINT. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type Ending = 'end' | (typeof SIGNALS)[number];

/** The default width, and the limits within which the terminal's width is used. */
const WIDTH = 80;
const WIDEST = 120;
const NARROWEST = 60;

const widthOf = (columns: number | undefined): number =>
  Math.max(NARROWEST, Math.min(WIDEST, columns ?? WIDTH));

const wantsColor = (): boolean =>
  (process.env['FORCE_COLOR'] ?? '') !== '' ||
  (process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb');

export function processIo(): Io {
  // The reader of a pipe may stop early, as in `wayrune cards | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Writing to a closed terminal fails with EIO; SIGHUP follows.
    if (error.code === 'EPIPE') process.exit(0);
    if (error.code !== 'EIO') throw error;
  });
  const lines = lineReader();
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    ask: lines.ask,
    ended: lines.ended,
    catchSignals: lines.catchSignals,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    suggest: lines.suggest,
    progress(text) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
    },
    seed: () => randomBytes(4).toString('hex'),
    now: () => new Date(),
    dataFolder: dataFolder(process.env),
    color: wantsColor(),
    /** A getter, because windows are resized. */
    get width() {
      return widthOf(process.stdout.columns);
    },
    close: lines.close,
  };
}

type LineReader = Pick<Io, 'ask' | 'ended' | 'catchSignals' | 'suggest' | 'close'>;

/** Buffers lines: a pipe sends them all at once, long before they are needed. */
function lineReader(): LineReader {
  const waiting: string[] = [];
  let words: () => readonly string[] = () => [];
  let take: ((line: string | null) => void) | null = null;
  let ended: Ending | null = null;
  let reader: ReturnType<typeof createInterface> | null = null;
  const end = (why: Ending): void => {
    // Closing the reader ends the input again; the first reason counts.
    ended ??= why;
    take?.(null);
    take = null;
  };
  const open = (): NonNullable<typeof reader> => {
    const terminal = process.stdin.isTTY && process.stdout.isTTY;
    const completer = (line: string): [string[], string] => [
      words().filter((word) => word.startsWith(line)),
      line,
    ];
    const created = createInterface({ input: process.stdin, output: process.stdout, terminal, completer });
    created.on('line', (line) => {
      if (take === null) waiting.push(line);
      else take(line);
      take = null;
    });
    created.on('close', () => end('end'));
    // In raw mode, Ctrl-C arrives as a key, not as a signal.
    created.on('SIGINT', () => end('SIGINT'));
    return created;
  };
  const ask = async (prompt: string): Promise<string | null> => {
    reader ??= open();
    // A signal discards buffered lines; the end of a file comes after them.
    const kept = ended === null || ended === 'end' ? waiting.shift() : undefined;
    if (kept !== undefined || ended !== null) {
      process.stdout.write(`${prompt}${kept ?? ''}\n`);
      return kept ?? null;
    }
    reader.setPrompt(prompt);
    reader.prompt();
    const line = await new Promise<string | null>((resolve) => {
      take = resolve;
    });
    // A terminal echoes what is typed. A pipe does not, so the answer is printed for the transcript.
    if (line === null || !process.stdin.isTTY) process.stdout.write(`${line ?? ''}\n`);
    return line;
  };
  const handlers = SIGNALS.map((signal) => [signal, () => end(signal)] as const);
  return {
    ask,
    ended: () => ended,
    catchSignals() {
      for (const [signal, handler] of handlers) process.on(signal, handler);
    },
    suggest: (given) => (words = given),
    close() {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      reader?.close();
    },
  };
}
