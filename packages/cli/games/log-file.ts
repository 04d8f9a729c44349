/**
 * The file in which a game is kept while it is played: a header as JSON, then one short line for each thing that happened.
 * Lines are only ever added, so that a crash costs at most the line that was being written.
 */
import {
  list,
  oneOf,
  optional,
  type Problem,
  record,
  type Shape,
  text as words,
  whole,
} from '@wayrune/engine/kernel/shape.ts';
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { apply, newGame } from '@wayrune/engine/rules/world/game.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { OPENING, readEntry, writeEntry } from '@wayrune/engine/table/log-line.ts';
import { fingerprints, playerName, setupShape, sitter } from '@wayrune/engine/table/saved-game.ts';
import { isStamped, type Stamps, stampOf, stampsUpTo } from '@wayrune/engine/table/stamps.ts';
import type { Entry, Table } from '@wayrune/engine/table/table.ts';

const VERSION = 1;

type Fingerprints = Readonly<Record<string, string>>;

export interface Header {
  readonly started: string;
  readonly seed: string;
  readonly setup: Setup;
  readonly sitters: readonly string[];
  /** What the players call themselves, if they said so. */
  readonly names?: readonly string[];
  /** The cards and board it is played with, by fingerprint. */
  readonly content: Fingerprints;
  /** The files of the player's own packs. */
  readonly packs: readonly string[];
}

/** The progress of a game, recorded at the start of each turn. */
export interface Progress {
  readonly round: number;
  readonly heroes: readonly string[];
  readonly over: boolean;
}

export interface LogFile extends Header {
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  readonly stamps: Stamps;
  readonly progress: Progress;
  /** The number of readable bytes; what follows is a torn line, or damage. */
  readonly readable: number;
  /** Whether there are whole lines that make no sense, which a crash of this program cannot cause. */
  readonly damaged: boolean;
}

/* Writing */

export const headerLine = (header: Header): string =>
  JSON.stringify({ wayrune: 'log', version: VERSION, ...header });
export const sittersLine = (sitters: readonly string[]): string => `seats ${sitters.join(',')}`;
export const contentLine = (content: Fingerprints): string => `content ${JSON.stringify(content)}`;
export const UNDO_LINE = 'undo';

/** "turn 12 0123456789abcdef 3 hedda-stonebrake,ilvane-reed"; "over" at the end of the game. */
const turnLine = (entries: number, state: State): string => {
  const heroes = state.players.map(({ hero }) => hero).join(',');
  return `${state.over === null ? 'turn' : 'over'} ${entries} ${stampOf(state)} ${state.round} ${heroes}`;
};

/** The lines for the last decision, which was made in turn `turnBefore`. */
export function decisionLines({ entries, state }: Table, turnBefore: number): string[] {
  const last = entries.at(-1);
  if (last === undefined) return [];
  return [writeEntry(last), ...(isStamped(turnBefore, state) ? [turnLine(entries.length, state)] : [])];
}

/** All lines after the header, for a game that was not recorded so far. */
export function allLines({ world, setup, opening, entries }: Table): string[] {
  const { state } = newGame(world, setup, scripted(opening));
  const lines = [writeEntry({ seat: -1, choice: OPENING, chance: opening }), turnLine(0, state)];
  for (const [i, entry] of entries.entries()) {
    const { turn } = state;
    apply(world, state, entry.choice, scripted(entry.chance));
    lines.push(writeEntry(entry));
    if (isStamped(turn, state)) lines.push(turnLine(i + 1, state));
  }
  return lines;
}

/* Reading */

/** The result so far. */
interface Reading {
  opening: readonly number[] | null;
  sitters: readonly string[];
  content: Fingerprints;
  entries: Entry[];
  stamps: Stamps;
  /** By the number of entries after which it was written. */
  progress: (Progress & { readonly at: number })[];
}

/** Returns false for a line that makes no sense there. */
type Reader = (reading: Reading, rest: string) => boolean;

const mark =
  (over: boolean): Reader =>
  (reading, rest) => {
    const [, at, stamp, round, heroes] = /^(\d+) ([0-9a-f]{16}) (\d+) (\S*)$/.exec(rest) ?? [];
    if (at === undefined || stamp === undefined || Number(at) !== reading.entries.length) return false;
    reading.stamps = new Map([...reading.stamps, [Number(at), stamp]]);
    reading.progress.push({ at: Number(at), round: Number(round), heroes: heroes?.split(',') ?? [], over });
    return true;
  };

const READERS: Readonly<Record<string, Reader>> = {
  turn: mark(false),
  over: mark(true),
  undo(reading) {
    if (reading.entries.pop() === undefined) return false;
    const { length } = reading.entries;
    reading.stamps = stampsUpTo(reading.stamps, length);
    reading.progress = reading.progress.filter(({ at }) => at <= length);
    return true;
  },
  seats(reading, rest) {
    reading.sitters = rest.split(',');
    return true;
  },
  content(reading, rest) {
    const content = shaped(fingerprints, rest);
    if (content === null) return false;
    reading.content = content;
    return true;
  },
};

function readLine(reading: Reading, line: string): boolean {
  const [word = ''] = line.split(' ', 1);
  const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
  if (reader !== undefined) return reader(reading, line.slice(word.length + 1));
  const entry = readEntry(line);
  if (entry === null) return false;
  const first = entry.seat === -1 && entry.choice === OPENING;
  if (first !== (reading.opening === null)) return false;
  if (first) reading.opening = entry.chance;
  else reading.entries.push(entry);
  return true;
}

/** Null for a file that is not a kept game, or whose first lines cannot be read. */
export function readLog(text: string): LogFile | null {
  const [first = '', ...lines] = text.split('\n');
  const header = readHeader(first);
  // After the last line break comes nothing, or a torn line.
  const torn = lines.pop();
  if (header === null || torn === undefined) return null;
  const reading: Reading = { ...header, opening: null, entries: [], stamps: new Map(), progress: [] };
  const bad = lines.findIndex((line) => !readLine(reading, line));
  const good = bad < 0 ? lines : lines.slice(0, bad);
  const { opening, sitters, content, entries, stamps, progress } = reading;
  if (opening === null) return null;
  return {
    ...header,
    opening,
    sitters,
    content,
    entries,
    stamps,
    progress: progress.at(-1) ?? { round: 1, heroes: [], over: false },
    readable: Buffer.byteLength(`${[first, ...good].join('\n')}\n`),
    damaged: bad >= 0,
  };
}

export const isLog = (text: string): boolean => text.startsWith('{"wayrune":"log"');

const headerShape = record<Header & { wayrune: 'log'; version: number }>({
  wayrune: oneOf(['log']),
  version: whole(VERSION, VERSION),
  started: words('a date'),
  seed: words(),
  setup: setupShape,
  sitters: list(sitter, 1),
  names: optional(list(playerName, 1)),
  content: fingerprints,
  packs: list(words('the path of a pack')),
});

const readHeader = (line: string): Header | null => shaped(headerShape, line);

/** Null for text that is not JSON, or not of that shape. */
function shaped<T>(shape: Shape<T>, text: string): T | null {
  try {
    const value = JSON.parse(text) as unknown;
    const problems: Problem[] = [];
    shape.check(value, '', problems);
    return problems.length === 0 ? (value as T) : null;
  } catch {
    return null;
  }
}
