/**
 * A fight as a graph. Places are positions that can be reached in several ways, and the ends; between them lie small
 * trees of choices and dice. Many places have the same tree and differ only in where its exits lead, so trees are kept
 * apart from places. In a tree children come before their parents, so that it is worked out by going through it once.
 */
import { type Ending, type Stakes, worthOfEnding } from './result.ts';

export const CHANCE = 0;
/** A new combat round begins: nothing but a place to count. */
export const ROUND = 1;
/** One way or the other, as is noted with each place that has the tree. */
export const GATE = 2;
/** Choices of seats are told apart: CHOICE is the one who asks, CHOICE + 1 his opponent. */
export const CHOICE = 3;

/** While a tree grows: a node of it, or a place (written as ~place). */
export type Child = number;

/** A stretch of nodes. */
export interface Tree {
  readonly from: number;
  readonly to: number;
  readonly root: number;
  readonly exits: number;
}

export interface Graph {
  /** The nodes of all trees. */
  readonly kind: number[];
  /** Where the edges of a node begin; they end where those of the next node begin. */
  readonly edges: number[];
  /** A node, or an exit (written as ~exit). */
  readonly child: Child[];
  /** The chance of the edge; of an option, the place of its name; of a gate, its number. */
  readonly weight: number[];
  /** The tree of each place, and where its exits begin; null for an end, and for what is not grown yet. */
  readonly tree: (Tree | null)[];
  readonly from: number[];
  /** The places to which the exits lead, tree after tree; -1 behind a gate that is shut. */
  readonly exits: number[];
  /** A bit for each gate of a place's tree that leads the first way. */
  readonly open: number[];
  /** Where the nodes of each place would begin if it had a tree of its own, and how many there would be. */
  readonly nodesFrom: number[];
  nodes: number;
  readonly ends: {
    readonly place: number;
    readonly ending: Ending;
    readonly worth: number;
    readonly rival: number;
  }[];
  /** The names of options. */
  readonly labels: string[];
  readonly labelAt: Map<string, number>;
  /** The nodes of the tree that is growing, by what they look like: two that are alike are one. */
  readonly alike: Map<number, number>;
  readonly stations: Map<string, number>;
  /** Places whose trees are not grown yet, and how each grows. */
  readonly waiting: number[];
  readonly grow: ((place: number) => void)[];
  /** How many nodes there may be, how many steps may be taken to grow them, and how many were taken. */
  readonly most: number;
  readonly mostSteps: number;
  steps: number;
  /** Whether it is time to give up. */
  readonly late: () => boolean;
}

export const newGraph = (most = Number.POSITIVE_INFINITY, late = (): boolean => false): Graph => ({
  most,
  mostSteps: Math.min(MOST_STEPS, STEPS_A_NODE * most),
  steps: 0,
  late,
  kind: [],
  edges: [],
  child: [],
  weight: [],
  tree: [],
  from: [],
  exits: [],
  open: [],
  nodesFrom: [],
  nodes: 0,
  ends: [],
  labels: [],
  labelAt: new Map(),
  alike: new Map(),
  stations: new Map(),
  waiting: [],
  grow: [],
});

/** No single tree is let grow beyond all measure: a card may offer more than can ever be tried. */
const MOST_STEPS = 400_000;
/** So many steps are taken for each node at the most: most of them come to what is known already. */
const STEPS_A_NODE = 3;
/** So much is done between two looks at the clock. */
const BETWEEN_LOOKS = 128;

/** A step of growing, whether it brings a new node or not; one that takes long counts as many. */
export function step(graph: Graph, count = 1): void {
  const before = graph.steps;
  graph.steps += count;
  if (graph.steps > graph.mostSteps) throw new TooLarge('the fight has too many positions');
  if (Math.floor(graph.steps / BETWEEN_LOOKS) > Math.floor(before / BETWEEN_LOOKS) && graph.late())
    throw new TooLarge('the time is over');
}

function node({ kind: kinds, edges, child }: Graph, kind: number): number {
  edges.push(child.length);
  return kinds.push(kind) - 1;
}

function edge(graph: Graph, child: Child, weight: number): void {
  graph.child.push(child);
  graph.weight.push(weight);
}

/** The last node, which has all its edges now; or the one of this tree that is just like it, and then the last one goes. */
function settled(graph: Graph, id: number): Child {
  const { kind, edges, child, weight, alike } = graph;
  const from = edges[id] as number;
  let look = Math.imul(kind[id] as number, 0x9e3779b1) ^ (child.length - from);
  for (let e = from; e < child.length; e++) {
    look = Math.imul(look ^ (child[e] as number), 0x85ebca6b);
    look = Math.imul(look ^ (look >>> 15) ^ ((weight[e] as number) * FINE), 0xc2b2ae35);
  }
  const twin = alike.get(look);
  if (twin === undefined || !areTwins(graph, twin, id)) {
    alike.set(look, id);
    return id;
  }
  kind.pop();
  edges.pop();
  child.length = weight.length = from;
  return twin;
}

/** So finely chances are told apart at first sight. */
const FINE = 2 ** 20;

function areTwins({ kind, edges, child, weight }: Graph, one: number, last: number): boolean {
  const from = edges[last] as number;
  const count = child.length - from;
  const at = edges[one] as number;
  if (kind[one] !== kind[last] || (edges[one + 1] as number) - at !== count) return false;
  for (let i = 0; i < count; i++)
    if (child[at + i] !== child[from + i] || weight[at + i] !== weight[from + i]) return false;
  return true;
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

export function addRound(graph: Graph, then: Child): Child {
  step(graph);
  const id = node(graph, ROUND);
  edge(graph, then, 1);
  return settled(graph, id);
}

export function addGate(graph: Graph, gate: number, open: Child, shut: Child): Child {
  step(graph);
  if (open === shut) return open;
  const id = node(graph, GATE);
  edge(graph, open, gate);
  edge(graph, shut, gate);
  return settled(graph, id);
}

/** `opponent` is 1 where the other Hero of a duel chooses. */
export function addChoice(
  graph: Graph,
  labels: readonly string[],
  children: readonly Child[],
  opponent = 0,
): Child {
  step(graph);
  if (children.length === 1) return children[0] as Child;
  const id = node(graph, CHOICE + opponent);
  for (let i = 0; i < children.length; i++)
    edge(graph, children[i] as Child, labelled(graph, labels[i] as string));
  return settled(graph, id);
}

/** Outcomes that lead to the same child are one. */
export function addChance(graph: Graph, chances: readonly number[], children: readonly Child[]): Child {
  step(graph);
  const [only] = children;
  if (children.every((child) => child === only)) return only as Child;
  const id = node(graph, CHANCE);
  const { child: all, weight, edges } = graph;
  const first = edges[id] as number;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Child;
    const chance = chances[i] as number;
    if (chance <= 0) continue;
    const known = all.indexOf(child, first);
    if (known < 0) edge(graph, child, chance);
    else weight[known] = (weight[known] as number) + chance;
  }
  return settled(graph, id);
}

/* Places */

const END = (): void => {};

/** What lies behind a place is found out later, when `growAll` comes to it. */
export function newPlace(graph: Graph, grow: (place: number) => void): number {
  const place = graph.tree.push(null) - 1;
  graph.from.push(0);
  graph.open.push(0);
  graph.nodesFrom.push(0);
  graph.grow.push(grow);
  if (grow !== END) graph.waiting.push(place);
  return place;
}

export function addEnd(graph: Graph, stakes: Stakes, ending: Ending, rival = 0): number {
  const place = newPlace(graph, END);
  graph.ends.push({ place, ending, worth: worthOfEnding(stakes, ending), rival });
  return place;
}

/** The place of a position that has a name. */
export function station(graph: Graph, key: string, grow: () => Child): Child {
  const known = graph.stations.get(key);
  if (known !== undefined) return ~known;
  const fresh = newPlace(graph, (place) => {
    const { tree, exits } = growTree(graph, grow);
    settleAt(graph, place, tree);
    for (const exit of exits) graph.exits.push(exit);
  });
  graph.stations.set(key, fresh);
  return ~fresh;
}

/** A tree, and the places to which its exits lead. */
interface Grown {
  readonly tree: Tree;
  readonly exits: readonly number[];
}

export function growTree(graph: Graph, grow: () => Child): Grown {
  const { kind, child } = graph;
  const from = kind.length;
  const first = child.length;
  graph.alike.clear();
  const grown = grow();
  // A tree has a node of its own even if it leads straight to another place.
  const root = grown < 0 ? passOn(graph, grown) : grown;
  const exits: number[] = [];
  for (let e = first; e < child.length; e++) {
    const place = ~(child[e] as number);
    if (place < 0) continue;
    let exit = exits.indexOf(place);
    if (exit < 0) exit = exits.push(place) - 1;
    child[e] = ~exit;
  }
  return { tree: { from, to: kind.length, root, exits: exits.length }, exits };
}

function passOn(graph: Graph, to: Child): number {
  const id = node(graph, CHANCE);
  edge(graph, to, 1);
  return id;
}

/** Gives a place its tree; where the exits lead is to be added. */
export function settleAt(graph: Graph, place: number, tree: Tree): void {
  graph.tree[place] = tree;
  graph.from[place] = graph.exits.length;
  graph.nodesFrom[place] = graph.nodes;
  graph.nodes += tree.to - tree.from;
}

/** There is too much to work out while somebody waits. */
export class TooLarge extends Error {}

export function growAll(graph: Graph): void {
  let grown = 0;
  for (let next = graph.waiting.pop(); next !== undefined; next = graph.waiting.pop()) {
    graph.grow[next]?.(next);
    if (graph.nodes > graph.most) throw new TooLarge('the fight has too many positions');
    if (++grown % BETWEEN_LOOKS === 0 && graph.late()) throw new TooLarge('the time is over');
  }
}
