/** How a fight goes when best play is known: chances flow from its beginning to its ends. */
import { CHANCE, edgesEnd, ROUND, treeOf } from './graph.ts';
import { ALONE, RING } from './order.ts';
import type { Course, Ending } from './result.ts';
import { floats } from './room.ts';
import { type Solution, widestIn } from './solve.ts';

interface Flow {
  readonly solution: Solution;
  /** What has come to the nodes of the tree at hand, and to each place. */
  readonly node: Float64Array;
  readonly place: Float64Array;
  rounds: number;
}

/** What was left to the Hero to bear, and what they bore already, when they were asked about. */
export interface Before {
  readonly life: number;
  readonly wounds: number;
  readonly exhaustion: number;
}

const newFlow = (solution: Solution): Flow => ({
  solution,
  node: floats(solution.room, widestIn(solution.graph)),
  place: floats(solution.room, solution.graph.tree.length),
  rounds: 0,
});

export function courseFrom(solution: Solution, before: Before): Course {
  const flow = newFlow(solution);
  flow.place[solution.start] = 1;
  return flowOut(flow, before);
}

/** After an option at the root of the first tree. */
export function courseAfter(solution: Solution, option: number, before: Before): Course {
  const flow = newFlow(solution);
  arrive(flow, solution.start, option, 1);
  run(flow, solution.start);
  return flowOut(flow, before);
}

function flowOut(flow: Flow, before: Before): Course {
  const { places, ends, kinds } = flow.solution.order;
  for (let i = ends.length - 1; i >= 0; i--) {
    const from = ends[i - 1] ?? 0;
    if (kinds[i] === ALONE) pass(flow, places[from] as number);
    else spread(flow, places.slice(from, ends[i]), kinds[i] === RING);
  }
  return summary(flow, before);
}

/** Along an edge of the tree of a place. */
function arrive({ solution, node, place }: Flow, at: number, edge: number, chance: number): void {
  const { graph } = solution;
  const next = graph.child.at[edge] as number;
  if (next < 0) {
    const to = graph.exits.at[(graph.from.at[at] as number) + ~next] as number;
    place[to] = (place[to] as number) + chance;
  } else {
    const id = next - treeOf(graph, at).from;
    node[id] = (node[id] as number) + chance;
  }
}

/** Lets what has arrived at the nodes of a tree run on, from its root down. */
function run(flow: Flow, at: number): void {
  const { graph, best } = flow.solution;
  const { kind, edges, weight } = graph;
  const { from, to } = treeOf(graph, at);
  for (let id = to - 1; id >= from; id--) {
    const mass = flow.node[id - from] as number;
    if (mass === 0) continue;
    const what = kind.at[id] as number;
    flow.node[id - from] = 0;
    if (what === ROUND) flow.rounds += mass;
    if (what === CHANCE || what === ROUND) {
      const last = edgesEnd(graph, id);
      for (let e = edges.at[id] as number; e < last; e++)
        arrive(flow, at, e, mass * (weight.at[e] as number));
    } else {
      arrive(flow, at, best[(graph.nodesFrom.at[at] as number) + id - from] as number, mass);
    }
  }
}

/** Lets everything that has come to a place run through its tree. */
function pass(flow: Flow, at: number): void {
  const mass = flow.place[at] as number;
  if (mass === 0) return;
  const { root, from } = treeOf(flow.solution.graph, at);
  flow.place[at] = 0;
  flow.node[root - from] = mass;
  run(flow, at);
}

/** A group is left as often as it is entered, however often one goes round in it. */
function spread(flow: Flow, members: readonly number[], isRing: boolean): void {
  if (members.every((member) => flow.place[member] === 0)) return;
  if (isRing && !flow.solution.duel) goThrough(flow, members);
  else goRound(flow, members);
}

/** All ways round pass the entry: how often it is visited follows from the chance to come back to it. */
function goThrough(flow: Flow, members: readonly number[]): void {
  const { returns } = flow.solution;
  const entry = members.at(-1) as number;
  let visits = flow.place[entry] as number;
  for (const member of members)
    if (member !== entry) visits += (flow.place[member] as number) * (returns[member] as number);
  const leaves = 1 - (returns[entry] as number);
  // What never leaves it is lost: the fight goes on for ever.
  flow.place[entry] = leaves < LITTLE ? 0 : visits / leaves;
  for (let i = members.length - 1; i >= 0; i--) pass(flow, members[i] as number);
  flow.place[entry] = 0;
}

const LITTLE = 1e-12;
const MOST_ROUNDS = 20_000;

/** Until next to nothing is left in it. */
function goRound(flow: Flow, members: readonly number[]): void {
  for (let count = 0; count < MOST_ROUNDS; count++) {
    for (let i = members.length - 1; i >= 0; i--) pass(flow, members[i] as number);
    if (members.reduce((total, member) => total + (flow.place[member] as number), 0) < LITTLE) break;
  }
  for (const member of members) flow.place[member] = 0;
}

const summary = ({ solution, place, rounds }: Flow, before: Before): Course =>
  addUp(
    solution.graph.ends.map(({ place: at, ending }) => ({ ending, chance: place[at] as number })),
    rounds,
    before,
  );

/** What came of fights that were played. */
export function courseOf(
  played: readonly { readonly ending: Ending; readonly rounds: number }[],
  before: Before,
): Course {
  const chance = 1 / played.length;
  const rounds = played.reduce((total, fight) => total + chance * fight.rounds, 0);
  return addUp(
    played.map(({ ending }) => ({ ending, chance })),
    rounds,
    before,
  );
}

function addUp(
  ends: readonly { readonly ending: Ending; readonly chance: number }[],
  rounds: number,
  before: Before,
): Course {
  const how = { won: 0, escaped: 0, fled: 0, 'knocked-out': 0 };
  const expected = { wounds: 0, exhaustion: 0, gold: 0, cardsSpent: 0, alliesLost: 0, rounds };
  const wounds: number[] = [];
  let total = 0;
  for (const { ending, chance } of ends) {
    if (chance === 0) continue;
    how[ending.how] += chance;
    total += chance;
    const falls = ending.how === 'knocked-out';
    expected.wounds += chance * ((falls ? before.life : ending.wounds) - before.wounds);
    if (!falls) expected.exhaustion += chance * (ending.exhaustion - before.exhaustion);
    expected.gold += chance * ending.gold;
    expected.cardsSpent += chance * ending.cards;
    expected.alliesLost += chance * ending.alliesLost;
    if (falls) continue;
    while (wounds.length <= ending.wounds) wounds.push(0);
    wounds[ending.wounds] = (wounds[ending.wounds] as number) + chance;
  }
  return {
    win: how.won,
    escape: how.escaped,
    fled: how.fled,
    knockedOut: how['knocked-out'],
    endless: Math.max(0, 1 - total),
    expected,
    wounds,
  };
}
