/**
 * What a tree that was grown once holds for. Wounds, exhaustion and gold are never looked at but to be compared, so a
 * tree serves all places that differ only in these. A comparison that comes out differently for some of them is a gate
 * in the tree, or else it narrows the range of counts for which the tree holds.
 */
import { addGate, type Child, type Graph } from '../graph.ts';
import { type Count, countIn, countsOf, MOST_COUNTS, nameOfPosition, type Position } from './position.ts';

/** Whether a count was at least this high at the root of the tree. */
export interface Gate {
  readonly count: Count;
  readonly least: number;
}

/** Where a tree can be left: the place, and which gates must be open or shut on the way there. */
export interface Leaving {
  readonly moment: number;
  readonly counts: number;
  readonly allies: number;
  readonly passed: number;
  readonly open: number;
}

/** A tree that is being grown. */
export interface Trace {
  /** None is: whatever is compared is compared for good. */
  idle: boolean;
  /** The counts at the root, and between what they may be for the tree to hold. */
  readonly start: Int32Array;
  /** The count from which the cards see no difference; 0 if they do not look at it. */
  readonly alike: readonly number[];
  readonly watched: readonly Count[];
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** The same behind the gates that were passed to come here: a bit for each of them, and for those that were open. */
  readonly pathLeast: Int32Array;
  readonly pathMost: Int32Array;
  passed: number;
  open: number;
  gates: Gate[];
  leavings: Leaving[];
}

export const newTrace = (alike: readonly number[]): Trace => ({
  idle: true,
  alike,
  watched: [...alike.keys()].filter((count) => alike[count] !== 0),
  start: new Int32Array(MOST_COUNTS),
  least: new Int32Array(MOST_COUNTS),
  most: new Int32Array(MOST_COUNTS),
  pathLeast: new Int32Array(MOST_COUNTS),
  pathMost: new Int32Array(MOST_COUNTS),
  passed: 0,
  open: 0,
  gates: [],
  leavings: [],
});

const ANY = 2 ** 30;
const MOST_GATES = 30;

/** Begins at a root with these counts. */
export function begin(trace: Trace, counts: number, allies: number): void {
  for (let count = 0; count < MOST_COUNTS; count++) trace.start[count] = countIn(counts, allies, count);
  trace.least.fill(-ANY);
  trace.most.fill(ANY);
  trace.pathLeast.fill(-ANY);
  trace.pathMost.fill(ANY);
  trace.idle = false;
  trace.passed = trace.open = 0;
  trace.gates = [];
  trace.leavings = [];
}

/** Whether the current count is at least this high. */
export function reaches(trace: Trace, count: Count, now: number, goal: number): boolean {
  if (trace.idle) return now >= goal;
  const { least, most } = trace;
  const start = trace.start[count] as number;
  // The smallest count at the root that would have been enough.
  const bound = goal - now + start;
  if ((trace.pathLeast[count] as number) >= bound) return true;
  if ((trace.pathMost[count] as number) < bound) return false;
  if (start >= bound) {
    least[count] = Math.max(least[count] as number, bound);
    return true;
  }
  most[count] = Math.min(most[count] as number, bound - 1);
  return false;
}

/** The cards look at all counts: the tree holds only for those that are the same to them. */
export function lookAtAll(trace: Trace, s: Position): void {
  if (trace.idle) return;
  const counts = countsOf(s);
  for (const count of trace.watched) {
    const now = countIn(counts, s.allies, count);
    if (!reaches(trace, count, now, trace.alike[count] as number)) exactly(trace, count, now);
  }
}

/** The same where both answers are followed up, so that the tree holds for either; not for what cards look at. */
export function either(
  trace: Trace,
  graph: Graph,
  count: Count,
  now: number,
  goal: number,
  then: (enough: boolean) => Child,
): Child {
  const bound = goal - now + (trace.start[count] as number);
  const { pathLeast, pathMost } = trace;
  const least = pathLeast[count] as number;
  const most = pathMost[count] as number;
  const isSettled = trace.idle || least >= bound || most < bound || trace.alike[count] !== 0;
  const gate = isSettled ? -1 : gateFor(trace, count, bound);
  if (gate < 0) return then(reaches(trace, count, now, goal));
  const { passed, open } = trace;
  trace.passed = passed | (1 << gate);
  trace.open = open | (1 << gate);
  pathLeast[count] = bound;
  const enough = then(true);
  pathLeast[count] = least;
  trace.passed = passed | (1 << gate);
  trace.open = open;
  pathMost[count] = bound - 1;
  const less = then(false);
  pathMost[count] = most;
  trace.passed = passed;
  return addGate(graph, gate, enough, less);
}

function gateFor({ gates }: Trace, count: Count, least: number): number {
  for (let i = 0; i < gates.length; i++) if (gates[i]?.count === count && gates[i]?.least === least) return i;
  return gates.length < MOST_GATES ? gates.push({ count, least }) - 1 : -1;
}

/** The current count is used as a number, so the tree holds for this count only. */
export function exactly({ start, least, most }: Trace, count: Count, now: number): number {
  least[count] = most[count] = start[count] as number;
  return now;
}

/** What grows from positions of the same name is the same, within a tree: behind other gates other things are known. */
export const nameInTree = ({ passed, open }: Trace, s: Position): string =>
  `${nameOfPosition(s)} ${passed} ${open}`;

/** The tree is left here for a place: the number of that exit. Trees are small, so it is simply looked for. */
export function leave(
  { leavings, passed, open }: Trace,
  moment: number,
  counts: number,
  allies: number,
): number {
  for (let i = 0; i < leavings.length; i++) {
    const known = leavings[i] as Leaving;
    if (
      known.counts === counts &&
      known.moment === moment &&
      known.allies === allies &&
      known.passed === passed &&
      known.open === open
    )
      return i;
  }
  return leavings.push({ moment, counts, allies, passed, open }) - 1;
}

/** A range that a count must be in. */
export interface Range {
  readonly count: Count;
  readonly least: number;
  readonly most: number;
}

export function rangesOf({ least, most }: Trace): Range[] {
  const ranges: Range[] = [];
  for (let count = 0; count < MOST_COUNTS; count++) {
    const range = { count, least: least[count] as number, most: most[count] as number };
    if (range.least > -ANY || range.most < ANY) ranges.push(range);
  }
  return ranges;
}
