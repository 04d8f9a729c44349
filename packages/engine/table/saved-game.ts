/** The file of a game, and what it must look like. */
import { list, oneOf, optional, record, type Shape, slug, text, whole } from '../kernel/shape.ts';
import type { Setup } from '../rules/world/setup.ts';

/** 1: without sitters. 2: without stamps, `state` is of the whole state, frames included. */
export const VERSION = 3;
export const OLDEST = 1;
export const READ: readonly number[] = [OLDEST, 2, VERSION];

/** The file: JSON that a person can read, one short line a decision: `seat choice results`. */
export interface SavedGame {
  readonly wayrune: 'game';
  readonly version: number;
  readonly setup: Setup;
  /** Who decides for each seat: `human`, or a bot by name such as `hard:bold`. Not known of every game. */
  readonly sitters?: readonly string[];
  /** The cards and board it was played with, by fingerprint. */
  readonly content: Readonly<Record<string, string>>;
  readonly log: readonly string[];
  /** Of the state at the start of every turn: `entry hash`. */
  readonly stamps?: readonly string[];
  /** Of the state after the last entry. */
  readonly state: string;
  /** Of all the above: shows that the file was changed. */
  readonly check: string;
}

const heroOrChance: Shape<string | null> = {
  optional: false,
  schema: () => ({ type: ['string', 'null'] }),
  check(value, path, problems) {
    if (value !== null) slug.check(value, path, problems);
  },
};

const setupShape = record<Setup>({
  adventure: slug,
  heroes: list(heroOrChance, 1),
  variants: list(slug),
  packs: list(slug),
});

const fingerprints: Shape<Readonly<Record<string, string>>> = {
  optional: false,
  schema: () => ({ type: 'object', additionalProperties: { type: 'string' } }),
  check(value, path, problems) {
    const fits =
      value !== null && typeof value === 'object' && Object.values(value).every((v) => typeof v === 'string');
    if (!fits) problems.push({ path, message: 'expected an object of fingerprints by set' });
  },
};

const SITTER = /^[a-z][a-z0-9-]*(:[a-z][a-z0-9-]*)?$/;

const sitter: Shape<string> = {
  optional: false,
  schema: () => ({ type: 'string', pattern: SITTER.source }),
  check(value, path, problems) {
    if (typeof value !== 'string' || !SITTER.test(value))
      problems.push({
        path,
        message: `is ${JSON.stringify(value)}, expected "human" or a bot such as "hard:bold"`,
      });
  },
};

export const savedShape = record<SavedGame>({
  wayrune: oneOf(['game']),
  version: whole(1, 1_000_000),
  setup: setupShape,
  sitters: optional(list(sitter, 1)),
  content: fingerprints,
  log: list(text('a line such as "0 attack:hero 5,9"'), 1),
  stamps: optional(list(text('an entry and a hash such as "12 0123456789abcdef"'))),
  state: text(),
  check: text(),
});
