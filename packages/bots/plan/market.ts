/** Markets by plan: what to buy, sell and heal, one after another, until nothing is left that pays. */
import { healPrice, priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { trophiesOf, trophyWorth } from '../aims/worth.ts';
import { bestBundle, bundleWorth, spending } from './bundles.ts';
import { without } from './player-without.ts';
import { mending, newsWorth } from './towns.ts';
import type { PlanContext } from './turn-plan.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import { hasNews } from '../value/effect-worth.ts';
import { worthToBuy } from '../value/purchase-worth.ts';
import { best, detail } from '../heuristics/context.ts';
import { formBy, offeredTo, prizeBy, roomBy, type Scales } from '../heuristics/trade.ts';
import { abilityOf, netWorth } from '../heuristics/abilities.ts';

/** A purchase must bring at least this much more than it costs. */
const MARGIN = 0.3;

/** What a card is worth to one who has it: as much as if they had to buy it. */
const keepWorth = ({ world, state, player, weights }: PlanContext, card: string): number =>
  worthOfHaving(world, state, without(player, card), card, weights);

export function tradeByPlan(context: PlanContext): string {
  const all = together(context);
  const closer = thoughtOver(context);
  return best(context.options, (option) => {
    const [verb = '', what = '', how = ''] = option.split(':');
    const alone = closer.has(option) ? bargain(context, what) : -1;
    if (option === all?.first) return Math.max(all.gain, alone);
    switch (verb) {
      case 'done':
      case 'pass':
        return MARGIN;
      case 'keep':
        return worthOfHaving(context.world, context.state, context.player, what, context.weights) + MARGIN;
      case 'buy':
        return alone;
      case 'heal':
        return healing(context, what, how);
      case 'use':
        return usefulness(context, option);
      default:
        return context.aim.options?.[verb]?.(context, option) ?? -1;
    }
  });
}

/** What an ability is worth here; one that brings new cards, as much as so many looks at the market. */
function usefulness(context: PlanContext, option: string): number {
  let news = 0;
  const besides = abilityOf(context, option).do.filter((effect) => {
    const isNews = effect.do === 'stock' && effect.where === 'here';
    if (isNews && hasNews(context.game)) news += effect.count;
    return !isNews;
  });
  return news * newsWorth(context.weights, context.player.gold) + netWorth(context, option, besides);
}

/** So many cards are thought over by themselves: those that look best at first sight. */
const THOUGHT_OVER = 2;

function thoughtOver({
  world,
  state,
  player,
  game,
  seat,
  weights,
  options,
}: PlanContext): ReadonlySet<string> {
  const looks = (option: string): number =>
    worthToBuy(world, state, player, detail(option), weights) - priceOf(game, seat, detail(option));
  const offers = options.filter((option) => option.startsWith('buy:'));
  const sorted = offers.map((option) => ({ option, gain: looks(option) })).sort((a, b) => b.gain - a.gain);
  return new Set(sorted.slice(0, THOUGHT_OVER).map(({ option }) => option));
}

/** What a card brings by itself. */
const bargain = ({ world, state, player, game, seat, weights }: PlanContext, card: string): number =>
  worthOfHaving(world, state, player, card, weights) - priceOf(game, seat, card);

/** The first step to all that a purse can buy here at once, and what it is worth. */
function together(context: PlanContext): { readonly first: string; readonly gain: number } | null {
  const offered = offeredTo(context);
  if (offered === null) return null;
  const all = bestBundle(context, offered);
  return all === null ? null : { first: all.first, gain: bundleWorth(context, all) };
}

function healing(context: PlanContext, who: string, how: string): number {
  const { game, seat, player, weights } = context;
  const price = healPrice(game, seat);
  if (who !== 'hero') return (how === 'wound' ? 1.7 : 0.8) - price;
  if (how === 'exhaustion') return 1.2 * weights.tired * player.exhaustion - price + MARGIN;
  const wounds = Math.min(player.wounds, price === 0 ? player.wounds : Math.floor(player.gold / price));
  return mending(context, wounds) - spending(weights, player.gold, wounds * price);
}

/** The costliest Item or Ally is lost: if one may choose, the one that is missed least. */
export const giveUp = (context: PlanContext): string =>
  best(context.options, (option) => -keepWorth(context, detail(option)));

/** Cards as a buyer sees them. */
const BY_USE: Scales<PlanContext> = {
  welcome: ({ world, state, player, weights }, card, out) =>
    worthOfHaving(world, state, without(player, ...out), card, weights),
  missed: keepWorth,
  trophy: ({ world, player, aim, weights }) => trophyWorth(aim, weights, trophiesOf(aim, world, player)),
};

/** By what each form changes in fights, also for one who else goes by the words of a card. */
export const chooseForm = (context: PlanContext): string => formBy(BY_USE, context);

/** Null for one who goes by the words of a card. */
export const makeRoom = (context: PlanContext): string | null =>
  context.weights.choosy ? roomBy(BY_USE, context) : null;
export const takePrize = (context: PlanContext): string | null =>
  context.weights.choosy ? prizeBy(BY_USE, context) : null;
