/** The program: its commands, and errors for people. */
import { readFileSync } from 'node:fs';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';
import { SetupError } from '@wayrune/engine/parts/library.ts';
import { PackError } from '@wayrune/engine/parts/pack.ts';
import { SaveError } from '@wayrune/engine/table/save.ts';
import { UsageError } from './args.ts';
import { board } from './commands/board.ts';
import { cards } from './commands/cards.ts';
import { type Command, commandHelp, OK, overview, WRONG } from './command.ts';
import { type Io, processIo } from './terminal/io.ts';
import { games } from './commands/games.ts';
import { lab } from './commands/lab.ts';
import { match } from './commands/match.ts';
import { pack } from './commands/pack.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { variants } from './commands/variants.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  games,
  simulate,
  match,
  lab,
  cards,
  board,
  rules,
  variants,
  replay,
  verify,
  pack,
};

/** A bug, as opposed to a mistake of the user. */
const BROKEN = 70;

export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  try {
    return await run(argv, io);
  } catch (error) {
    return explain(error, argv[0] ?? 'play', io);
  } finally {
    io.close();
  }
}

async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name = 'play', ...rest] = argv;
  if (name === '--version' || name === '-v') return say(io, version());
  if (name === 'help' || name === '--help' || name === '-h') return say(io, help(rest[0], io));
  const wanted = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (wanted === undefined && name.startsWith('-')) return COMMANDS['play']?.run(argv, io) ?? WRONG;
  if (wanted === undefined) throw unknownCommand(name);
  if (rest.includes('--help') || rest.includes('-h')) return say(io, help(name, io));
  return wanted.run(rest, io);
}

function say(io: Io, text: string): number {
  io.out(text);
  return OK;
}

function help(name: string | undefined, io: Io): string {
  if (name === undefined) return overview(COMMANDS, io.width);
  const wanted = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (wanted === undefined) throw unknownCommand(name);
  return commandHelp(name, wanted, io.width);
}

function unknownCommand(name: string): UsageError {
  const names = Object.keys(COMMANDS);
  const near = nearestWord(name, names);
  const hint = near === null ? `; there are ${names.join(', ')}` : `; did you mean "${near}"?`;
  return new UsageError(`there is no command "${name}"${hint}`);
}

function version(): string {
  const file = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  return `wayrune ${(JSON.parse(file) as { version: string }).version}`;
}

/** Explains what the user can fix; anything else is a bug and says so. */
function explain(error: unknown, name: string, io: Io): number {
  const message = error instanceof Error ? error.message : String(error);
  const expected = [UsageError, SetupError, PackError, SaveError].some((kind) => error instanceof kind);
  if (expected) {
    const where = Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
    for (const line of message.split('\n')) io.err(`wayrune${where}: ${line}`);
    if (error instanceof UsageError && where !== '') io.err(`"wayrune help${where}" lists what it takes.`);
    return WRONG;
  }
  io.err(`wayrune: this is a bug in Wayrune: ${message}`);
  io.err('Please report it with what you typed and the game, if there is one.');
  if ((process.env['WAYRUNE_DEBUG'] ?? '') !== '' && error instanceof Error) io.err(error.stack ?? '');
  return BROKEN;
}
