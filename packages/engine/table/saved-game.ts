/** The file of a game, and what it must look like. */
import { list, oneOf, optional, record, type Shape, slug, text, whole } from '../kernel/shape.ts';
import type { Setup } from '../rules/world/setup.ts';

/** 1: without sitters. 2: without stamps, `state` is of the whole state, frames included. 3: without names. 4: without names of packs. */
export const VERSION = 5;
export const OLDEST = 1;
export const READ: readonly number[] = [OLDEST, 2, 3, 4, VERSION];

/** The file: JSON that a person can read, one short line a decision: `seat choice results`. */
export interface SavedGame {
  readonly wayrune: 'game';
  readonly version: number;
  readonly setup: Setup;
  /** Who decides for each seat: `human`, or a bot by name such as `hard:bold`. Not known of every game. */
  readonly sitters?: readonly string[];
  /** What the players call themselves, seat by seat; empty where somebody has no name. */
  readonly names?: readonly string[];
  /** What the packs of the setup are called, by id: whoever has not got one is told which to look for. */
  readonly packs?: Readonly<Record<string, string>>;
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

export const setupShape = record<Setup>({
  adventure: slug,
  heroes: list(heroOrChance, 1),
  variants: list(slug),
  packs: list(slug),
});

/** Texts by id. */
const texts = (what: string): Shape<Readonly<Record<string, string>>> => ({
  optional: false,
  schema: () => ({ type: 'object', additionalProperties: { type: 'string' } }),
  check(value, path, problems) {
    const fits =
      value !== null &&
      typeof value === 'object' &&
      !Array.isArray(value) &&
      Object.values(value).every((v) => typeof v === 'string');
    if (!fits) problems.push({ path, message: `expected an object of ${what}` });
  },
});

export const fingerprints = texts('fingerprints by set');

const SITTER = /^[a-z][a-z0-9-]*(:[a-z][a-z0-9-]*)?$/;

export const sitter: Shape<string> = {
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

/** Longer names would not fit beside a Hero. */
export const LONGEST_NAME = 20;

export const playerName: Shape<string> = {
  optional: false,
  schema: () => ({ type: 'string', maxLength: LONGEST_NAME }),
  check(value, path, problems) {
    if (typeof value !== 'string' || value.length > LONGEST_NAME)
      problems.push({
        path,
        message: `is ${JSON.stringify(value)}, expected a name of at most ${LONGEST_NAME} characters`,
      });
  },
};

export const savedShape = record<SavedGame>({
  wayrune: oneOf(['game']),
  version: whole(1, 1_000_000),
  setup: setupShape,
  sitters: optional(list(sitter, 1)),
  names: optional(list(playerName, 1)),
  packs: optional(texts('names by pack')),
  content: fingerprints,
  log: list(text('a line such as "0 attack:hero 5,9"'), 1),
  stamps: optional(list(text('an entry and a hash such as "12 0123456789abcdef"'))),
  state: text(),
  check: text(),
});
