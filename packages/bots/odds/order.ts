/** The order in which stations can be worked out: what a station leads to comes first (Tarjan's components). */
import type { Graph } from './graph.ts';

/** Stations that lead to each other, in the order in which their searches ended; `entry` is the last of them. */
export interface Component {
  readonly members: readonly number[];
  /** Every way round passes through the entry (or there is none). */
  readonly simple: boolean;
  readonly loops: boolean;
}

/** The stations that a station's tree leads to. */
function exits({ from, to, edges, child }: Graph, station: number): number[] {
  const first = edges[from[station] as number] ?? child.length;
  const end = edges[to[station] as number] ?? child.length;
  const found: number[] = [];
  for (let at = first; at < end; at++) {
    const next = child[at] as number;
    if (next < 0) found.push(~next);
  }
  return found;
}

interface Search {
  readonly graph: Graph;
  readonly found: Int32Array;
  readonly low: Int32Array;
  readonly done: Int32Array;
  readonly ended: Int32Array;
  readonly stack: number[];
  readonly components: Component[];
}

interface Visit {
  readonly station: number;
  readonly exits: readonly number[];
  next: number;
}

/** From a start on, except for what is known already. */
export function components(graph: Graph, start: number, known: Uint8Array): Component[] {
  const count = graph.from.length;
  const search: Search = {
    graph,
    found: new Int32Array(count),
    low: new Int32Array(count),
    done: new Int32Array(count),
    ended: new Int32Array(count),
    stack: [],
    components: [],
  };
  let clock = 0;
  let endings = 0;
  const path: Visit[] = [];
  const enter = (station: number): void => {
    search.found[station] = ++clock;
    search.low[station] = clock;
    search.stack.push(station);
    path.push({ station, exits: exits(graph, station), next: 0 });
  };
  enter(start);
  for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
    const { station } = visit;
    const next = visit.exits[visit.next++];
    if (next !== undefined && known[next] === 1) continue;
    if (next === undefined) {
      path.pop();
      search.ended[station] = ++endings;
      const above = path.at(-1);
      if (above !== undefined) lower(search, above.station, search.low[station] as number);
      if (search.low[station] === search.found[station]) close(search, station);
    } else if (search.found[next] === 0) {
      enter(next);
    } else if (search.done[next] === 0) {
      lower(search, station, search.found[next] as number);
    }
  }
  return search.components;
}

function lower({ low }: Search, station: number, to: number): void {
  if (to < (low[station] as number)) low[station] = to;
}

/** All that was found since its entry and not yet closed belongs together. */
function close({ graph, done, ended, stack, components: list }: Search, entry: number): void {
  const members: number[] = [];
  for (let station = stack.pop(); station !== undefined; station = stack.pop()) {
    members.push(station);
    done[station] = list.length + 1;
    if (station === entry) break;
  }
  members.sort((a, b) => (ended[a] as number) - (ended[b] as number));
  let loops = false;
  let simple = true;
  for (const station of members) {
    for (const next of exits(graph, station)) {
      if (done[next] !== list.length + 1 || (ended[next] as number) < (ended[station] as number)) continue;
      loops = true;
      if (next !== entry) simple = false;
    }
  }
  list.push({ members, simple, loops });
}
