/** Markets that are visited on the way, after which the movement goes on: once a turn, where an adventure allows it. */
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import type { Goal } from '../heuristics/goals.ts';
import { bestWay, diceOf, hereOf } from '../heuristics/ways.ts';
import { arrivals, reach } from './travel.ts';
import type { Plan, PlanContext } from './turn-plan.ts';

interface TradeOnTheWay {
  readonly stopover: Plan['stopover'];
  /** Whether a space is worth something for its market alone. */
  readonly isMarket: (space: number) => boolean;
  /** The same, and it is too late for it in this turn. */
  readonly isOver: (space: number) => boolean;
}

const NONE: TradeOnTheWay = { stopover: () => 0, isMarket: () => false, isOver: () => false };

/** What markets are to one who may visit one on the way. */
export function tradeOnTheWay(
  context: PlanContext,
  markets: readonly Goal[],
  others: readonly Goal[],
): TradeOnTheWay {
  const { stopover } = context.aim;
  if (stopover === undefined) return NONE;
  const worths = new Map(markets.map(({ space, value }) => [space, value]));
  const besides = new Set(others.map(({ space }) => space));
  const isMarket = (space: number): boolean => worths.has(space) && !besides.has(space);
  if (stopover.isOver(context)) return { stopover: () => 0, isMarket, isOver: isMarket };
  const { spaces } = landOf(context.game);
  const isAt = (space: number): boolean => stopover.isAt(context, spaces[space]?.id ?? '');
  return { stopover: (space) => (isAt(space) ? (worths.get(space) ?? 0) : 0), isMarket, isOver: () => false };
}

interface Way {
  /** The first step, the visit of a market, or '' to go no further. */
  readonly first: string;
  readonly worth: number;
}

/** The best way that the dice at hand allow, with a market on it if that is worth the detour. */
export function bestWayByPlan(context: PlanContext, plan: Plan): Way {
  const { stopover } = context.aim;
  const plain = bestWay(context, plan.worth);
  if (stopover === undefined || stopover.isOver(context)) return plain;
  const { game, seat, player } = context;
  const space = player.space ?? '';
  const here = hereOf(context);
  const { spaces } = landOf(game);
  /** The best of what can be reached from a market with the dice that are left. */
  const onward = (from: number, dice: readonly number[]): number =>
    reach(game, seat, spaces[from]?.id ?? '', dice).reduce(
      (most, reached) => Math.max(most, plan.worthPast(reached.space)),
      plan.worthPast(from),
    );
  let best: Way = plain;
  const consider = (first: string, market: number, dice: readonly number[]): void => {
    const worth = plan.stopover(market) + onward(market, dice);
    if (worth > best.worth) best = { first, worth };
  };
  if (plan.stopover(here) > 0 && context.options.includes(stopover.option))
    consider(stopover.option, here, diceOf(context));
  const seen = new Set<string>();
  for (const { space: market, first, left } of arrivals(game, seat, space, diceOf(context))) {
    if (left.length === 0 || market === here || plan.stopover(market) <= 0) continue;
    const key = `${market} ${left.toSorted((a, b) => a - b).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    consider(first, market, left);
  }
  return best;
}
