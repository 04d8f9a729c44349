/** Markets by plan: what to buy, sell and heal, one after another, until nothing is left that pays. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { healPrice, type MarketFrame, priceOf, salePrice } from '@wayrune/engine/rules/market.ts';
import type { Player } from '@wayrune/engine/rules/state.ts';
import { mending, type Planning } from './plan.ts';
import { worthOfHaving } from './prospects.ts';
import { best } from './sight.ts';
import { netWorth } from './use.ts';

/** A purchase must bring at least this much more than it costs. */
const MARGIN = 0.3;

const without = (player: Player, card: string): Player => ({
  ...player,
  items: player.items.filter((held) => held.card !== card),
  allies: player.allies.filter((held) => held.card !== card),
});

/** What a card is worth to one who has it: as much as if he had to buy it. */
const keepWorth = ({ world, state, player, mind }: Planning, card: string): number =>
  worthOfHaving(world, state, without(player, card), card, mind);

const gain = ({ world, state, player, game, seat, mind }: Planning, card: string, going?: string): number =>
  worthOfHaving(world, state, going === undefined ? player : without(player, going), card, mind) -
  priceOf(game, seat, card);

export function trade(sight: Planning): string {
  const { game, seat, player } = sight;
  return best(sight.options, (option) => {
    const [verb, what = '', how = ''] = option.split(':');
    switch (verb) {
      case 'done':
      case 'pass':
        return MARGIN;
      case 'buy':
        return gain(sight, what);
      case 'keep':
        return worthOfHaving(sight.world, sight.state, player, what, sight.mind) + MARGIN;
      case 'sell': {
        const price = salePrice(game, seat, what);
        return price - keepWorth(sight, what) + exchange(sight, what, price);
      }
      case 'discard':
        return exchange(sight, what, 0) - keepWorth(sight, what);
      case 'heal':
        return healing(sight, what, how);
      case 'use':
        return netWorth(sight, option);
      default:
        return -1;
    }
  });
}

function healing(sight: Planning, who: string, how: string): number {
  const { game, seat, player, mind } = sight;
  const price = healPrice(game, seat);
  if (who !== 'hero') return (how === 'wound' ? 1.7 : 0.8) - price;
  if (how === 'exhaustion') return 1.2 * mind.tired * player.exhaustion - price + MARGIN;
  const wounds = Math.min(player.wounds, price === 0 ? player.wounds : Math.floor(player.gold / price));
  return mending(sight, wounds) - wounds * price;
}

/** The best thing here that only lacks room or gold, once this card is gone. */
function exchange(sight: Planning, going: string, price: number): number {
  const { world, game, seat, player, state } = sight;
  const market = nearest(game, 'market') as MarketFrame | null;
  if (market === null) return 0;
  let most = 0;
  for (const card of state.stacks[market.town] ?? []) {
    if (state.sold.includes(card) || card === going || priceOf(game, seat, card) > player.gold + price)
      continue;
    const has = world.policies.hasRoom(game, seat, card);
    if (has && priceOf(game, seat, card) <= player.gold) continue;
    if (!has && !world.policies.hasRoom(game, seat, card, [going])) continue;
    most = Math.max(most, gain(sight, card, going) - 1);
  }
  return most;
}

/** The costliest Item or Ally is lost: if one may choose, the one that is missed least. */
export const giveUp = (sight: Planning): string =>
  best(sight.options, (option) => -keepWorth(sight, option.slice(option.indexOf(':') + 1)));
