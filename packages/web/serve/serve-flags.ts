/** The options of `npm start`: flags, or PORT and HOST in the environment. */
import { parseArgs } from 'node:util';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';

/** An error the user can fix. */
export class UsageError extends Error {}

export interface Options {
  readonly host: string;
  readonly port: number;
  /** The default port was not requested, so the next free one will do. */
  readonly mayMove: boolean;
}

const DEFAULTS = { port: 4173, host: '127.0.0.1' };
const FLAGS = ['port', 'host', 'help'];

export const HELP = `npm start -- [flags]

Builds the game if its sources have changed, and serves it to your browser.

  --port N     the port, 0 for any free one (PORT, or else ${DEFAULTS.port} or the next free one)
  --host ADDR  the address to listen on; 0.0.0.0 lets other machines in (HOST, or else ${DEFAULTS.host})
  --help       this text

Exit codes: 2 something in the command is wrong; 1 it could not be served.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Null if help is wanted. Throws a UsageError that says what would be right. */
export function readOptions(argv: readonly string[], env: Environment): Options | null {
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(
        `"${token.value}" is not expected here; flags come after "--", as in npm start -- --port 5000`,
      );
    if (token.kind !== 'option') continue;
    if (!FLAGS.includes(token.name)) throw unknownFlag(token.rawName);
    const given = token.value ?? '';
    if (token.name !== 'help' && (given === '' || /^--[a-z]/.test(given)))
      throw new UsageError(`${token.rawName} needs a value, as in npm start -- --port 5000 --host 0.0.0.0`);
  }
  if (values['help'] === true) return null;
  const port = valueOf(values['port'], '--port', env['PORT'], 'PORT');
  const host = valueOf(values['host'], '--host', env['HOST'], 'HOST');
  return {
    host: host?.value ?? DEFAULTS.host,
    port: port === null ? DEFAULTS.port : portOf(port),
    mayMove: port === null,
  };
}

interface Given {
  readonly name: string;
  readonly value: string;
}

/** The flag wins; an empty variable counts as none. */
function valueOf(
  flag: string | boolean | undefined,
  flagName: string,
  variable: string | undefined,
  variableName: string,
): Given | null {
  if (typeof flag === 'string') return { name: flagName, value: flag };
  return variable === undefined || variable === '' ? null : { name: variableName, value: variable };
}

function portOf({ name, value }: Given): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new UsageError(`${name} is "${value}", expected a number from 0 to 65535`);
}

function unknownFlag(raw: string): UsageError {
  const near = nearestWord(raw.replace(/^-+/, ''), FLAGS);
  const hint = near === null ? '' : `; did you mean "--${near}"?`;
  return new UsageError(`there is no flag ${raw}${hint} (flags here: --port, --host, --help)`);
}
