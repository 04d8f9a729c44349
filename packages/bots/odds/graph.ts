/**
 * A fight as a graph. Places are positions that can be reached in several ways, and the ends; between them lie small
 * trees of choices and dice. Many places have the same tree and differ only in where its exits lead, so trees are kept
 * apart from places. In a tree children come before their parents, so that it is worked out by going through it once.
 */
import { type Ending, type Stakes, worthOfEnding } from './result.ts';
import { type Column, floatColumn, intColumn, newRoom, push, type Room } from './room.ts';

export const CHANCE = 0;
/** A new combat round begins: nothing but a place to count. */
export const ROUND = 1;
/** One way or the other, as is noted with each place that has the tree. */
export const GATE = 2;
/** CHOICE is a choice of the seat that asks, CHOICE + 1 one of its opponent. */
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
  readonly kind: Column;
  /** Where the edges of a node begin; they end where those of the next node begin. */
  readonly edges: Column;
  /** A node, or an exit (written as ~exit). */
  readonly child: Column;
  /** The chance of the edge; of an option, the place of its name; of a gate, its number. */
  readonly weight: Column<Float64Array<ArrayBuffer>>;
  readonly trees: Tree[];
  /** The tree of each place, or -1 for an end and for what is not grown yet; where its exits begin, and where they end. */
  readonly tree: Column;
  readonly from: Column;
  readonly until: Column;
  /** The places to which the exits lead, tree after tree; -1 behind a gate that is shut. */
  readonly exits: Column;
  /** A bit for each gate of a place's tree that leads the first way. */
  readonly open: Column;
  /** Where the nodes of each place would begin if it had a tree of its own, and how many there would be. */
  readonly nodesFrom: Column;
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
  /** Nodes by what they look like, of all trees; two of the tree that is growing, from this node on, that are alike are one. */
  readonly alike: Map<number, number>;
  growing: number;
  readonly stations: Map<string, number>;
  /** Places whose trees are not grown yet, and how each grows. */
  readonly waiting: { readonly place: number; readonly grow: (place: number) => void }[];
  /** How many nodes there may be, how many steps may be taken to grow them, and how many were taken. */
  readonly most: number;
  readonly mostSteps: number;
  steps: number;
  /** Whether it is time to give up. */
  readonly late: () => boolean;
}

/** Its columns lie in that room, and are good until it is emptied. */
export const newGraph = (
  most = Number.POSITIVE_INFINITY,
  late = (): boolean => false,
  room: Room = newRoom(),
): Graph => ({
  most,
  mostSteps: Math.min(MOST_STEPS, STEPS_A_NODE * most),
  steps: 0,
  late,
  kind: intColumn(room),
  edges: intColumn(room),
  child: intColumn(room),
  weight: floatColumn(room),
  trees: [],
  tree: intColumn(room),
  from: intColumn(room),
  until: intColumn(room),
  exits: intColumn(room),
  open: intColumn(room),
  nodesFrom: intColumn(room),
  nodes: 0,
  ends: [],
  labels: [],
  labelAt: new Map(),
  alike: new Map(),
  growing: 0,
  stations: new Map(),
  waiting: [],
});

/** No single tree is let grow beyond all measure: a card may offer more than can ever be tried. */
const MOST_STEPS = 400_000;
/** The step budget per node: most steps lead to nodes that already exist. */
const STEPS_A_NODE = 3;
/** Steps between two looks at the clock. */
const BETWEEN_LOOKS = 128;

/** A step of growing, whether it brings a new node or not; one that takes long counts as many. */
export function step(graph: Graph, count = 1): void {
  const before = graph.steps;
  graph.steps += count;
  if (graph.steps > graph.mostSteps) throw new TooLarge('the fight has too many positions');
  if (Math.floor(graph.steps / BETWEEN_LOOKS) > Math.floor(before / BETWEEN_LOOKS)) lookAtClock(graph);
}

/** Throws if the time is over. */
export function lookAtClock({ late }: Graph): void {
  if (late()) throw new TooLarge('the time is over');
}

function node({ kind: kinds, edges, child }: Graph, kind: number): number {
  push(edges, child.length);
  return push(kinds, kind);
}

function edge(graph: Graph, child: Child, weight: number): void {
  push(graph.child, child);
  push(graph.weight, weight);
}

/** Where the edges of a node end. */
export const edgesEnd = ({ edges, child }: Graph, node: number): number =>
  node + 1 < edges.length ? (edges.at[node + 1] as number) : child.length;

/** The last node, which has all its edges now; or the one of this tree that is just like it, and then the last one goes. */
function settled(graph: Graph, id: number): Child {
  const { kind, edges, child, weight, alike } = graph;
  const from = edges.at[id] as number;
  let look = Math.imul(kind.at[id] as number, 0x9e3779b1) ^ (child.length - from);
  for (let e = from; e < child.length; e++) {
    look = Math.imul(look ^ (child.at[e] as number), 0x85ebca6b);
    look = Math.imul(look ^ (look >>> 15) ^ ((weight.at[e] as number) * FINE), 0xc2b2ae35);
  }
  const twin = alike.get(look);
  if (twin === undefined || twin < graph.growing || !areTwins(graph, twin, id)) {
    alike.set(look, id);
    return id;
  }
  kind.length = edges.length = id;
  child.length = weight.length = from;
  return twin;
}

/** So finely chances are told apart at first sight. */
const FINE = 2 ** 20;

function areTwins({ kind, edges, child, weight }: Graph, one: number, last: number): boolean {
  const from = edges.at[last] as number;
  const count = child.length - from;
  const at = edges.at[one] as number;
  if (kind.at[one] !== kind.at[last] || (edges.at[one + 1] as number) - at !== count) return false;
  for (let i = 0; i < count; i++)
    if (child.at[at + i] !== child.at[from + i] || weight.at[at + i] !== weight.at[from + i]) return false;
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
  const first = edges.at[id] as number;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Child;
    const chance = chances[i] as number;
    if (chance <= 0) continue;
    let known = first;
    while (known < all.length && all.at[known] !== child) known++;
    if (known === all.length) edge(graph, child, chance);
    else weight.at[known] = (weight.at[known] as number) + chance;
  }
  return settled(graph, id);
}

/* Places */

const NONE = -1;

/** What lies behind a place is found out later, when `growAll` comes to it; behind an end there is nothing. */
export function newPlace(graph: Graph, grow: ((place: number) => void) | null): number {
  const place = push(graph.tree, NONE);
  push(graph.from, 0);
  push(graph.until, 0);
  push(graph.open, 0);
  push(graph.nodesFrom, 0);
  if (grow !== null) graph.waiting.push({ place, grow });
  return place;
}

/** Of a place that has grown. */
export const treeOf = ({ trees, tree }: Graph, place: number): Tree =>
  trees[tree.at[place] as number] as Tree;

export function addEnd(graph: Graph, stakes: Stakes, ending: Ending, rival = 0): number {
  const place = newPlace(graph, null);
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
    for (const exit of exits) push(graph.exits, exit);
  });
  graph.stations.set(key, fresh);
  return ~fresh;
}

/** A tree, and the places to which its exits lead. */
interface Grown {
  /** Its number. */
  readonly tree: number;
  readonly exits: readonly number[];
}

export function growTree(graph: Graph, grow: () => Child): Grown {
  const { kind, child } = graph;
  const from = kind.length;
  const first = child.length;
  graph.growing = from;
  const grown = grow();
  // A tree has a node of its own even if it leads straight to another place.
  const root = grown < 0 ? passOn(graph, grown) : grown;
  const exits: number[] = [];
  for (let e = first; e < child.length; e++) {
    const place = ~(child.at[e] as number);
    if (place < 0) continue;
    let exit = exits.indexOf(place);
    if (exit < 0) exit = exits.push(place) - 1;
    child.at[e] = ~exit;
  }
  const tree = graph.trees.push({ from, to: kind.length, root, exits: exits.length }) - 1;
  return { tree, exits };
}

function passOn(graph: Graph, to: Child): number {
  const id = node(graph, CHANCE);
  edge(graph, to, 1);
  return id;
}

/** Gives a place its tree; where the exits lead is to be added. */
export function settleAt(graph: Graph, place: number, tree: number): void {
  const { from, to, exits } = graph.trees[tree] as Tree;
  graph.tree.at[place] = tree;
  graph.from.at[place] = graph.exits.length;
  graph.until.at[place] = graph.exits.length + exits;
  graph.nodesFrom.at[place] = graph.nodes;
  graph.nodes += to - from;
}

/** The fight is too large to solve while someone waits. */
export class TooLarge extends Error {}

export function growAll(graph: Graph): void {
  let grown = 0;
  for (let next = graph.waiting.pop(); next !== undefined; next = graph.waiting.pop()) {
    next.grow(next.place);
    if (graph.nodes > graph.most) throw new TooLarge('the fight has too many positions');
    if (++grown % BETWEEN_LOOKS === 0) lookAtClock(graph);
  }
}
