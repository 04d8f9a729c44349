/** The order in which positions can be solved: successors first (Tarjan's strongly connected components). */
import type { Graph } from './graph.ts';
import { ints, type Room } from './room.ts';

/** Alone, and it does not lead back to itself. */
export const ALONE = 0;
/** They lead to each other, and every way round passes through the entry, which is the last of them. */
export const RING = 1;
/** They lead to each other in more ways. */
const TANGLE = 2;

/** All places, those that lead to each other together, in the order in which their searches ended. */
export interface Order {
  readonly places: number[];
  /** Where each such group ends, and what it is. */
  readonly ends: number[];
  readonly kinds: number[];
}

interface Search {
  readonly graph: Graph;
  /** When each place was found. */
  readonly found: Int32Array;
  /** When the last of those was found to which it leads back, on the path to it; 0 if it does not lead back. */
  readonly back: Int32Array;
  /** How far its search is. */
  readonly progress: Int32Array;
  /** Places whose searches have ended and that are not in the order yet. */
  readonly open: number[];
  readonly order: Order;
}

/** On the path; ended, but not in the order yet; in the order. */
const ON_PATH = 0;
const ENDED = 1;
const ORDERED = 2;

/** Everything reachable from a start, except what is solved already. */
export function orderOf(graph: Graph, start: number, known: Int32Array, room: Room): Order {
  const count = graph.tree.length;
  const { tree, from, until, exits } = graph;
  const found = ints(room, count);
  const low = ints(room, count);
  const back = ints(room, count);
  const progress = ints(room, count);
  const order: Order = { places: [], ends: [], kinds: [] };
  const search: Search = { graph, found, back, progress, open: [], order };
  /** The exit of each place on the path that is looked at next. */
  const next = ints(room, count);
  const path: number[] = [];
  let clock = 0;
  const enter = (place: number): void => {
    found[place] = low[place] = ++clock;
    next[place] = from.at[place] as number;
    path.push(place);
  };
  enter(start);
  while (path.length > 0) {
    const place = path[path.length - 1] as number;
    const at = next[place] as number;
    if (at === until.at[place]) {
      path.pop();
      search.open.push(place);
      progress[place] = ENDED;
      const above = path[path.length - 1];
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[place] as number);
      if (low[place] === found[place]) close(search, place);
      continue;
    }
    next[place] = at + 1;
    const to = exits.at[at] as number;
    if (to < 0 || (tree.at[to] as number) < 0 || known[to] === 1) continue;
    if (found[to] === 0) enter(to);
    else if (progress[to] !== ORDERED) {
      low[place] = Math.min(low[place] as number, found[to] as number);
      if (progress[to] === ON_PATH) back[place] = Math.max(back[place] as number, found[to] as number);
    }
  }
  return order;
}

/** All whose searches have ended since its entry was found, and that are not in the order yet, belong together. */
function close({ graph, found, back, progress, open, order }: Search, entry: number): void {
  const { places, ends, kinds } = order;
  const first = places.length;
  const entered = found[entry] as number;
  let from = open.length - 1;
  while (from > 0 && (found[open[from - 1] as number] as number) > entered) from--;
  let kind = ALONE;
  for (let i = from; i < open.length; i++) {
    const place = open[i] as number;
    progress[place] = ORDERED;
    places.push(place);
    if (back[place] !== 0) kind = Math.max(kind, back[place] === entered ? RING : TANGLE);
  }
  open.length = from;
  ends.push(places.length);
  kinds.push(kind === TANGLE && untangle(graph, places, first) ? RING : kind);
}

/** Larger groups are left as they are. */
const MOST_UNTANGLED = 64;

/** Whether another entry makes a ring of the last places; if so they stand in its order now. */
function untangle(graph: Graph, places: number[], first: number): boolean {
  const count = places.length - first;
  if (count > MOST_UNTANGLED) return false;
  const members = places.slice(first);
  const at = new Map(members.map((place, i) => [place, i]));
  const ways = members.map((place) => waysWithin(graph, place, at));
  for (let entry = count - 1; entry >= 0; entry--) {
    const order = orderWithout(ways, entry);
    if (order === null) continue;
    order.forEach((member, i) => {
      places[first + i] = members[member] as number;
    });
    return true;
  }
  return false;
}

/** The members of a group to which a place leads. */
function waysWithin({ from, until, exits }: Graph, place: number, at: ReadonlyMap<number, number>): number[] {
  const last = until.at[place] as number;
  const ways: number[] = [];
  for (let exit = from.at[place] as number; exit < last; exit++) {
    const to = at.get(exits.at[exit] as number);
    if (to !== undefined) ways.push(to);
  }
  return ways;
}

/** All members, each after those it leads to, the entry last; null if some of them lead round without it. */
function orderWithout(ways: readonly (readonly number[])[], entry: number): number[] | null {
  const NEW = 0;
  const OPEN = 1;
  const DONE = 2;
  const state = ways.map(() => NEW);
  const order: number[] = [];
  const visit = (member: number): boolean => {
    if (member === entry || state[member] === DONE) return true;
    if (state[member] === OPEN) return false;
    state[member] = OPEN;
    for (const to of ways[member] as readonly number[]) if (!visit(to)) return false;
    state[member] = DONE;
    order.push(member);
    return true;
  };
  for (let member = 0; member < ways.length; member++) if (!visit(member)) return null;
  order.push(entry);
  return order;
}
