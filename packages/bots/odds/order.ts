/** The order in which places can be worked out: what a place leads to comes first (Tarjan's components). */
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
  readonly found: Int32Array;
  readonly low: Int32Array;
  readonly done: Int32Array;
  readonly ended: Int32Array;
  readonly stack: number[];
  readonly order: Order;
}

/** From a start on, except for what is known already. */
export function orderOf(graph: Graph, start: number, known: Int32Array, room: Room): Order {
  const { tree, from, exits } = graph;
  const count = tree.length;
  const found = ints(room, count);
  const low = ints(room, count);
  const done = ints(room, count);
  const ended = ints(room, count);
  const order: Order = { places: [], ends: [], kinds: [] };
  const search: Search = { graph, found, low, done, ended, stack: [], order };
  /** The exit of each place on the path that is looked at next. */
  const next = ints(room, count);
  const path: number[] = [];
  let clock = 0;
  let endings = 0;
  const enter = (place: number): void => {
    found[place] = low[place] = ++clock;
    search.stack.push(place);
    next[place] = from[place] as number;
    path.push(place);
  };
  enter(start);
  while (path.length > 0) {
    const place = path[path.length - 1] as number;
    const at = next[place] as number;
    if (at === (from[place] as number) + (tree[place]?.exits ?? 0)) {
      path.pop();
      ended[place] = ++endings;
      const above = path[path.length - 1];
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[place] as number);
      if (low[place] === found[place]) close(search, place);
      continue;
    }
    next[place] = at + 1;
    const to = exits[at] as number;
    if (to < 0 || tree[to] === null || known[to] === 1) continue;
    if (found[to] === 0) enter(to);
    else if (done[to] === 0) low[place] = Math.min(low[place] as number, found[to] as number);
  }
  return order;
}

/** All that was found since its entry and not yet closed belongs together. */
function close({ graph, done, ended, stack, order }: Search, entry: number): void {
  const { places, ends, kinds } = order;
  const number = ends.length + 1;
  const first = places.length;
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    places.push(place);
    done[place] = number;
    if (place === entry) break;
  }
  if (places.length > first + 1) {
    const members = places.splice(first).sort((a, b) => (ended[a] as number) - (ended[b] as number));
    for (const member of members) places.push(member);
  }
  ends.push(places.length);
  let kind = ALONE;
  for (let i = first; i < places.length; i++) {
    const place = places[i] as number;
    const from = graph.from[place] as number;
    const last = from + (graph.tree[place]?.exits ?? 0);
    for (let at = from; at < last; at++) {
      const to = graph.exits[at] as number;
      if (to < 0 || done[to] !== number || (ended[to] as number) < (ended[place] as number)) continue;
      kind = Math.max(kind, to === entry ? RING : TANGLE);
    }
  }
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
function waysWithin({ from, tree, exits }: Graph, place: number, at: ReadonlyMap<number, number>): number[] {
  const start = from[place] as number;
  const ways: number[] = [];
  for (let exit = start; exit < start + (tree[place]?.exits ?? 0); exit++) {
    const to = at.get(exits[exit] as number);
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
