/** Towns by plan: what there is to heal, to buy and to see. */
import { healPrice } from '@wayrune/engine/rules/turn/market.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import type { Goal } from '../heuristics/goals.ts';
import { bestPromise } from '../value/equipment-worth.ts';
import type { PlanWeights } from '../value/weights.ts';
import { bestBundle, bundleWorth, spending } from './bundles.ts';
import type { PlanContext } from './turn-plan.ts';

/** Gold that is worth a look at the market: from how much on, and up to how much. */
const SMALL_CHANGE = 3;
const A_PURSE = 15;

/** What a new card in a market is worth to one who has so much gold. */
export const newsWorth = (weights: PlanWeights, gold: number): number =>
  weights.curiosity * Math.max(0, Math.min(A_PURSE, gold) - SMALL_CHANGE);

export function towns(context: PlanContext): Goal[] {
  const { world, state, game, seat, player, weights, late } = context;
  const price = healPrice(game, seat);
  const affordable = price === 0 ? player.wounds : Math.floor(player.gold / price);
  const healed = Math.min(player.wounds, affordable);
  const left = player.gold - healed * price;
  let base =
    Math.max(0, mending(context, healed) - spending(weights, player.gold, healed * price)) +
    newsWorth(weights, left);
  if (left > 0) base += weights.tired * player.exhaustion;
  for (const ally of player.allies) base += 0.7 * Math.min(ally.wounds, left);
  const markets = marketsIn(landOf(game));
  const bundles = markets.map(({ stack }) => bestBundle(context, state.stacks[stack] ?? []));
  const hopes = bundles.map((all) => all?.rough ?? 0).sort((a, b) => b - a);
  const least = hopes[weights.towns - 1] ?? 0;
  return markets.flatMap(({ space }, i) => {
    const all = bundles[i] ?? null;
    let gain = 0;
    if (all !== null)
      gain = all.rough < least || late() ? weights.hunch * all.rough : bundleWorth(context, all);
    const value = base + weights.bargain * Math.max(0, gain);
    return value > 0 ? [{ space: world.board.index.get(space) ?? 0, value }] : [];
  });
}

/** What it is worth to be rid of so many wounds: how much better the best adventures look, and the next ones. */
export function mending(context: PlanContext, healed: number): number {
  if (healed === 0) return 0;
  const { player, weights } = context;
  const { world, state } = context;
  const after = { ...player, wounds: player.wounds - healed };
  return (
    weights.wound * healed +
    weights.pain * (bestPromise(world, state, after, weights) - bestPromise(world, state, player, weights))
  );
}
