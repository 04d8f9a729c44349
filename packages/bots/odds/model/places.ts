/**
 * Places of a fight by number. A place is a moment (all but the counts) and its counts, packed into two numbers. A tree
 * that was grown for one place of a moment serves all for which it holds; only where its exits lead is worked out anew.
 */
import { addEnd, type Child, growTree, newPlace, settleAt } from '../graph.ts';
import { type Column, intColumn, push, put, type Room, zeros } from '../room.ts';
import { endingOf, HOW, KNOCKED_OUT } from './endings.ts';
import type { Model } from './model.ts';
import { aliveMask, countIn, countsOf, GOLD_BITS, NO_FOE, type Position, withCounts } from './position.ts';
import { begin, type Gate, type Leaving, leave, type Range, rangesOf } from './trace.ts';

type Numbers = Map<number, number>;

export interface Places {
  readonly cards: Numbers;
  readonly spent: Numbers;
  readonly counters: Numbers;
  readonly modifiers: Numbers;
  readonly moments: Numbers;
  /** A position of each moment, its stage, and what was grown there. */
  readonly positions: { readonly s: Position; readonly stage: number; readonly patterns: Pattern[] }[];
  /** How the ends differ beside their counts. */
  readonly ends: { readonly s: Position; readonly how: number }[];
  readonly endings: Numbers;
  /** By place: its moment (or ~end) and its counts. */
  readonly moment: Column;
  readonly counts: Column;
  readonly allies: Column;
  /** Places + 1, each where its numbers say, or behind. */
  readonly slots: Column;
  taken: number;
  grow: (place: number) => void;
}

/** A tree and the counts for which it holds. */
interface Pattern {
  readonly tree: number;
  readonly ranges: readonly Range[];
  readonly gates: readonly Gate[];
  readonly exits: readonly Exit[];
}

/** An exit leads to a moment; the counts there are those that are kept, and what is added to them. */
interface Exit {
  readonly moment: number;
  readonly kept: number;
  readonly added: number;
  readonly alliesKept: number;
  readonly alliesAdded: number;
  /** The gates on the way there, and those of them that must be open. */
  readonly passed: number;
  readonly open: number;
}

const FEW = 1024;

export const newPlaces = (room: Room): Places => ({
  cards: new Map(),
  spent: new Map(),
  counters: new Map(),
  modifiers: new Map(),
  moments: new Map(),
  positions: [],
  ends: [],
  endings: new Map(),
  moment: intColumn(room),
  counts: intColumn(room),
  allies: intColumn(room),
  slots: zeros(intColumn(room), FEW),
  taken: 0,
  grow: () => {},
});

/* Moments */

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

/** The same for parts that are mostly empty: 0 stands for an empty one. */
const partIn = (table: Numbers, before: number, part: number): number =>
  before === 0 && part === 0 ? 0 : 1 + numberIn(table, before, part);

/** Bits of cards that are gone no longer matter. */
function withoutTheGone({ pieces, fighters }: Model, s: Position): Position {
  if (s.gone === 0) return s;
  let { attacked, spent, counters, down } = s;
  for (const piece of pieces) {
    if ((s.gone & piece.bit) === 0) continue;
    spent &= ~piece.spends;
    down &= ~piece.bit;
    if (piece.slot >= 0) counters &= ~(15 << (4 * piece.slot));
    if (fighters[piece.bearer] === piece) attacked &= ~(1 << piece.bearer);
  }
  return { ...s, attacked, spent, counters, down };
}

function momentOf({ places }: Model, s: Position, stage: number): number {
  const { cards, spent, counters, modifiers, moments, positions } = places;
  let number = partIn(cards, s.gone, s.down);
  number = partIn(spent, number, s.spent);
  number = partIn(counters, number, s.counters);
  number = partIn(modifiers, number, s.modifiers);
  const small =
    ((((s.activations * 32 + s.attacked) * 32 + s.round) * 8 + s.skipped) * 4 + s.rolls) * 8 + stage;
  const moment = numberIn(moments, number, small);
  if (moment === positions.length) positions.push({ s, stage, patterns: [] });
  return moment;
}

/** The place of a position at one of the stages of a round. */
export function stationAt(m: Model, before: Position, stage: number): Child {
  const s = withoutTheGone(m, before);
  return goTo(m, momentOf(m, s, stage), countsOf(s), s.allies & aliveMask(m.fighters, s));
}

/** In a tree that is being grown, places come later: it may be left in many ways of which some are never taken. */
const goTo = (m: Model, moment: number, counts: number, allies: number): Child =>
  ~(m.trace.idle ? placeAt(m, moment, counts, allies) : leave(m.trace, moment, counts, allies));

/** Ends that are alike are one. */
export function endAt(m: Model, s: Position, how: number): Child {
  const { ends, endings } = m.places;
  const kind = numberIn(endings, s.gone * 4 + how, s.down & ~s.gone);
  if (kind === ends.length) ends.push({ s, how });
  return goTo(m, ~kind, countsOf(s) & keptAt(how), s.allies & aliveMask(m.fighters, s));
}

/** What a fallen Hero bears is taken from them, and the wounds of the enemy are of no account. */
const keptAt = (how: number): number => (how === KNOCKED_OUT ? GOLD_BITS : NO_FOE);

function addEndAt(m: Model, end: number, counts: number, allies: number): number {
  const { s, how } = m.places.ends[end] as Places['ends'][number];
  const t = withCounts(s, counts, allies);
  const left = how === KNOCKED_OUT ? { ...t, wounds: 0, exhaustion: m.start.exhaustion } : t;
  return addEnd(m.graph, m.stakes, endingOf(m, left, HOW[how] ?? 'fled'));
}

/* Places */

function slotFor(moment: number, counts: number, allies: number): number {
  let mixed = Math.imul(moment, 0x9e3779b1) ^ Math.imul(counts, 0x85ebca6b) ^ Math.imul(allies, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

function placeAt(m: Model, moment: number, counts: number, allies: number): number {
  const { places, graph } = m;
  const slots = places.slots.at;
  const last = places.slots.length - 1;
  let at = slotFor(moment, counts, allies) & last;
  for (let known = slots[at] as number; known !== 0; known = slots[at] as number) {
    const place = known - 1;
    if (
      places.counts.at[place] === counts &&
      places.moment.at[place] === moment &&
      places.allies.at[place] === allies
    )
      return place;
    at = (at + 1) & last;
  }
  const fresh = moment < 0 ? addEndAt(m, ~moment, counts, allies) : newPlace(graph, places.grow);
  put(places.moment, fresh, moment);
  put(places.counts, fresh, counts);
  put(places.allies, fresh, allies);
  slots[at] = fresh + 1;
  if (++places.taken * 2 > places.slots.length) widen(places);
  return fresh;
}

function widen({ slots, moment, counts, allies }: Places): void {
  const before = slots.at.slice(0, slots.length);
  const { at: wide, length } = zeros(slots, 4 * slots.length);
  for (const known of before) {
    if (known === 0) continue;
    const place = known - 1;
    const found = slotFor(moment.at[place] as number, counts.at[place] as number, allies.at[place] as number);
    let at = found & (length - 1);
    while (wide[at] !== 0) at = (at + 1) & (length - 1);
    wide[at] = known;
  }
}

/* Growing */

const holds = (ranges: readonly Range[], counts: number, allies: number): boolean => {
  for (const { count, least, most } of ranges) {
    const now = countIn(counts, allies, count);
    if (now < least || now > most) return false;
  }
  return true;
};

function fitting(patterns: readonly Pattern[], counts: number, allies: number): Pattern | undefined {
  for (const pattern of patterns) if (holds(pattern.ranges, counts, allies)) return pattern;
  return undefined;
}

/** Gives a place the tree that was grown for another if it holds there, else one of its own. */
export function growPlace(m: Model, place: number): void {
  const { places, graph } = m;
  const { s, stage, patterns } = places.positions[
    places.moment.at[place] as number
  ] as Places['positions'][number];
  const counts = places.counts.at[place] as number;
  const allies = places.allies.at[place] as number;
  let pattern = fitting(patterns, counts, allies);
  if (pattern === undefined) {
    begin(m.trace, counts, allies);
    const { tree, exits } = growTree(graph, () => m.flow.stage(m, withCounts(s, counts, allies), stage));
    m.trace.idle = true;
    const { gates, leavings } = m.trace;
    const exitAt = (exit: number): Exit => exitTo(m, leavings[exit] as Leaving, counts, allies);
    pattern = { tree, ranges: rangesOf(m.trace), gates, exits: exits.map(exitAt) };
    patterns.push(pattern);
  }
  const open = openGates(pattern.gates, counts, allies);
  graph.open.at[place] = open;
  settleAt(graph, place, pattern.tree);
  for (const exit of pattern.exits) {
    const { moment, kept, added, alliesKept, alliesAdded } = exit;
    push(
      graph.exits,
      (open & exit.passed) === exit.open
        ? placeAt(m, moment, (counts & kept) + added, ((allies & alliesKept) + alliesAdded) | 0)
        : NOWHERE,
    );
  }
}

const NOWHERE = -1;

function openGates(gates: readonly Gate[], counts: number, allies: number): number {
  let open = 0;
  for (let i = 0; i < gates.length; i++) {
    const { count, least } = gates[i] as Gate;
    if (countIn(counts, allies, count) >= least) open |= 1 << i;
  }
  return open;
}

function exitTo(m: Model, leaving: Leaving, counts: number, allies: number): Exit {
  const { moment, passed, open } = leaving;
  const { ends, positions } = m.places;
  const isEnd = moment < 0;
  const kept = isEnd ? keptAt(ends[~moment]?.how ?? KNOCKED_OUT) : ALL;
  const alliesKept = aliveMask(m.fighters, (isEnd ? ends[~moment] : positions[moment])?.s ?? m.start);
  return {
    moment,
    kept,
    added: leaving.counts - (counts & kept),
    alliesKept,
    alliesAdded: (leaving.allies - (allies & alliesKept)) | 0,
    passed,
    open,
  };
}

const ALL = -1;
