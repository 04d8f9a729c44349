import { describe, expect, it } from 'vitest';
import {
  addChance,
  addChoice,
  addEnd,
  addRound,
  type Child,
  type Graph,
  growAll,
  newGraph,
  station,
  TooLarge,
  treeOf,
} from './graph.ts';
import { RING } from './order.ts';
import { type Ending, PLAIN_STAKES } from './result.ts';
import { newRoom } from './room.ts';
import { solve, solveMore } from './solve.ts';

const ENDING: Ending = {
  how: 'won',
  wounds: 0,
  exhaustion: 0,
  gold: 0,
  cards: 0,
  price: 0,
  used: 0,
  alliesLost: 0,
  allyWounds: 0,
};
const STAKES = { ...PLAIN_STAKES, win: 8 };

const grownFrom = (graph: Graph, grow: () => Child): number => {
  const start = ~station(graph, 'start', grow);
  growAll(graph);
  return start;
};

describe('a graph', () => {
  it('has one node for all that are alike in a tree', () => {
    const graph = newGraph();
    const half = (): Child => addChance(graph, [0.5, 0.5], [~5, ~6]);
    station(graph, 'start', () =>
      addChoice(graph, ['a', 'b', 'c'], [half(), half(), addRound(graph, half())]),
    );
    for (let i = 0; i < 8; i++) station(graph, `place ${i}`, () => addRound(graph, ~0));
    growAll(graph);
    const { from, to } = treeOf(graph, 0);
    expect(to - from).toBe(3);
    const choice = graph.edges.at[to - 1] ?? 0;
    expect(graph.child.at[choice]).toBe(graph.child.at[choice + 1]);
  });

  it('is not solved beyond the time there is', () => {
    let isLate = false;
    const graph = newGraph(Number.POSITIVE_INFINITY, () => isLate);
    const end = addEnd(graph, STAKES, ENDING);
    const start = grownFrom(graph, () => addRound(graph, ~end));
    isLate = true;
    expect(() => solve(graph, start, newRoom())).toThrow(TooLarge);
    isLate = false;
    expect(solve(graph, start, newRoom()).value[start]).toBeCloseTo(STAKES.win, 5);
  });

  it('tells chances apart that differ by little', () => {
    const graph = newGraph();
    const nearly = (chance: number): Child => addChance(graph, [chance, 1 - chance], [~1, ~2]);
    station(graph, 'start', () => addChoice(graph, ['a', 'b'], [nearly(0.5), nearly(0.5 + 1e-12)]));
    for (let i = 0; i < 3; i++) station(graph, `place ${i}`, () => addRound(graph, ~0));
    growAll(graph);
    const { from, to } = treeOf(graph, 0);
    expect(to - from).toBe(3);
  });

  it('is given up after so many steps, also if they come to what is there already', () => {
    const graph = newGraph(100);
    const idle = (): Child => {
      for (let i = 0; i < 1000; i++) addRound(graph, ~0);
      return addRound(graph, ~0);
    };
    expect(() => grownFrom(graph, idle)).toThrow(TooLarge);
    expect(graph.kind.length).toBe(1);
  });
});

describe('a question that is asked later', () => {
  it('is worked out, also if its tree is wider than all before it', () => {
    const graph = newGraph();
    const won = ~addEnd(graph, STAKES, ENDING);
    const ask = (name: string, ways: number): number => {
      const rounds = Array.from({ length: ways }, (_, i) => i + 1);
      const lengths = (count: number): Child => (count === 0 ? won : addRound(graph, lengths(count - 1)));
      const grow = (): Child => addChoice(graph, rounds.map(String), rounds.map(lengths));
      const start = ~station(graph, name, grow);
      growAll(graph);
      return start;
    };
    let solution = solve(graph, ask('first', 1), newRoom());
    for (const [name, ways] of [
      ['second', 2],
      ['third', 3],
      ['wide', 40],
    ] as const) {
      solution = solveMore(solution, ask(name, ways), newRoom());
      expect(solution.value[solution.start], name).toBeCloseTo(8, 4);
    }
  });
});

describe('places that lead to each other', () => {
  it('are solved from the one node that every loop passes', () => {
    const graph = newGraph();
    const won = ~addEnd(graph, STAKES, ENDING);
    // From the first one goes to the second, which leads to itself, back and out: the first is found before it.
    const second = (): Child =>
      station(graph, 'second', () => addChance(graph, [0.25, 0.25, 0.5], [second(), first(), won]));
    const first = (): Child => station(graph, 'first', second);
    const start = ~first();
    growAll(graph);
    const { order, value } = solve(graph, start, newRoom());
    expect(order.kinds).toEqual([RING]);
    expect(value[start]).toBeCloseTo(8, 6);
  });
});
