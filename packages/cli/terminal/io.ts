/** The world outside: a terminal or a pipe. Tests put a script in its place. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';

export interface Io {
  /** One line (or several) to the reader. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks for a line; null when there will never be another. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** What the Tab key may complete to. */
  readonly suggest: (words: () => readonly string[]) => void;
  /** Replaces the last line of the error stream, for progress; does nothing unless a person is watching. */
  readonly progress: (text: string) => void;
  /** For games that were given none. */
  readonly seed: () => string;
  readonly color: boolean;
  readonly width: number;
  readonly close: () => void;
}

const WIDTH = 80;

const wantsColor = (): boolean =>
  (process.env['FORCE_COLOR'] ?? '') !== '' ||
  (process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb');

export function processIo(): Io {
  // Whoever reads the other end of a pipe may have seen enough, as in `wayrune cards | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const lines = lineReader();
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    ask: lines.ask,
    suggest: lines.suggest,
    progress(text) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
    },
    seed: () => randomBytes(4).toString('hex'),
    color: wantsColor(),
    width: Math.max(60, Math.min(WIDTH, process.stdout.columns ?? WIDTH)),
    close: lines.close,
  };
}

/** Lines are kept as they come: a pipe sends them all at once, long before they are asked for. */
function lineReader(): Pick<Io, 'ask' | 'suggest' | 'close'> {
  const waiting: string[] = [];
  let words: () => readonly string[] = () => [];
  let take: ((line: string | null) => void) | null = null;
  let ended = false;
  let reader: ReturnType<typeof createInterface> | null = null;
  const end = (): void => {
    ended = true;
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
    created.on('close', end);
    created.on('SIGINT', () => created.close());
    return created;
  };
  const ask = async (prompt: string): Promise<string | null> => {
    reader ??= open();
    const kept = waiting.shift();
    if (kept !== undefined || ended) {
      process.stdout.write(`${prompt}${kept ?? ''}\n`);
      return kept ?? null;
    }
    reader.setPrompt(prompt);
    reader.prompt();
    const line = await new Promise<string | null>((resolve) => {
      take = resolve;
    });
    // A terminal shows what is typed; a pipe does not, and the transcript would lack the answers.
    if (line === null || !process.stdin.isTTY) process.stdout.write(`${line ?? ''}\n`);
    return line;
  };
  return { ask, suggest: (given) => (words = given), close: () => reader?.close() };
}
