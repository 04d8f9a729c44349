/**
 * A fight as a graph. Positions that can be reached in several ways are stations; between them lie small trees of
 * choices and dice. A tree is one stretch of nodes in which children come before their parents, so that it is worked
 * out by going through it once; a child is a node of the same tree, or a station (written as ~station).
 */
import { type Ending, type Stakes, worthOfEnding } from './result.ts';

export const END = 0;
export const CHANCE = 1;
/** A new combat round begins: nothing but a place to count. */
export const ROUND = 2;
/** Choices of seats are told apart: CHOICE is the one who asks, CHOICE + 1 his opponent. */
export const CHOICE = 3;

export type Child = number;

export interface Graph {
  readonly kind: number[];
  /** Where the edges of a node begin; they end where those of the next node begin. */
  readonly edges: number[];
  readonly child: Child[];
  /** The chance of the edge, where it has one. */
  readonly weight: number[];
  /** The names of options; the weight of an edge that is one is the place of its name. */
  readonly labels: string[];
  readonly labelAt: Map<string, number>;
  readonly ends: {
    readonly node: number;
    readonly ending: Ending;
    readonly worth: number;
    readonly rival: number;
  }[];
  /** Where the tree of each station begins and ends, and which node is its root. */
  readonly from: number[];
  readonly to: number[];
  readonly root: number[];
  readonly stations: Map<string | number, number>;
  readonly waiting: { readonly station: number; readonly grow: () => Child }[];
}

export const newGraph = (): Graph => ({
  kind: [],
  edges: [],
  child: [],
  weight: [],
  labels: [],
  labelAt: new Map(),
  ends: [],
  from: [],
  to: [],
  root: [],
  stations: new Map(),
  waiting: [],
});

function node(graph: Graph, kind: number): number {
  const id = graph.kind.length;
  graph.kind.push(kind);
  graph.edges.push(graph.child.length);
  return id;
}

function edge(graph: Graph, child: Child, weight: number): void {
  graph.child.push(child);
  graph.weight.push(weight);
}

/** The place of an option's name. */
export function labelled({ labels, labelAt }: Graph, label: string): number {
  let at = labelAt.get(label);
  if (at === undefined) {
    at = labels.length;
    labels.push(label);
    labelAt.set(label, at);
  }
  return at;
}

export function addEnd(graph: Graph, stakes: Stakes, ending: Ending, rival = 0): Child {
  const id = node(graph, END);
  graph.ends.push({ node: id, ending, worth: worthOfEnding(stakes, ending), rival });
  return id;
}

export function addRound(graph: Graph, then: Child): Child {
  const id = node(graph, ROUND);
  edge(graph, then, 1);
  return id;
}

/** `opponent` is 1 where the other Hero of a duel chooses. */
export function addChoice(
  graph: Graph,
  labels: readonly string[],
  children: readonly Child[],
  opponent = 0,
): Child {
  if (children.length === 1) return children[0] as Child;
  const id = node(graph, CHOICE + opponent);
  for (let i = 0; i < children.length; i++)
    edge(graph, children[i] as Child, labelled(graph, labels[i] as string));
  return id;
}

/** Outcomes that lead to the same child are one. */
export function addChance(graph: Graph, chances: readonly number[], children: readonly Child[]): Child {
  const [only] = children;
  if (children.every((child) => child === only)) return only as Child;
  const id = node(graph, CHANCE);
  const first = graph.edges[id] as number;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Child;
    const chance = chances[i] as number;
    if (chance <= 0) continue;
    const known = graph.child.indexOf(child, first);
    if (known < 0) edge(graph, child, chance);
    else graph.weight[known] = (graph.weight[known] as number) + chance;
  }
  return id;
}

/** The station of a position; what lies behind it is found out later, when `growAll` comes to it. */
export function station(graph: Graph, key: string | number, grow: () => Child): Child {
  const known = graph.stations.get(key);
  if (known !== undefined) return ~known;
  const fresh = graph.stations.size;
  graph.stations.set(key, fresh);
  graph.waiting.push({ station: fresh, grow });
  return ~fresh;
}

/** More nodes than this are too many to work out while somebody waits. */
export class TooLarge extends Error {}

export function growAll(graph: Graph, mostNodes: number): void {
  for (let next = graph.waiting.pop(); next !== undefined; next = graph.waiting.pop()) {
    graph.from[next.station] = graph.kind.length;
    const root = next.grow();
    // A tree has a node of its own even if it leads straight to another station.
    graph.root[next.station] = root < 0 ? passOn(graph, root) : root;
    graph.to[next.station] = graph.kind.length;
    if (graph.kind.length > mostNodes) throw new TooLarge('the fight has too many positions');
  }
}

function passOn(graph: Graph, to: Child): number {
  const id = node(graph, CHANCE);
  edge(graph, to, 1);
  return id;
}
