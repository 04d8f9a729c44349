/** How a fight goes when best play is known: chances flow from its beginning to its ends. */
import { CHANCE, END, type Child, type Graph, ROUND } from './graph.ts';
import type { Component } from './order.ts';
import type { Course, Ending } from './result.ts';
import type { Solution } from './solve.ts';

interface Flow {
  readonly solution: Solution;
  readonly node: Float64Array;
  readonly station: Float64Array;
  readonly ends: Map<Ending, number>;
  rounds: number;
}

/** What was left to the Hero to bear, and what he bore already, when he was asked about. */
export interface Before {
  readonly life: number;
  readonly wounds: number;
  readonly exhaustion: number;
}

export function courseFrom(solution: Solution, child: Child, before: Before): Course {
  const { graph } = solution;
  const flow: Flow = {
    solution,
    node: new Float64Array(graph.kind.length),
    station: new Float64Array(graph.from.length),
    ends: new Map(),
    rounds: 0,
  };
  if (child < 0) flow.station[~child] = 1;
  else {
    arrive(flow, child, 1);
    run(flow, graph.from[solution.start] as number, child + 1);
  }
  const { components } = solution;
  for (let i = components.length - 1; i >= 0; i--) spread(flow, components[i] as Component);
  return summary(flow, before);
}

function arrive({ solution, node, station, ends }: Flow, child: Child, chance: number): void {
  if (child < 0) {
    station[~child] = (station[~child] as number) + chance;
    return;
  }
  const ending = solution.graph.ending[child] as Ending | null;
  if (ending === null) node[child] = (node[child] as number) + chance;
  else ends.set(ending, (ends.get(ending) ?? 0) + chance);
}

/** Lets what has arrived at the nodes of a tree run on, from its root down. */
function run(flow: Flow, from: number, to: number): void {
  const { kind, edges, child, weight }: Graph = flow.solution.graph;
  const { best } = flow.solution;
  for (let id = to - 1; id >= from; id--) {
    const mass = flow.node[id] as number;
    if (mass === 0) continue;
    flow.node[id] = 0;
    const what = kind[id] as number;
    if (what === END) continue;
    if (what === ROUND) flow.rounds += mass;
    if (what === CHANCE || what === ROUND) {
      const last = edges[id + 1] ?? child.length;
      for (let e = edges[id] as number; e < last; e++)
        arrive(flow, child[e] as number, mass * (weight[e] as number));
    } else {
      arrive(flow, child[best[id] as number] as number, mass);
    }
  }
}

/** Lets everything that has come to a station run through its tree. */
function pass(flow: Flow, at: number): void {
  const mass = flow.station[at] as number;
  if (mass === 0) return;
  const { graph } = flow.solution;
  flow.station[at] = 0;
  arrive(flow, graph.root[at] as number, mass);
  run(flow, graph.from[at] as number, graph.to[at] as number);
}

/** A component is left as often as it is entered, however often one goes round in it. */
function spread(flow: Flow, component: Component): void {
  const { members, loops, simple } = component;
  if (members.every((member) => flow.station[member] === 0)) return;
  if (!loops) for (const member of members) pass(flow, member);
  else if (simple && !flow.solution.duel) goThrough(flow, component);
  else goRound(flow, component);
}

/** All ways round pass the entry: how often it is visited follows from the chance to come back to it. */
function goThrough(flow: Flow, { members }: Component): void {
  const { returns } = flow.solution;
  const entry = members.at(-1) as number;
  let visits = flow.station[entry] as number;
  for (const member of members)
    if (member !== entry) visits += (flow.station[member] as number) * (returns[member] as number);
  const leaves = 1 - (returns[entry] as number);
  // What never leaves it is lost: the fight goes on for ever.
  flow.station[entry] = leaves < LITTLE ? 0 : visits / leaves;
  for (let i = members.length - 1; i >= 0; i--) pass(flow, members[i] as number);
  flow.station[entry] = 0;
}

const LITTLE = 1e-12;
const MOST_ROUNDS = 20_000;

/** Until next to nothing is left in it. */
function goRound(flow: Flow, { members }: Component): void {
  for (let count = 0; count < MOST_ROUNDS; count++) {
    for (let i = members.length - 1; i >= 0; i--) pass(flow, members[i] as number);
    if (members.reduce((total, member) => total + (flow.station[member] as number), 0) < LITTLE) break;
  }
  for (const member of members) flow.station[member] = 0;
}

function summary({ ends, rounds }: Flow, before: Before): Course {
  const how = { won: 0, escaped: 0, fled: 0, 'knocked-out': 0 };
  const expected = { wounds: 0, exhaustion: 0, gold: 0, cardsSpent: 0, alliesLost: 0, rounds };
  const wounds: number[] = [];
  let total = 0;
  for (const [end, chance] of ends) {
    how[end.how] += chance;
    total += chance;
    const falls = end.how === 'knocked-out';
    expected.wounds += chance * ((falls ? before.life : end.wounds) - before.wounds);
    expected.exhaustion += chance * (end.exhaustion - before.exhaustion);
    expected.gold += chance * end.gold;
    expected.cardsSpent += chance * end.cards;
    expected.alliesLost += chance * end.alliesLost;
    if (!falls) {
      while (wounds.length <= end.wounds) wounds.push(0);
      wounds[end.wounds] = (wounds[end.wounds] as number) + chance;
    }
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
