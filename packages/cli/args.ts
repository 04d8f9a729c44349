/** Parses flags, with errors that say what would be right. */
import { parseArgs } from 'node:util';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';

/** An error the user can fix: what is wrong, where, and what would be right. */
export class UsageError extends Error {}

export interface Flag {
  readonly kind: 'text' | 'whole' | 'switch' | 'list' | 'many' | 'maybe';
  /** What it takes, as in `--seed TEXT`; '' for a switch. */
  readonly takes: string;
  readonly says: string;
  readonly least?: number;
  readonly most?: number;
  readonly of?: readonly string[];
}
export type Flags = Readonly<Record<string, Flag>>;

interface Kinds {
  readonly text: string | undefined;
  readonly whole: number | undefined;
  readonly switch: boolean;
  readonly list: readonly string[] | undefined;
  readonly many: readonly string[];
  /** '' if it was given without a value. */
  readonly maybe: string | undefined;
}

export interface Args<F extends Flags> {
  readonly flags: { readonly [K in keyof F]: Kinds[F[K]['kind']] };
  /** The words without a flag. */
  readonly rest: readonly string[];
}

export const didYouMean = (word: string, words: readonly string[]): string => {
  const near = nearestWord(word.toLowerCase(), words);
  return near === null ? '' : `; did you mean "${near}"?`;
};

export const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** `most` is the number of words allowed without a flag. */
export function parse<F extends Flags>(argv: readonly string[], flags: F, most: number): Args<F> {
  const names = Object.keys(flags);
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      names.map((name) => [name, { type: takesNext(flags[name]) ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const rest: string[] = [];
  let valueAt = -1;
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'positional' && i !== valueAt) rest.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (flag === undefined) throw unknownFlag(token.rawName, names);
    if (flag.kind === 'maybe') {
      const next = tokens[i + 1];
      const follows = token.value === undefined && next?.kind === 'positional';
      if (follows) valueAt = i + 1;
      given.set(token.name, [follows ? next.value : (token.value ?? '')]);
      continue;
    }
    const value = token.value ?? '';
    if (flag.kind === 'switch' && token.value !== undefined)
      throw new UsageError(
        `${token.rawName} takes no value, but has "${value}"; write just ${token.rawName}`,
      );
    if (flag.kind !== 'switch' && (value === '' || (token.inlineValue === false && /^--[a-z]/.test(value))))
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.takes} (${flag.says})`);
    given.set(token.name, [...(given.get(token.name) ?? []), value]);
  }
  if (rest.length > most) {
    const extra = rest[most] ?? '';
    throw new UsageError(
      `"${extra}" is not expected here${didYouMean(
        `--${extra}`,
        names.map((n) => `--${n}`),
      )}`,
    );
  }
  const values = Object.fromEntries(names.map((name) => [name, read(name, flags[name], given.get(name))]));
  return { flags: values as Args<F>['flags'], rest };
}

const takesNext = (flag: Flag | undefined): boolean => flag?.kind !== 'switch' && flag?.kind !== 'maybe';

function unknownFlag(raw: string, names: readonly string[]): UsageError {
  const known = names.map((name) => `--${name}`);
  return new UsageError(`there is no flag ${raw}${didYouMean(raw, known)} (flags here: ${listed(known)})`);
}

function read(
  name: string,
  flag: Flag | undefined,
  values: readonly string[] | undefined,
): Kinds[Flag['kind']] {
  const last = values?.at(-1);
  switch (flag?.kind) {
    case 'switch':
      return values !== undefined;
    case 'many':
      return values ?? [];
    case 'whole':
      return last === undefined ? undefined : wholeNumber(name, last, flag);
    case 'list':
      return values === undefined ? undefined : listOf(name, values, flag);
    case 'text':
      if (last !== undefined) oneOf(name, last, flag);
      return last;
    case 'maybe':
      return last;
    case undefined:
      return undefined;
  }
}

function wholeNumber(
  name: string,
  value: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: Flag,
): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`--${name} is "${value}", expected a whole number ${range}`);
}

function listOf(name: string, values: readonly string[], flag: Flag): string[] {
  const words = values
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  for (const word of words) oneOf(name, word, flag);
  return words;
}

function oneOf(name: string, word: string, { of }: Flag): void {
  if (of === undefined || of.includes(word)) return;
  throw new UsageError(`--${name} is "${word}", expected one of ${listed(of)}${didYouMean(word, of)}`);
}

/* The kinds of flag */

export const text = (takes: string, says: string, of?: readonly string[]): Flag & { kind: 'text' } =>
  of === undefined ? { kind: 'text', takes, says } : { kind: 'text', takes, says, of };
export const whole = (
  takes: string,
  says: string,
  least: number,
  most: number,
): Flag & { kind: 'whole' } => ({
  kind: 'whole',
  takes,
  says,
  least,
  most,
});
export const on = (says: string): Flag & { kind: 'switch' } => ({ kind: 'switch', takes: '', says });
/** A flag with an optional value. */
export const maybe = (takes: string, says: string): Flag & { kind: 'maybe' } => ({
  kind: 'maybe',
  takes,
  says,
});
export const list = (takes: string, says: string, of?: readonly string[]): Flag & { kind: 'list' } =>
  of === undefined ? { kind: 'list', takes, says } : { kind: 'list', takes, says, of };
export const many = (takes: string, says: string): Flag & { kind: 'many' } => ({ kind: 'many', takes, says });
