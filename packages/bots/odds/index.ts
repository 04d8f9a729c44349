/** The odds of fights: exact, by working out every position that best play can lead to. */
import type { Color } from '@wayrune/engine/rules/board.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { view } from '@wayrune/engine/rules/game.ts';
import { combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { arenaWorld, fightAt, fightWith } from './arena.ts';
import { type Before, courseFrom } from './course.ts';
import { type DeckOdds, mixture } from './deck.ts';
import { considered, decide, type Explorer, goOn } from './explore.ts';
import { growAll, newGraph, station } from './graph.ts';
import { compile } from './model/compile.ts';
import type { Model } from './model/model.ts';
import { beginFight } from './model/rounds.ts';
import { stationOf } from './model/table.ts';
import { readingOf } from './reading.ts';
import { type FightOdds, type OptionOdds, PLAIN_STAKES, type Stakes } from './result.ts';
import { type Solution, solve } from './solve.ts';

export type { DeckOdds, Meeting } from './deck.ts';
export { type Course, type FightOdds, type OptionOdds, PLAIN_STAKES, type Stakes } from './result.ts';

export interface OddsOptions {
  /** What the outcomes are worth to the one who fights. */
  readonly stakes?: Stakes;
  /** Between Heroes, whose odds they are: the attacker's, unless it says otherwise. */
  readonly seat?: number;
  /** False: by the rules alone, step by step, which is slow; for checking the model. */
  readonly model?: false;
}

/** The odds of the fight that is going on, from the pending decision on; null if nobody fights. */
export function fightOdds(world: World, state: State, options: OddsOptions = {}): FightOdds | null {
  const table = fightAt(world, state);
  return table === null ? null : oddsOf(world, table, options);
}

/** The odds of meeting a Challenge, or any other enemy, now. */
export function challengeOdds(
  world: World,
  state: State,
  seat: number,
  card: string,
  options: OddsOptions = {},
): FightOdds {
  return oddsOf(world, fightWith(world, state, seat, card), options);
}

/** The odds of attempting a counter of a colour: over all that may be drawn. */
export const deckOdds = (
  world: World,
  state: State,
  seat: number,
  color: Color,
  options: OddsOptions = {},
): DeckOdds => mixture(world, state, color, (card) => challengeOdds(world, state, seat, card, options));

const MOST_NODES = 3_000_000;

function oddsOf(world: World, table: State, options: OddsOptions): FightOdds {
  const ground = arenaWorld(world);
  const combat = combatOf(view(ground, table));
  if (combat === null) throw new Error('no combat');
  const { seat = combat.seat, stakes = PLAIN_STAKES } = options;
  const graph = newGraph();
  const reading = readingOf(ground, table);
  const model = options.model === false ? null : compile(ground, table, reading, graph, stakes);
  const explorer: Explorer = {
    graph,
    world: ground,
    table,
    seat,
    rival: combat.other < 0 ? -1 : combat.seat === seat ? combat.other : combat.seat,
    stakes,
    rivalStakes: PLAIN_STAKES,
    reading,
    shortcut: (state) => (model === null ? null : stationOf(model, state)),
  };
  const start = startOf(explorer, model, table);
  growAll(graph, MOST_NODES);
  const player = table.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const { wounds, exhaustion } = player;
  const before = { life: lifeOf(view(ground, table), seat, 'hero'), wounds, exhaustion };
  return report(solve(graph, start), table, seat, before);
}

/** The station from which the question is asked. */
function startOf(explorer: Explorer, model: Model | null, table: State): number {
  const { graph } = explorer;
  if (table.decision !== null) {
    const known = model === null ? null : stationOf(model, table);
    return ~(known ?? station(graph, 'start', () => decide(explorer, table)));
  }
  const begin = model === null ? () => goOn(explorer, table) : () => beginFight(model, model.start);
  return ~station(graph, 'start', begin);
}

function report(solution: Solution, table: State, seat: number, before: Before): FightOdds {
  const { start, station: stations } = solution;
  const value = stations.value[start] as number;
  const course = courseFrom(solution, ~start, before);
  const odds = { exact: true, seat, value, ...course };
  if (table.decision?.seat !== seat) return { ...odds, best: null, options: [] };
  const options = optionsAt(solution, table, before);
  const best = options.reduce<OptionOdds | null>(
    (most, option) => (most === null || option.value > most.value ? option : most),
    null,
  );
  return { ...odds, best: best?.option ?? null, options };
}

/** The options of the decision that was asked, which is the root of the first tree. */
function optionsAt(solution: Solution, { decision }: State, before: Before): OptionOdds[] {
  const { graph, start, node, station: stations } = solution;
  const labels = considered(decision?.options ?? []);
  const root = graph.root[start] as number;
  const first = graph.edges[root] as number;
  return labels.map((option) => {
    const at = labels.length === 1 ? -1 : graph.label.indexOf(option, first);
    const child = at < 0 ? root : (graph.child[at] as number);
    const value = (child < 0 ? stations.value[~child] : node.value[child]) as number;
    return { option, value, ...courseFrom(solution, child, before) };
  });
}
