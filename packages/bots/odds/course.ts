/** How a fight goes when best play is known: chances flow from its beginning to its ends. */
import { CHANCE, END, type Child, type Graph, ROUND } from './graph.ts';
import type { Component } from './order.ts';
import type { Course, Ending } from './result.ts';
import type { Solution } from './solve.ts';

interface Flow {
  readonly solution: Solution;
  readonly node: Float64Array;
  readonly station: Float64Array;
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

/** What comes to an end stays there. */
function arrive({ node, station }: Flow, child: Child, chance: number): void {
  if (child < 0) station[~child] = (station[~child] as number) + chance;
  else node[child] = (node[child] as number) + chance;
}

/** Lets what has arrived at the nodes of a tree run on, from its root down. */
function run(flow: Flow, from: number, to: number): void {
  const { kind, edges, child, weight }: Graph = flow.solution.graph;
  const { best } = flow.solution;
  for (let id = to - 1; id >= from; id--) {
    const mass = flow.node[id] as number;
    const what = kind[id] as number;
    if (mass === 0 || what === END) continue;
    flow.node[id] = 0;
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

const summary = ({ solution, node, rounds }: Flow, before: Before): Course =>
  addUp(
    solution.graph.ends.map(({ node: id, ending }) => ({ ending, chance: node[id] as number })),
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
