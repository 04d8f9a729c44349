/**
 * Best play on a graph. Places are worked out from the end of the fight backwards. Where a round that changes nothing
 * leads back to its beginning, its worth x is found from x = f(x): f is a line for every way to play, so a few steps
 * along the best line arrive exactly.
 */
import { CHANCE, CHOICE, edgesEnd, GATE, type Graph, lookAtClock, ROUND, treeOf } from './graph.ts';
import { ALONE, type Order, orderOf, RING } from './order.ts';
import { floats, ints, type Room } from './room.ts';

export interface Solution {
  readonly graph: Graph;
  readonly start: number;
  /** Two Heroes choose in it. */
  readonly duel: boolean;
  /** From the end of the fight to its beginning. */
  readonly order: Order;
  /** What positions are worth to the seat that asks, and (between Heroes) to its opponent. */
  readonly value: Float64Array;
  readonly rival: Float64Array;
  /** How much of it is the worth of the entry to its group: the chance to come back there. */
  readonly back: Float64Array;
  /** From here on, the same for the nodes of the tree that was judged last. */
  readonly desk: number;
  /** The edge to be taken at each choice and gate, by the node that it would be if every place had a tree of its own. */
  readonly best: Int32Array;
  /** The chance to come (back) to the entry of its group, where that is a ring. */
  readonly returns: Float64Array;
  /** 1 for every place that is worked out. */
  readonly known: Int32Array;
  readonly room: Room;
}

/** Below everything that stakes can be: a fight that never ends is the last thing one chooses. */
const NEVER = -1e5;
const EXACT = 1e-11;
const TIE = 1e-9;
/** Every round has a tiny cost, so that the shorter of two equal paths is taken and no play loops forever. */
const HASTE = 1e-7;
const later = (worth: number): number => Math.max(NEVER, worth - HASTE);
const MOST_STEPS = 60;
const MOST_SWEEPS = 3000;
/** Groups of positions solved between two looks at the clock. */
const BETWEEN_LOOKS = 64;

const NOTHING_KNOWN = new Int32Array(0);
const NOTHING_NEW: Order = { places: [], ends: [], kinds: [] };

export const widestIn = ({ trees }: Graph): number => {
  let most = 1;
  for (const { from, to } of trees) most = Math.max(most, to - from);
  return most;
};

/** The solution lies in that room, and is good until it is emptied. */
export function solve(graph: Graph, start: number, room: Room): Solution {
  const places = graph.tree.length;
  const desk = places;
  const duel = graph.kind.at.subarray(0, graph.kind.length).includes(CHOICE + 1);
  const count = desk + widestIn(graph);
  return workOut({
    graph,
    start,
    duel,
    order: orderOf(graph, start, NOTHING_KNOWN, room),
    value: floats(room, count),
    rival: floats(room, duel ? count : 0),
    back: floats(room, count),
    desk,
    best: ints(room, graph.nodes),
    returns: floats(room, places),
    known: ints(room, places),
    room,
  });
}

/** The same for a graph that has grown since, from another start: only the new part is solved, in another buffer. */
export function solveMore(solution: Solution, start: number, room: Room): Solution {
  const { graph, duel, known, desk } = solution;
  const order = known[start] === 1 ? NOTHING_NEW : orderOf(graph, start, known, room);
  const more = { ...solution, start, order, room };
  const places = graph.tree.length;
  const widest = widestIn(graph);
  const hasRoom = places <= desk && desk + widest <= solution.value.length;
  if (graph.nodes <= solution.best.length && hasRoom) return workOut(more);
  const longer = 2 * (places + widest);
  const wide = (from: Float64Array): Float64Array => {
    const to = new Float64Array(longer);
    to.set(from.subarray(0, desk));
    return to;
  };
  return workOut({
    ...more,
    value: wide(solution.value),
    rival: duel ? wide(solution.rival) : solution.rival,
    back: wide(solution.back),
    desk: longer - widest,
    best: lengthened(solution.best, 2 * graph.nodes),
    returns: wide(solution.returns),
    known: lengthened(known, longer),
  });
}

function lengthened(from: Int32Array, length: number): Int32Array {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

function workOut(solution: Solution): Solution {
  for (const { place, worth, rival } of solution.graph.ends) {
    solution.value[place] = worth;
    if (solution.duel) solution.rival[place] = rival;
  }
  const { places, ends, kinds } = solution.order;
  let from = 0;
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i] as number;
    if (kinds[i] === ALONE) settle(solution, places[from] as number);
    else if (kinds[i] === RING && !solution.duel) findEntry(solution, places.slice(from, to));
    else sweep(solution, places.slice(from, to));
    for (; from < to; from++) solution.known[places[from] as number] = 1;
    if (i % BETWEEN_LOOKS === 0) lookAtClock(solution.graph);
  }
  return solution;
}

/** Works out the tree of a place from the worth of the places it leads to; behind a gate that is shut anything may be read. */
export function judge(solution: Solution, at: number): void {
  const { graph, duel, value, rival, back, best } = solution;
  const kind = graph.kind.at;
  const edges = graph.edges.at;
  const child = graph.child.at;
  const weight = graph.weight.at;
  const exits = graph.exits.at;
  const { from, to } = treeOf(graph, at);
  const out = graph.from.at[at] as number;
  const open = graph.open.at[at] as number;
  const nodes = (graph.nodesFrom.at[at] as number) - from;
  const desk = solution.desk - from;
  for (let id = from; id < to; id++) {
    const what = kind[id] as number;
    const first = edges[id] as number;
    const last = edgesEnd(graph, id);
    if (what === CHANCE || what === ROUND) {
      let worth = 0;
      let returning = 0;
      let theirs = 0;
      for (let e = first; e < last; e++) {
        const next = child[e] as number;
        const chance = weight[e] as number;
        const index = next < 0 ? Math.max(0, exits[out + ~next] as number) : desk + next;
        worth += chance * (value[index] as number);
        returning += chance * (back[index] as number);
        if (duel) theirs += chance * (rival[index] as number);
      }
      value[desk + id] = what === ROUND ? later(worth) : worth;
      back[desk + id] = returning;
      if (duel) rival[desk + id] = what === ROUND ? later(theirs) : theirs;
      continue;
    }
    let chosen = first;
    if (what === GATE) {
      if (((open >>> (weight[first] as number)) & 1) === 0) chosen = first + 1;
    } else {
      const worths = what === CHOICE ? value : rival;
      let most = Number.NEGATIVE_INFINITY;
      for (let e = first; e < last; e++) {
        const next = child[e] as number;
        const index = next < 0 ? Math.max(0, exits[out + ~next] as number) : desk + next;
        const worth = worths[index] as number;
        if (worth < most + TIE) continue;
        most = worth;
        chosen = e;
      }
    }
    const next = child[chosen] as number;
    const index = next < 0 ? Math.max(0, exits[out + ~next] as number) : desk + next;
    best[nodes + id] = chosen;
    value[desk + id] = value[index] as number;
    back[desk + id] = back[index] as number;
    if (duel) rival[desk + id] = rival[index] as number;
  }
}

/** Where the worth of a node of the tree that was judged last stands. */
export const deskOf = ({ graph, desk }: Solution, at: number, node: number): number =>
  desk + node - treeOf(graph, at).from;

const rootOf = (solution: Solution, at: number): number =>
  deskOf(solution, at, treeOf(solution.graph, at).root);

/** A place is worth what the root of its tree is. */
function settle(solution: Solution, at: number): void {
  const { duel, value, rival, back } = solution;
  judge(solution, at);
  const root = rootOf(solution, at);
  value[at] = value[root] as number;
  back[at] = back[root] as number;
  if (duel) rival[at] = rival[root] as number;
}

/** x = f(x), from below: each step goes to where the line of the present best play meets it. */
function findEntry(solution: Solution, members: readonly number[]): void {
  const { value, back, returns } = solution;
  const entry = members.at(-1) as number;
  const root = rootOf(solution, entry);
  let x = NEVER;
  let comesBack = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    lookAtClock(solution.graph);
    value[entry] = x;
    back[entry] = 1;
    for (const member of members) if (member !== entry) settle(solution, member);
    judge(solution, entry);
    comesBack = back[root] as number;
    if (1 - comesBack < EXACT) break;
    const next = x + ((value[root] as number) - x) / (1 - comesBack);
    const near = Math.abs(next - x) < EXACT * Math.max(1, Math.abs(next));
    x = next;
    if (near) break;
  }
  value[entry] = x;
  for (const member of members) {
    returns[member] = member === entry ? comesBack : (back[member] as number);
    back[member] = 0;
  }
}

/** Where several ways round cross, or two Heroes choose: over and over until nothing changes. */
function sweep(solution: Solution, members: readonly number[]): void {
  const { duel, value, rival } = solution;
  for (const member of members) {
    value[member] = NEVER;
    if (duel) rival[member] = NEVER;
  }
  for (let count = 0; count < MOST_SWEEPS; count++) {
    lookAtClock(solution.graph);
    let change = 0;
    for (const member of members) {
      const before = value[member] as number;
      const theirs = duel ? (rival[member] as number) : 0;
      settle(solution, member);
      change = Math.max(change, Math.abs((value[member] as number) - before));
      if (duel) change = Math.max(change, Math.abs((rival[member] as number) - theirs));
    }
    if (change < EXACT) break;
  }
}
