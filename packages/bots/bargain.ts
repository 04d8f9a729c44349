/** Markets by plan: what to buy, sell and heal, one after another, until nothing is left that pays. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { healPrice, type MarketFrame, priceOf } from '@wayrune/engine/rules/market.ts';
import { runeWorth } from './mind.ts';
import { outfit, outfitWorth, spending, without } from './outfit.ts';
import { mending, newsWorth, type Planning } from './plan.ts';
import { runesOf } from './portrait.ts';
import { worthOfHaving } from './prospects.ts';
import { worthToBuy } from './shop.ts';
import { best, detail } from './sight.ts';
import { prizeBy, roomBy, type Scales } from './trade.ts';
import { abilityOf, netWorth } from './use.ts';

/** A purchase must bring at least this much more than it costs. */
const MARGIN = 0.3;

/** What a card is worth to one who has it: as much as if he had to buy it. */
const keepWorth = ({ world, state, player, mind }: Planning, card: string): number =>
  worthOfHaving(world, state, without(player, card), card, mind);

export function trade(sight: Planning): string {
  const all = together(sight);
  const closer = thoughtOver(sight);
  return best(sight.options, (option) => {
    const [verb, what = '', how = ''] = option.split(':');
    const alone = closer.has(option) ? bargain(sight, what) : -1;
    if (option === all?.first) return Math.max(all.gain, alone);
    switch (verb) {
      case 'done':
      case 'pass':
        return MARGIN;
      case 'keep':
        return worthOfHaving(sight.world, sight.state, sight.player, what, sight.mind) + MARGIN;
      case 'buy':
        return alone;
      case 'heal':
        return healing(sight, what, how);
      case 'use':
        return usefulness(sight, option);
      default:
        return -1;
    }
  });
}

/** What an ability is worth here; one that brings new cards, as much as so many looks at the market. */
function usefulness(sight: Planning, option: string): number {
  let news = 0;
  const besides = abilityOf(sight, option).do.filter((effect) => {
    const isNews = effect.do === 'stock' && effect.where === 'here';
    if (isNews) news += effect.count;
    return !isNews;
  });
  return news * newsWorth(sight.mind, sight.player.gold) + netWorth(sight, option, besides);
}

/** So many cards are thought over by themselves: those that look best at first sight. */
const THOUGHT_OVER = 2;

function thoughtOver({ world, state, player, game, seat, mind, options }: Planning): ReadonlySet<string> {
  const looks = (option: string): number =>
    worthToBuy(world, state, player, detail(option), mind) - priceOf(game, seat, detail(option));
  const offers = options.filter((option) => option.startsWith('buy:'));
  const sorted = offers.map((option) => ({ option, gain: looks(option) })).sort((a, b) => b.gain - a.gain);
  return new Set(sorted.slice(0, THOUGHT_OVER).map(({ option }) => option));
}

/** What a card brings by itself. */
const bargain = ({ world, state, player, game, seat, mind }: Planning, card: string): number =>
  worthOfHaving(world, state, player, card, mind) - priceOf(game, seat, card);

/** The first step to all that a purse can buy here at once, and what it is worth. */
function together(sight: Planning): { readonly first: string; readonly gain: number } | null {
  const market = nearest(sight.game, 'market') as MarketFrame | null;
  if (market === null) return null;
  const all = outfit(sight, sight.state.stacks[market.town] ?? []);
  return all === null ? null : { first: all.first, gain: outfitWorth(sight, all) };
}

function healing(sight: Planning, who: string, how: string): number {
  const { game, seat, player, mind } = sight;
  const price = healPrice(game, seat);
  if (who !== 'hero') return (how === 'wound' ? 1.7 : 0.8) - price;
  if (how === 'exhaustion') return 1.2 * mind.tired * player.exhaustion - price + MARGIN;
  const wounds = Math.min(player.wounds, price === 0 ? player.wounds : Math.floor(player.gold / price));
  return mending(sight, wounds) - spending(mind, player.gold, wounds * price);
}

/** The costliest Item or Ally is lost: if one may choose, the one that is missed least. */
export const giveUp = (sight: Planning): string =>
  best(sight.options, (option) => -keepWorth(sight, detail(option)));

/** Cards as a buyer sees them. */
const BY_USE: Scales<Planning> = {
  welcome: ({ world, state, player, mind }, card, out) =>
    worthOfHaving(world, state, without(player, out), card, mind),
  missed: keepWorth,
  rune: ({ world, player, mind }) => runeWorth(mind, runesOf(world, player)),
};

/** Null for one who goes by the words of a card. */
export const makeRoom = (sight: Planning): string | null =>
  sight.mind.choosy ? roomBy(BY_USE, sight) : null;
export const takePrize = (sight: Planning): string | null =>
  sight.mind.choosy ? prizeBy(BY_USE, sight) : null;
