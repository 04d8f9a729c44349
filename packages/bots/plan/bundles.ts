/** What a purse can buy at once: cards that together do what none of them does alone. */
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { couldMakeRoom } from '@wayrune/engine/rules/cards/limits.ts';
import { canSell, mayBuy, priceOf, salePrice } from '@wayrune/engine/rules/turn/market.ts';
import type { Held, Player } from '@wayrune/engine/rules/world/state.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { hasCard, waresOf } from '../value/forms.ts';
import { goldWorth, type PlanWeights } from '../value/weights.ts';
import { without } from './player-without.ts';
import type { PlanContext } from './turn-plan.ts';
import { rested, worthOfChange } from '../value/equipment-worth.ts';
import { withCard, worthToBuy } from '../value/purchase-worth.ts';

/** More than this nobody buys at once. */
const MOST_CARDS = 5;

export interface Bundle {
  /** What to do first: to buy a card, or to be rid of one that is in its way. */
  readonly first: string;
  /** The Hero with all of it, and what they have paid. */
  readonly player: Player;
  readonly spent: number;
  /** What it looks like at first sight. */
  readonly rough: number;
}

interface Step {
  readonly score: number;
  readonly player: Player;
  readonly spent: number;
  readonly option: string;
}

/** What it costs to spend so much of one's gold. */
export const spending = (weights: PlanWeights, gold: number, spent: number): number =>
  weights.thrift * (goldWorth(weights, gold) - goldWorth(weights, gold - spent));

/** The cards of a stack that look best together, one after another, for all the gold there is. */
export function bestBundle(context: PlanContext, stack: readonly string[]): Bundle | null {
  const { world, player, state } = context;
  let first = '';
  let rough = 0;
  let equipped = rested(player);
  let left = player.gold;
  const offered = waresOf(
    world,
    stack.filter((card) => !state.sold.includes(card)),
  );
  for (let i = 0; i < MOST_CARDS; i++) {
    const step = bestStep(context, equipped, left, offered);
    if (step === null) break;
    equipped = step.player;
    left -= step.spent;
    if (first === '') first = step.option;
    rough += step.score;
  }
  return first === '' ? null : { first, player: equipped, spent: player.gold - left, rough };
}

function bestStep(
  context: PlanContext,
  equipped: Player,
  gold: number,
  offered: readonly string[],
): Step | null {
  const { world, state, game, seat, weights } = context;
  const players = state.players.map((one) => (one.seat === seat ? equipped : one));
  const then = view(world, { ...state, players });
  let best: Step | null = null;
  for (const card of offered) {
    if (hasCard(world, equipped, card) || !mayBuy(game, seat, card)) continue;
    const going = world.policies.hasRoom(then, seat, card) ? null : inTheWay(then, seat, card);
    if (going === undefined) continue;
    const isSold = going !== null && equipped.items.includes(going) && canSell(game, seat, going);
    const spent = priceOf(game, seat, card) - (isSold ? salePrice(game, seat, going.card) : 0);
    if (spent > gold) continue;
    const before = going === null ? equipped : without(equipped, going.card);
    const lost = going === null ? 0 : worthToBuy(world, state, before, going.card, weights);
    const score = worthToBuy(world, state, before, card, weights) - lost - spending(weights, gold, spent);
    if (score <= (best?.score ?? 0)) continue;
    const option = going === null ? `buy:${card}` : `${isSold ? 'sell' : 'discard'}:${going.card}`;
    best = { score, player: withCard(world, before, card), spent, option };
  }
  return best;
}

/** The least of the cards that leave no room for another; undefined if none by itself would make room. */
function inTheWay(then: Game, seat: number, card: string): Held | undefined {
  const player = playerAt(then, seat);
  const worth = ({ card: own }: Held): number => worthOfCard(then.world, player, own);
  return [...player.items, ...player.allies]
    .filter(({ card: own }) =>
      couldMakeRoom(then, seat, card).some((way) => way.length === 1 && way[0] === own),
    )
    .reduce<Held | undefined>(
      (least, held) => (least === undefined || worth(held) < worth(least) ? held : least),
      undefined,
    );
}

/** What an outfit is worth, with what it costs. */
export function bundleWorth(
  { world, state, player, weights }: PlanContext,
  { player: equipped, spent, rough }: Bundle,
): number {
  const cost = spending(weights, player.gold, spent);
  return (
    Math.max(weights.hunch * (rough + cost), worthOfChange(world, state, player, equipped, weights)) - cost
  );
}
