/**
 * Best play on a graph. Stations are worked out from the end of the fight backwards. Where a round that changes
 * nothing leads back to its beginning, its worth x is found from x = f(x): f is a line for every way to play, so a few
 * steps along the best line arrive exactly.
 */
import { CHANCE, CHOICE, END, type Child, type Graph, ROUND } from './graph.ts';
import { type Component, components } from './order.ts';

export interface Solution {
  readonly graph: Graph;
  readonly start: number;
  /** Two Heroes choose in it. */
  readonly duel: boolean;
  /** From the end of the fight to its beginning. */
  readonly components: readonly Component[];
  /** What nodes and stations are worth to the one who asks, and (between Heroes) to his opponent. */
  readonly node: Worth;
  readonly station: Worth;
  /** The edge to be taken at a choice. */
  readonly best: Int32Array;
  /** The chance to come (back) to the entry of its component, where that is simple. */
  readonly returns: Float64Array;
  /** 1 for every station that is worked out. */
  readonly known: Uint8Array;
}

interface Worth {
  readonly value: Float64Array;
  readonly rival: Float64Array;
  /** How much of it is the worth of the entry to its component: the chance to come back there. */
  readonly back: Float64Array;
}

const worths = (count: number): Worth => ({
  value: new Float64Array(count),
  rival: new Float64Array(count),
  back: new Float64Array(count),
});

/** Below everything that stakes can be: a fight that never ends is the last thing one chooses. */
const NEVER = -1e5;
const EXACT = 1e-11;
const TIE = 1e-9;
const MOST_STEPS = 60;
const MOST_SWEEPS = 3000;

export function solve(graph: Graph, start: number): Solution {
  return workOut({
    graph,
    start,
    duel: graph.kind.includes(CHOICE + 1),
    components: components(graph, start, NOTHING_KNOWN),
    node: worths(graph.kind.length),
    station: worths(graph.from.length),
    best: new Int32Array(graph.kind.length).fill(-1),
    returns: new Float64Array(graph.from.length),
    known: new Uint8Array(graph.from.length),
  });
}

const NOTHING_KNOWN = new Uint8Array(0);

/** The same for a graph that has grown since, from another start: only what is new is worked out. */
export function solveMore(solution: Solution, start: number): Solution {
  const { graph, node, station, known } = solution;
  const more = {
    ...solution,
    start,
    components: known[start] === 1 ? [] : components(graph, start, known),
  };
  if (graph.kind.length <= node.value.length && graph.from.length <= known.length) return workOut(more);
  const nodes = 2 * graph.kind.length;
  const stations = 2 * graph.from.length;
  return workOut({
    ...more,
    node: widened(node, nodes),
    station: widened(station, stations),
    best: longer(solution.best, new Int32Array(nodes).fill(-1)),
    returns: longer(solution.returns, new Float64Array(stations)),
    known: longer(known, new Uint8Array(stations)),
  });
}

function longer<T extends Int32Array | Float64Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const widened = ({ value, rival, back }: Worth, count: number): Worth => ({
  value: longer(value, new Float64Array(count)),
  rival: longer(rival, new Float64Array(count)),
  back: longer(back, new Float64Array(count)),
});

function workOut(solution: Solution): Solution {
  for (const { node, worth, rival } of solution.graph.ends) {
    solution.node.value[node] = worth;
    solution.node.rival[node] = rival;
  }
  for (const component of solution.components) {
    if (!component.loops) for (const member of component.members) settle(solution, member);
    else if (component.simple && !solution.duel) findEntry(solution, component);
    else sweep(solution, component);
    for (const member of component.members) solution.known[member] = 1;
  }
  return solution;
}

const valueOf = ({ node, station }: Solution, child: Child): number =>
  (child < 0 ? station.value[~child] : node.value[child]) as number;
const rivalOf = ({ node, station }: Solution, child: Child): number =>
  (child < 0 ? station.rival[~child] : node.rival[child]) as number;
const backOf = ({ node, station }: Solution, child: Child): number =>
  (child < 0 ? station.back[~child] : node.back[child]) as number;

/** Works out the tree of a station from the worth of the stations it leads to. */
function judge(solution: Solution, at: number): void {
  const { graph, node, best } = solution;
  const { kind, edges, child, weight } = graph;
  const end = graph.to[at] as number;
  for (let id = graph.from[at] as number; id < end; id++) {
    const what = kind[id] as number;
    if (what === END) continue;
    const first = edges[id] as number;
    const last = edges[id + 1] ?? child.length;
    if (what === CHANCE || what === ROUND) {
      let value = 0;
      let rival = 0;
      let back = 0;
      for (let e = first; e < last; e++) {
        const next = child[e] as number;
        const chance = weight[e] as number;
        value += chance * valueOf(solution, next);
        rival += chance * rivalOf(solution, next);
        back += chance * backOf(solution, next);
      }
      node.value[id] = value;
      node.rival[id] = rival;
      node.back[id] = back;
    } else {
      const worth = what === CHOICE ? valueOf : rivalOf;
      let chosen = first;
      let most = Number.NEGATIVE_INFINITY;
      let least = 1;
      for (let e = first; e < last; e++) {
        const value = worth(solution, child[e] as number);
        const back = backOf(solution, child[e] as number);
        // Of what is worth the same, that which leads on: else one might go round for ever.
        if (value < most + TIE && (value < most - TIE || back >= least - EXACT)) continue;
        most = value;
        least = back;
        chosen = e;
      }
      const next = child[chosen] as number;
      best[id] = chosen;
      node.value[id] = valueOf(solution, next);
      node.rival[id] = rivalOf(solution, next);
      node.back[id] = backOf(solution, next);
    }
  }
}

/** A station is worth what the root of its tree is. */
function settle(solution: Solution, at: number): void {
  const { graph, node, station } = solution;
  judge(solution, at);
  const root = graph.root[at] as number;
  station.value[at] = node.value[root] as number;
  station.rival[at] = node.rival[root] as number;
  station.back[at] = node.back[root] as number;
}

/** x = f(x), from below: each step goes to where the line of the present best play meets it. */
function findEntry(solution: Solution, { members }: Component): void {
  const { graph, node, station, returns } = solution;
  const entry = members.at(-1) as number;
  const root = graph.root[entry] as number;
  let x = NEVER;
  for (let step = 0; step < MOST_STEPS; step++) {
    station.value[entry] = x;
    station.back[entry] = 1;
    for (const member of members) if (member !== entry) settle(solution, member);
    judge(solution, entry);
    const leaves = 1 - (node.back[root] as number);
    if (leaves < EXACT) break;
    const next = x + ((node.value[root] as number) - x) / leaves;
    const near = Math.abs(next - x) < EXACT * Math.max(1, Math.abs(next));
    x = next;
    if (near) break;
  }
  station.value[entry] = x;
  for (const member of members) {
    returns[member] = (member === entry ? node.back[root] : station.back[member]) as number;
    station.back[member] = 0;
  }
}

/** Where several ways round cross, or two Heroes choose: over and over until nothing changes. */
function sweep(solution: Solution, { members }: Component): void {
  const { station } = solution;
  for (const member of members) {
    station.value[member] = NEVER;
    station.rival[member] = NEVER;
  }
  for (let count = 0; count < MOST_SWEEPS; count++) {
    let change = 0;
    for (const member of members) {
      const before = station.value[member] as number;
      const rival = station.rival[member] as number;
      settle(solution, member);
      change = Math.max(
        change,
        Math.abs((station.value[member] as number) - before),
        Math.abs((station.rival[member] as number) - rival),
      );
    }
    if (change < EXACT) break;
  }
}
