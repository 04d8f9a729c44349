/** Works a fight out: every position, if there are not too many; else with fewer cards. */
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { opponent } from '@wayrune/engine/rules/combat/fighters.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { type Before, courseAfter, courseFrom } from './course.ts';
import { considered, decide, type Explorer, goOn } from './explore.ts';
import {
  type Child,
  CHOICE,
  edgesEnd,
  GATE,
  type Graph,
  growAll,
  labelled,
  newGraph,
  station,
  TooLarge,
  treeOf,
} from './graph.ts';
import { ALL_CARDS, compile } from './model/compile.ts';
import type { Model } from './model/model.ts';
import { beginFight } from './model/rounds.ts';
import { stationOf } from './model/table.ts';
import { readingOf } from './reading.ts';
import type { Course, FightOdds, OptionOdds, Stakes } from './result.ts';
import { empty, newRoom, type Room } from './room.ts';
import { deskOf, judge, type Solution, solve } from './solve.ts';

/** How a fight is to be worked out. */
export interface Effort {
  readonly seat: number;
  readonly stakes: Stakes;
  readonly rivalStakes: Stakes;
  /** How many nodes there may be. */
  readonly most: number;
  /** By the rules alone, step by step, which is slow; for checking the model. */
  readonly plainly: boolean;
  /** Never so: a fight for which there is no model is not worked out. */
  readonly swiftly?: boolean;
  /** Given up when this says so. */
  readonly late?: () => boolean;
}

/** Null if there are too many positions or there is too little time, or if it would take long and must not. */
export const exactOdds = (world: World, table: State, effort: Effort): FightOdds | null =>
  unlessTooLarge(() => workOut(world, table, effort, ALL_CARDS));

/**
 * With fewer and fewer cards that count: the others are used when it is good for the moment, and never kept for later. So
 * many of them, besides the Hero; how the fight goes then is the least that can be had.
 */
export const FEWER = [4, 2, 1, 0];

export function withFewer(world: World, table: State, effort: Effort): FightOdds | null {
  for (const kept of FEWER) {
    const odds = unlessTooLarge(() => workOut(world, table, effort, kept));
    if (odds !== null) return odds;
  }
  return null;
}

function unlessTooLarge<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return null;
  }
}

export function beforeOf(world: World, table: State, seat: number): Before {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const { wounds, exhaustion } = player;
  return { life: lifeOf(view(world, table), seat, 'hero'), wounds, exhaustion };
}

/** The combat of a fight; null in a trap. */
export const combatIn = (world: World, table: State): CombatFrame | null => combatOf(view(world, table));

const ROOM = newRoom();

/** Null if fewer cards would make no difference, or if it would take long. */
function workOut(world: World, table: State, effort: Effort, kept: number): FightOdds | null {
  const laid = layOut(world, table, effort, kept, empty(ROOM));
  if (laid === null || (laid.model === null && effort.swiftly === true && combatIn(world, table) !== null))
    return null;
  const { explorer, model } = laid;
  const start = startOf(explorer, model, table);
  growAll(explorer.graph);
  const before = beforeOf(world, table, effort.seat);
  return report(solve(explorer.graph, start, ROOM), table, effort.seat, before, kept === ALL_CARDS);
}

interface LaidOut {
  readonly explorer: Explorer;
  readonly model: Model | null;
}

export function layOut(world: World, table: State, effort: Effort, kept: number, room: Room): LaidOut | null {
  const { seat, stakes, rivalStakes, most, plainly, late } = effort;
  const graph = newGraph(most, late, room);
  const reading = readingOf(world, table);
  const combat = combatIn(world, table);
  // A trap is a few steps without rounds: the rules themselves are quick enough.
  const model = plainly || combat === null ? null : compile(world, table, reading, graph, room, stakes, kept);
  if (model === null && kept !== ALL_CARDS) return null;
  const rival = combat === null ? -1 : opponent(combat, seat);
  const shortcut = (state: State) => (model === null ? null : stationOf(model, state));
  return {
    explorer: { graph, world, table, seat, rival, stakes, rivalStakes, reading, plainly, shortcut },
    model,
  };
}

/** The station at which a table waits, if the model offers there all that the rules do. */
export function knownAt(model: Model | null, table: State): Child | null {
  if (model === null || (!model.whole && table.frames.at(-1)?.proc === 'window')) return null;
  return stationOf(model, table);
}

/** The name of the best option at the first choice. */
export function bestAt({ graph, start, best }: Solution, { decision }: State): string | null {
  const options = considered(decision?.options ?? []);
  if (options.length === 1) return options[0] ?? null;
  const choice = choiceAt(graph, start);
  if (choice < 0) return null;
  const edge = best[(graph.nodesFrom.at[start] as number) + choice - treeOf(graph, start).from] as number;
  return graph.labels[graph.weight.at[edge] as number] ?? null;
}

/** The first choice of a tree, through the gates before it; -1 if something else comes first. */
function choiceAt(graph: Graph, place: number): number {
  const { kind, edges, child, weight, open } = graph;
  let at = treeOf(graph, place).root;
  while (at >= 0 && kind.at[at] === GATE) {
    const first = edges.at[at] as number;
    const isOpen = ((open.at[place] as number) >>> (weight.at[first] as number)) & 1;
    at = child.at[isOpen ? first : first + 1] as number;
  }
  return at >= 0 && (kind.at[at] as number) >= CHOICE ? at : -1;
}

/** The station from which the question is asked. */
function startOf(explorer: Explorer, model: Model | null, table: State): number {
  const { graph } = explorer;
  if (table.decision !== null) {
    const known = knownAt(model, table);
    return ~(known ?? station(graph, 'start', () => decide(explorer, table)));
  }
  const begin = model === null ? () => goOn(explorer, table) : () => beginFight(model, model.start);
  return ~station(graph, 'start', begin);
}

function report(solution: Solution, table: State, seat: number, before: Before, exact: boolean): FightOdds {
  const { start } = solution;
  const value = solution.value[start] as number;
  const odds = { exact, seat, value, ...courseFrom(solution, before) };
  return table.decision?.seat === seat
    ? withBest(odds, optionsAt(solution, table, before, odds))
    : { ...odds, best: null, options: [] };
}

function withBest(odds: Omit<FightOdds, 'best' | 'options'>, options: readonly OptionOdds[]): FightOdds {
  let best: OptionOdds | null = null;
  for (const option of options) if (best === null || option.value > best.value) best = option;
  return { ...odds, best: best?.option ?? null, options };
}

/** The options of the decision that was asked, which is the root of the first tree. */
function optionsAt(
  solution: Solution,
  { decision }: State,
  before: Before,
  whole: Course & { readonly value: number },
): OptionOdds[] {
  const { graph, start } = solution;
  const options = considered(decision?.options ?? []);
  const choice = choiceAt(graph, start);
  const edges = options.map((option) => (options.length === 1 ? -1 : edgeOf(graph, choice, option)));
  const courses = edges.map((edge) => (edge < 0 ? whole : courseAfter(solution, edge, before)));
  judge(solution, start);
  const valueOf = (edge: number): number => {
    if (edge < 0) return whole.value;
    const next = graph.child.at[edge] as number;
    const exit = graph.exits.at[(graph.from.at[start] as number) + ~next] as number;
    return solution.value[next < 0 ? exit : deskOf(solution, start, next)] as number;
  };
  return options.map((option, i) => ({
    ...(courses[i] as Course),
    option,
    value: valueOf(edges[i] as number),
  }));
}

/** The edge of an option of a choice, or -1. */
function edgeOf(graph: Graph, choice: number, option: string): number {
  if (choice < 0) return -1;
  const { edges, weight } = graph;
  const label = labelled(graph, option);
  const last = edgesEnd(graph, choice);
  for (let edge = edges.at[choice] as number; edge < last; edge++) if (weight.at[edge] === label) return edge;
  return -1;
}
