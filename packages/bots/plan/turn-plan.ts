/** A turn planned: what every space is worth to be on at the end of movement, with what comes after it. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { diceToRoll } from '@wayrune/engine/rules/turn/movement.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { adventures, encouraged, type Goal, placesOf, readiness, type Taste } from '../heuristics/goals.ts';
import { isGoalDeck, openGoals } from '../aims/worth.ts';
import { rested } from '../value/equipment-worth.ts';
import { bestPlayOutlook, bestPlayForecast } from '../fights/best-play.ts';
import { forecast, simulatedOutlook } from '../fights/monte-carlo.ts';
import { weightsInRound, type PlanWeights } from '../value/weights.ts';
import { type Outlook, type HeroProfile, profileOf } from '../fights/hero-profile.ts';
import { attackWorthBySpace } from '../duels/attack-worth.ts';
import { rollWorth } from './roll-worth.ts';
import { bestTurn, turnsFrom, turnsTo } from './routes.ts';
import type { Context } from '../heuristics/context.ts';
import { contextOf } from '../heuristics/context-of.ts';
import { closeScout } from './scout.ts';
import { mending, towns } from './towns.ts';
import { tradeOnTheWay } from './stopover.ts';
import { entrances } from './travel.ts';

export interface Plan {
  /** What it is worth to end movement on a space, by its index. */
  readonly worth: (space: number) => number;
  /** The same if nothing is attempted there. */
  readonly idle: (space: number) => number;
  /** What attempting or trading on a space is worth, with what comes after it; -Infinity where there is nothing. */
  readonly act: (space: number) => number;
  readonly goals: readonly Goal[];
  /** What a market on a space brings to one who visits it on the way and moves on; 0 where that is not possible. */
  readonly stopover: (space: number) => number;
  /** What it is worth to end movement on a space for one who has been to a market on the way. */
  readonly worthPast: (space: number) => number;
}

export interface PlanContext extends Context {
  readonly weights: PlanWeights;
  /** Time checks: `late` to finish up, `busy` to skip optional work, `over` to stop. */
  readonly late: () => boolean;
  readonly busy: () => boolean;
  readonly over: () => boolean;
}

/** How much time there is to think; without a clock, as much as is wanted. */
export type Leisure = Pick<PlanContext, 'late' | 'busy' | 'over'>;

const never = (): boolean => false;
const NO_HURRY: Leisure = { late: never, busy: never, over: never };

/** The context of a planning player: weights adjusted to the round, and healing valued by what it enables. */
export function planContext(
  world: World,
  state: State,
  chance: Chance,
  planner: PlanWeights,
  leisure: Leisure = NO_HURRY,
): PlanContext {
  const weights = weightsInRound(planner, state.round);
  const seen = contextOf(world, state, chance, weights);
  const context: PlanContext = {
    ...seen,
    weights,
    ...leisure,
    scout: closeScout(weights, leisure.late),
    mend: (wounds) => mending(context, Math.min(wounds, seen.player.wounds)),
    roam: (dice) => rollWorth(context, planOf(context).worth, dice),
  };
  return context;
}

const plans = new WeakMap<State, { readonly key: string; readonly plan: Plan }>();

export function planOf(context: PlanContext): Plan {
  const { state, player, seat } = context;
  let left = 0;
  for (const count of state.counters) left += count;
  const kit = player.items.length * 100 + player.allies.length * 10 + player.kept.length;
  const key = `${context.weights.id}|${state.turn}|${seat}|${player.gold}|${player.wounds}|${player.exhaustion}|${kit}|${left}|${state.event}|${JSON.stringify(state.extra)}`;
  const known = plans.get(state);
  if (known?.key === key) return known.plan;
  const plan = makePlan(context);
  plans.set(state, { key, plan });
  return plan;
}

/** With a chance of one in so many it is worth trying at all. */
const HOPE = 3;

/** A goal for which one is not ready. */
const TOO_SOON = -9;
/** Exponent on the chance to win the goal: only a near-certain win makes everything else unimportant. */
const SURENESS = 4;

/** How a planner looks at adventures; the surer they are of the goal, the less they care for anything else. */
function tasteOf(context: PlanContext, hero: HeroProfile): Taste {
  const { world, state, player, aim, weights, late, busy } = context;
  const whole = weights.studyPositions === 0 ? null : profileOf(world, state, rested(player), weights);
  const study = whole === null ? null : { hero: whole, most: weights.studyPositions, busy };
  const promise = (who: HeroProfile, deck: string): Outlook => {
    const seen =
      weights.forecastPositions === 0
        ? null
        : bestPlayForecast(
            world,
            state,
            who,
            deck,
            weights.forecastPositions,
            late,
            isGoalDeck(aim, deck) ? study : null,
          );
    return seen ?? forecast(world, state, who, deck, weights.fightSamples);
  };
  const chance = openGoals(aim, state).reduce((most, deck) => Math.max(most, promise(hero, deck).win), 0);
  const patience = 1 - weights.eager * chance ** SURENESS;
  return {
    promise: (_, who, color) => promise(who, color),
    known: (_, who, card, counter) =>
      weights.forecastPositions === 0 || late()
        ? simulatedOutlook(world, who, card, counter, weights.fightSamples)
        : bestPlayOutlook(world, who, card, counter, weights.forecastPositions, late),
    appeal: (context, deck, { value, win }) => {
      if (!isGoalDeck(aim, deck)) return patience * (value + weights.zeal * Math.min(1, HOPE * win));
      return win < readiness(context) ? TOO_SOON : value;
    },
  };
}

/** Nothing is further away than so many turns. */
const FAR = 30;

function makePlan(context: PlanContext): Plan {
  const { world, state, player, weights } = context;
  const board = landOf(context.game);
  const dice = diceToRoll(context.game, context.seat, 0);
  // Ways take time, once on a board: they come before what can be thought over more or less.
  for (const id of [...board.jewels, ...marketsIn(board).map(({ space }) => space)])
    turnsTo(board, board.index.get(id) ?? 0, dice);
  const hero = profileOf(world, state, player, weights);
  const here = board.index.get(player.space ?? '') ?? 0;
  const open = entrances(context.game, context.seat);
  const markets = towns(context);
  const others = [...adventures(context, hero, tasteOf(context, hero)), ...placesOf(context)];
  const goals = encouraged([...others, ...markets]).filter(
    ({ space }) => open[space] !== 0 || space === here,
  );
  const attacks = attackWorthBySpace(context);
  const far = goals.map(({ space }) => turnsTo(board, space, dice));
  const lead = (goal: number, from: number): number =>
    (goals[goal] as Goal).value - weights.tempo * (far[goal]?.[from] as number);
  const then = weights.beyond === 0 ? [] : goals.map(({ space }) => twoBest(goals, lead, space));
  /** The best other goal, with the turns it takes to get there and with what may come after it. */
  const next = (from: number): number => {
    let best = 0;
    for (let i = 0; i < goals.length; i++) {
      if (goals[i]?.space === from) continue;
      const last = then[i];
      const more = last === undefined ? 0 : last.space === from ? last.besides : last.best;
      best = Math.max(best, lead(i, from) + weights.beyond * more);
    }
    return best;
  };
  const after = (space: number, value: number): number => value + weights.onward * next(space);
  const values = new Float64Array(board.spaces.length).fill(Number.NEGATIVE_INFINITY);
  for (const { space, value } of goals) values[space] = Math.max(values[space] as number, value);
  const lingers = lingersOf(context);
  const trade = tradeOnTheWay(context, markets, others);
  const acts = values.map((value, space) =>
    value === Number.NEGATIVE_INFINITY || trade.isOver(space)
      ? Number.NEGATIVE_INFINITY
      : after(space, value),
  );
  const idles = onTheWay(context, goals, far, values, dice, lingers);
  const act = (space: number): number => acts[space] as number;
  const idle = (space: number): number =>
    weights.onward * (idles[space] as number) + (lingers === null ? 0 : (lingers[space] as number));
  const worth = (space: number): number => {
    const most = Math.max(idle(space), act(space));
    const booty = attacks(space);
    return booty <= 0 ? most : Math.max(most, after(space, booty));
  };
  const worthPast = (space: number): number => (trade.isMarket(space) ? idle(space) : worth(space));
  return { worth, idle, act, goals, stopover: trade.stopover, worthPast };
}

/** What it is worth to end the movement on each space and to attempt nothing there; null where that is nothing. */
function lingersOf(context: PlanContext): Float64Array | null {
  const linger = context.aim.linger?.(context);
  if (linger === undefined) return null;
  return Float64Array.from(landOf(context.game).spaces, ({ id }) => linger(id));
}

/** The best goal from a space, and what there is besides it, for one who came from there. */
function twoBest(
  goals: readonly Goal[],
  lead: (goal: number, from: number) => number,
  from: number,
): { readonly space: number; readonly best: number; readonly besides: number } {
  let space = -1;
  let best = 0;
  let besides = 0;
  for (let i = 0; i < goals.length; i++) {
    const at = (goals[i] as Goal).space;
    if (at === from) continue;
    const worth = lead(i, from);
    if (worth > best) {
      besides = best;
      best = worth;
      space = at;
    } else besides = Math.max(besides, worth);
  }
  return { space, best, besides };
}

/** So often every turn is thought through again, from ways that lead to one goal only to ways that leave a choice. */
const PASSES = 4;

/** What it is worth to begin a turn on each space: the goal that it leads to, less the turns in which none is reached. */
function onTheWay(
  { world: { board }, weights: { tempo } }: PlanContext,
  goals: readonly Goal[],
  far: readonly Float64Array[],
  values: Float64Array,
  dice: number,
  lingers: Float64Array | null,
): Float64Array {
  const ahead = new Float64Array(values.length).fill(-FAR * tempo);
  goals.forEach(({ value }, goal) => {
    const turns = far[goal] as Float64Array;
    for (let i = 0; i < ahead.length; i++) {
      const worth = value - tempo * (turns[i] as number);
      if (worth > (ahead[i] as number)) ahead[i] = worth;
    }
  });
  const turns = turnsFrom(board, dice);
  const worth = new Float64Array(values.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = 0; i < worth.length; i++)
      worth[i] = Math.max(values[i] as number, (ahead[i] as number) - tempo + tollOf(lingers, i));
    turns.forEach((turn, i) => {
      ahead[i] = bestTurn(turn, worth);
    });
  }
  return ahead;
}

/** What comes of stopping on the way; what is to be won there is a goal by itself. */
const tollOf = (lingers: Float64Array | null, space: number): number =>
  lingers === null ? 0 : Math.min(0, lingers[space] as number);

/** The goal that draws a Hero on from a space, which may be that space itself. */
export function bestAim(context: PlanContext, from: SpaceId): SpaceId | null {
  const board = landOf(context.game);
  const here = board.index.get(from) ?? 0;
  const dice = diceToRoll(context.game, context.seat, 0);
  let aim: SpaceId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { space, value } of planOf(context).goals) {
    const worth = value - context.weights.tempo * (turnsTo(board, space, dice)[here] as number);
    if (worth <= most) continue;
    most = worth;
    aim = board.spaces[space]?.id ?? null;
  }
  return aim;
}
