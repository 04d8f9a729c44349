/**
 * Verbs of The Mists of Zanaga. What they do stands with its rules, which bring a procedure for each; without them they
 * change nothing.
 */
import { call, nearest, type Frame } from '../../kernel/procedure.ts';
import { optional, whole } from '../../kernel/shape.ts';
import type { Game } from '../../rules/world/game.ts';
import type { Verb } from '../../rules/world/verb.ts';
import { color, gear } from '../shapes.ts';
import type { Gear } from '../vocabulary.ts';
import { quantity } from '../words.ts';

const brings = (game: Game, proc: string): boolean => game.procedures.has(proc);

/** Calls a procedure of the adventure, if it is played. */
function ask(game: Game, proc: string, locals: object): void {
  if (brings(game, proc)) call(game, { proc, ...locals });
}

export const placeLostCity: Verb<'place-lost-city'> = {
  fields: {},
  describe: () => 'place the Lost City on your space',
  resolve: (game, _, { seat }) => ask(game, 'lost-city', { seat }),
  can: (game) => brings(game, 'lost-city'),
  hint: () => 1,
};

export const placeTokens: Verb<'place-tokens'> = {
  fields: { amount: whole(1, 3) },
  describe: (e) => `the active Hero draws and places ${quantity(e.amount, 'ritual token', 'ritual tokens')}`,
  resolve: (game, e) => ask(game, 'tokens', { seat: game.state.active, left: e.amount }),
  can: (game) => brings(game, 'tokens'),
  hint: () => 0,
};

interface TokenInHand extends Frame {
  token: string;
}

export const redrawToken: Verb<'redraw-token'> = {
  fields: {},
  describe: () => 'return it to the pool and draw again',
  resolve: (game) => ask(game, 'redraw-token', {}),
  /** Not between two tokens: what was returned is not in hand any more. */
  can(game) {
    const drawing = nearest(game, 'token') as TokenInHand | null;
    return drawing !== null && drawing.token !== '';
  },
  hint: () => 0.5,
};

export const addRoaming: Verb<'add-roaming'> = {
  fields: { amount: whole(1, 2), color: optional(color) },
  describe: (e) =>
    `add ${quantity(e.amount, `${e.color === undefined ? '' : `${e.color} `}Challenge`, `${e.color === undefined ? '' : `${e.color} `}Challenges`)} to the roaming monster track`,
  resolve: (game, e, { seat }) => ask(game, 'add-roaming', { seat, left: e.amount, color: e.color ?? '' }),
  can: (game) => brings(game, 'add-roaming'),
  hint: () => -0.5,
};

export const roamingCheck: Verb<'roaming-check'> = {
  fields: {},
  describe: () => 'make a roaming monster check',
  resolve: (game, _, { seat }) => ask(game, 'roaming-check', { seat, forced: true }),
  can: (game) => brings(game, 'roaming-check'),
  hint: () => -1,
};

export const addDoom: Verb<'add-doom'> = {
  fields: { amount: whole(1, 4) },
  describe: (e) => `put ${quantity(e.amount, 'doom counter', 'doom counters')} on the god`,
  resolve: (game, e) => ask(game, 'add-doom', { amount: e.amount }),
  can: (game) => brings(game, 'add-doom'),
  hint: (e) => -e.amount,
};

const GEAR_WORDS: Readonly<Record<Gear, readonly [one: string, many: string]>> = {
  'lockjaw-trap': ['lockjaw trap', 'lockjaw traps'],
  'dead-mans-compass': ["dead man's compass", "dead man's compasses"],
  'shaman-bones': ['shaman bones', 'shaman bones'],
};

export const gainGear: Verb<'gain-gear'> = {
  fields: { gear, amount: whole(1, 3) },
  describe: (e) => `gain ${quantity(e.amount, ...GEAR_WORDS[e.gear])}`,
  resolve: (game, e, { seat }) => ask(game, 'gain-gear', { seat, gear: e.gear, amount: e.amount }),
  can: (game) => brings(game, 'gain-gear'),
  hint: (e) => e.amount,
};
