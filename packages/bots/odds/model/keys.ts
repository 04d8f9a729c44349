/** Positions as numbers: all that changes seldom has a number of its own, and what changes often is added to it. */
import type { Reading } from '../reading.ts';
import type { Position } from './position.ts';

type Numbers = Map<number, number>;

export interface Keys {
  readonly cards: Numbers;
  readonly spent: Numbers;
  readonly allies: Numbers;
  readonly counters: Numbers;
  readonly rest: Numbers;
  /** How many values there are of what not every fight needs. */
  readonly rounds: number;
  readonly attackers: number;
  readonly skips: number;
  readonly rolls: number;
  last: Position | null;
  lastNumber: number;
}

export const newKeys = ({ lastRound, verbs, conditions }: Reading, fighters: number): Keys => ({
  cards: new Map(),
  spent: new Map(),
  allies: new Map(),
  counters: new Map(),
  rest: new Map(),
  rounds: lastRound === 1 ? 1 : lastRound + 1,
  attackers: 2 ** fighters,
  skips: verbs.has('skip-phase') ? 8 : 1,
  rolls: conditions.has('first-roll') ? 3 : 1,
  last: null,
  lastNumber: 0,
});

const WIDE = 2 ** 32;

function numberIn(table: Numbers, before: number, part: number): number {
  const key = before * WIDE + (part >>> 0);
  let known = table.get(key);
  if (known === undefined) {
    known = table.size;
    table.set(key, known);
  }
  return known;
}

function seldom(keys: Keys, s: Position): number {
  const { last } = keys;
  if (
    last !== null &&
    last.down === s.down &&
    last.gone === s.gone &&
    last.spent === s.spent &&
    last.allies === s.allies &&
    last.gold === s.gold &&
    last.counters === s.counters &&
    last.modifiers === s.modifiers
  )
    return keys.lastNumber;
  let number = numberIn(keys.cards, s.gone, s.down);
  number = numberIn(keys.spent, number, s.spent);
  number = numberIn(keys.allies, number, s.allies);
  number = numberIn(keys.counters, number, s.counters);
  number = numberIn(keys.rest, number, s.modifiers * 2 ** 12 + s.gold);
  keys.last = s;
  keys.lastNumber = number;
  return number;
}

/** The number of a position at one of the stages of a round. */
export function keyOf(keys: Keys, s: Position, stage: number): number {
  let key = seldom(keys, s) * 4 + stage;
  key = key * 16 + s.foe;
  key = key * 16 + s.wounds;
  key = key * 16 + s.exhaustion;
  key = key * 4 + s.activations;
  key = key * keys.attackers + s.attacked;
  if (keys.rounds > 1) key = key * keys.rounds + s.round;
  if (keys.skips > 1) key = key * keys.skips + s.skipped;
  return keys.rolls > 1 ? key * keys.rolls + s.rolls : key;
}

/** The number of an end. */
export const endKey = (keys: Keys, s: Position, how: number): number =>
  ((seldom(keys, s) * 4 + how) * 16 + s.wounds) * 16 + s.exhaustion;
