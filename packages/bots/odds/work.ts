/** Works a fight out: every position, if there are not too many; else with narrower play; else by playing it often. */
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { view } from '@wayrune/engine/rules/game.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { greedy } from '../greedy.ts';
import { type Before, courseFrom, courseOf } from './course.ts';
import { considered, decide, endingFor, type Explorer, forgetRounds, goOn, keyOf } from './explore.ts';
import { growAll, labelled, newGraph, station, TooLarge } from './graph.ts';
import { compile } from './model/compile.ts';
import type { Model } from './model/model.ts';
import { beginFight } from './model/rounds.ts';
import { stationOf } from './model/table.ts';
import { readingOf } from './reading.ts';
import { type FightOdds, type OptionOdds, type Stakes, worthOfEnding } from './result.ts';
import { playFights } from './sample.ts';
import { type Solution, solve, solveMore } from './solve.ts';

/** How a fight is to be worked out. */
export interface Effort {
  readonly seat: number;
  readonly stakes: Stakes;
  readonly rivalStakes: Stakes;
  /** How many nodes there may be. */
  readonly most: number;
  /** By the rules alone, step by step, which is slow; for checking the model. */
  readonly plainly: boolean;
}

/** A step of the rules takes so many times as long as a step of the model. */
const SLOWER = 50;

/** A fight between Heroes has too many positions for the rules alone, and the model knows only enemies on cards. */
export function oddsAt(world: World, table: State, effort: Effort): FightOdds {
  if (combatIn(world, table).other >= 0 && !effort.plainly) return sampled(world, table, effort);
  const attempts = [
    () => workOut(world, table, effort, false),
    () => (effort.plainly ? null : workOut(world, table, effort, true)),
  ];
  for (const attempt of attempts) {
    try {
      const odds = attempt();
      if (odds !== null) return odds;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  return sampled(world, table, effort);
}

function beforeOf(world: World, table: State, seat: number): Before {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const { wounds, exhaustion } = player;
  return { life: lifeOf(view(world, table), seat, 'hero'), wounds, exhaustion };
}

function combatIn(world: World, table: State): CombatFrame {
  const combat = combatOf(view(world, table));
  if (combat === null) throw new Error('no combat');
  return combat;
}

/** Null if narrower play would make no difference. */
function workOut(world: World, table: State, effort: Effort, narrow: boolean): FightOdds | null {
  const laid = layOut(world, table, effort, narrow);
  if (laid === null) return null;
  const { explorer, model } = laid;
  const start = startOf(explorer, model, table);
  growAll(explorer.graph, model === null && !effort.plainly ? effort.most / SLOWER : effort.most);
  const before = beforeOf(world, table, effort.seat);
  return report(solve(explorer.graph, start), table, effort.seat, before, !narrow);
}

interface LaidOut {
  readonly explorer: Explorer;
  readonly model: Model | null;
}

function layOut(world: World, table: State, effort: Effort, narrow: boolean): LaidOut | null {
  const { seat, stakes, rivalStakes, plainly } = effort;
  const { seat: attacker, other } = combatIn(world, table);
  const graph = newGraph();
  const reading = readingOf(world, table);
  const model = plainly ? null : compile(world, table, reading, graph, stakes, narrow);
  if (model === null && narrow) return null;
  const rival = other < 0 ? -1 : attacker === seat ? other : attacker;
  const shortcut = (state: State) => (model === null ? null : stationOf(model, state));
  return {
    explorer: { graph, world, table, seat, rival, stakes, rivalStakes, reading, plainly, shortcut },
    model,
  };
}

/** A player who worked a fight out once, and knows the best choice at any table of it. */
export interface Adviser {
  /** Tables that are the same to every card of the fight have the same name. */
  readonly nameOf: (now: State) => string;
  readonly choose: (now: State) => string | null;
}

export function adviser(world: World, table: State, effort: Effort): Adviser {
  const laid = layOut(world, table, effort, false);
  if (laid === null) throw new Error('the fight cannot be laid out');
  const { explorer, model } = laid;
  const { graph } = explorer;
  let solution: Solution | null = null;
  const nameOf = (now: State): string => {
    forgetRounds(explorer, combatIn(world, now));
    return keyOf(now);
  };
  return {
    nameOf,
    choose(now) {
      const name = nameOf(now);
      const known = model === null ? null : stationOf(model, now);
      const start = ~(known ?? station(graph, `${name} now`, () => decide(explorer, now)));
      growAll(graph, effort.most);
      solution = solution === null ? solve(graph, start) : solveMore(solution, start);
      return bestAt(solution, now);
    },
  };
}

/** The name of the best option at the first choice. */
function bestAt({ graph, start, best }: Solution, { decision }: State): string | null {
  const options = considered(decision?.options ?? []);
  if (options.length === 1) return options[0] ?? null;
  const edge = best[graph.root[start] as number] ?? -1;
  return edge < 0 ? null : (graph.labels[graph.weight[edge] as number] ?? null);
}

/** The station from which the question is asked. */
function startOf(explorer: Explorer, model: Model | null, table: State): number {
  const { graph } = explorer;
  if (table.decision !== null) {
    const known = model === null || model.narrow ? null : stationOf(model, table);
    return ~(known ?? station(graph, 'start', () => decide(explorer, table)));
  }
  const begin = model === null ? () => goOn(explorer, table) : () => beginFight(model, model.start);
  return ~station(graph, 'start', begin);
}

function report(solution: Solution, table: State, seat: number, before: Before, exact: boolean): FightOdds {
  const { start, station: stations } = solution;
  const value = stations.value[start] as number;
  const odds = { exact, seat, value, ...courseFrom(solution, ~start, before) };
  return table.decision?.seat === seat
    ? withBest(odds, optionsAt(solution, table, before))
    : { ...odds, best: null, options: [] };
}

function withBest(odds: Omit<FightOdds, 'best' | 'options'>, options: readonly OptionOdds[]): FightOdds {
  let best: OptionOdds | null = null;
  for (const option of options) if (best === null || option.value > best.value) best = option;
  return { ...odds, best: best?.option ?? null, options };
}

/** The options of the decision that was asked, which is the root of the first tree. */
function optionsAt(solution: Solution, { decision }: State, before: Before): OptionOdds[] {
  const { graph, start, node, station: stations } = solution;
  const options = considered(decision?.options ?? []);
  const root = graph.root[start] as number;
  const first = graph.edges[root] as number;
  return options.map((option) => {
    const at = options.length === 1 ? -1 : graph.weight.indexOf(labelled(graph, option), first);
    const child = at < 0 ? root : (graph.child[at] as number);
    const value = (child < 0 ? stations.value[~child] : node.value[child]) as number;
    return { option, value, ...courseFrom(solution, child, before) };
  });
}

/* Sampling */

/** Fights played in all, and at least for each option. */
const TIMES = 300;
const LEAST_TIMES = 80;

function sampled(world: World, table: State, { seat, stakes }: Effort): FightOdds {
  const before = beforeOf(world, table, seat);
  const own = table.decision?.seat === seat ? considered(table.decision.options) : [];
  const times = Math.max(LEAST_TIMES, Math.floor(TIMES / Math.max(1, own.length)));
  const play = (option: string | null): OptionOdds => {
    const samples = playFights(world, table, option, greedy, times, (state, combat) =>
      endingFor(world, table, state, combat, seat),
    );
    const value = samples.reduce((total, { ending }) => total + worthOfEnding(stakes, ending), 0) / times;
    return { option: option ?? '', value, ...courseOf(samples, before) };
  };
  const options = own.map(play);
  const { option, ...course } = options.length === 0 ? play(null) : options.reduce(better);
  return { exact: false, seat, ...course, best: options.length === 0 ? null : option, options };
}

const better = (best: OptionOdds, option: OptionOdds): OptionOdds =>
  option.value > best.value ? option : best;
