import { draw } from '../../kernel/deck.ts';
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { AT } from '../../effects/windows.ts';
import { act, fire, isAct, addOffers, withDiscards } from '../cards/abilities.ts';
import { resetActivations } from '../cards/costs.ts';
import { deckChance, info, playerAt, tell, type Game } from '../world/game.ts';
import { printedOf } from '../cards/forms.ts';
import { addHeld, removeHeld } from '../cards/holdings.ts';
import type { Held, Player } from '../world/state.ts';
import type { CardInfo } from '../world/world.ts';
import { ruleFor, sum } from '../cards/values.ts';
import { heal, recover } from '../combat/vitals.ts';

export interface MarketFrame extends Frame {
  proc: 'market';
  seat: number;
  /** The place of the town in `board.towns`, and so of its stack. */
  town: number;
  /** Gold that need not be paid in this step, if there is any left. */
  credit?: number;
}

/** A Market step for a Hero at a town's stack, whenever that is. */
export function startMarket(game: Game, seat: number, town: number): void {
  call<MarketFrame>(game, { proc: 'market', seat, town });
}

export const marketProcedure = procedure<Game, MarketFrame>({
  stock(game, frame) {
    const { seat, town } = frame;
    resetActivations(game);
    const credit = game.world.policies.marketCredit(game, seat, town);
    if (credit > 0) frame.credit = credit;
    const count = 1 + sum(game, 'market-cards', seat, 'hero', null);
    for (let i = 0; i < count; i++) stock(game, town);
    fire(game, AT.market, seat, '', null);
  },
  trade: {
    ask(game, frame) {
      const options = ['done'];
      addPurchases(game, frame, options);
      addSales(game, frame.seat, options);
      addHealing(game, frame.seat, options, frame.credit);
      addOffers(game, frame.seat, AT.market, options);
      // Who has something else to choose sees the stack anyway.
      const show = options.length === 1 && wantsRoom(game, frame);
      return withDiscards(game, { seat: frame.seat, kind: 'market', options, show });
    },
    answer(game, frame, choice) {
      const { seat, town } = frame;
      const [verb, what = '', detail = ''] = choice.split(':');
      if (choice === 'done') return;
      frame.step = 'trade';
      if (isAct(choice)) act(game, seat, choice);
      else if (verb === 'buy') buyOnCredit(game, frame, what);
      else if (verb === 'sell') sell(game, seat, town, what);
      else healFor(game, seat, what, detail, spend(frame, healPrice(game, seat)));
    },
  },
});

/** Takes what it can of a price off the credit; that much need not be paid. */
function spend(frame: MarketFrame, price: number): number {
  const { credit = 0 } = frame;
  const spared = Math.min(credit, price);
  if (spared > 0) frame.credit = credit - spared;
  return spared;
}

function buyOnCredit(game: Game, frame: MarketFrame, form: string): void {
  const { seat, town } = frame;
  buyFromStack(game, seat, town, form, spend(frame, priceOf(game, seat, form)));
}

/** A card from the market deck onto a town's stack; an empty deck adds none (MARKET-1, W29). */
export function stock(game: Game, town: number): void {
  const deck = game.state.decks['market'];
  const card = deck === undefined ? null : draw(deck, deckChance(game));
  if (card === null) return;
  game.state.stacks[town]?.push(card);
  tell(game, { type: 'stocked', town: game.world.board.towns[town]?.id ?? '', card });
}

export function priceOf(game: Game, seat: number, card: string, discount = 0): number {
  const { cost, holding } = info(game, card);
  return Math.max(
    0,
    cost + surcharge(game, seat, holding === 'ally' ? 'hire-price' : 'buy-price') - discount,
  );
}

const surcharge = (game: Game, seat: number, stat: 'hire-price' | 'buy-price'): number =>
  sum(game, stat, seat, 'hero', null);

/** What somebody can pay for the printed cost of Allies and of other cards: asked once for a whole stack. */
interface Means {
  readonly ally: number;
  readonly other: number;
}

export function meansOf(game: Game, seat: number, credit: number): Means {
  const gold = playerAt(game, seat).gold + credit;
  return {
    ally: gold - surcharge(game, seat, 'hire-price'),
    other: gold - surcharge(game, seat, 'buy-price'),
  };
}

/** The same as to compare gold with the price, which is never under 0, and neither is gold. */
export const isWithin = ({ ally, other }: Means, { cost, holding }: CardInfo): boolean =>
  cost <= (holding === 'ally' ? ally : other);

/** Whether no rule keeps the seat from buying such a card. */
export const mayBuy = (game: Game, seat: number, card: string): boolean =>
  ruleFor(game, info(game, card).holding === 'ally' ? 'no-hire' : 'no-buy', seat) === null;

/** Whether the seat may and can buy a card now. */
export const canBuy = (game: Game, seat: number, card: string, discount = 0): boolean =>
  priceOf(game, seat, card, discount) <= playerAt(game, seat).gold && mayTake(game, seat, card);

/** The same where it has been found that the seat can pay. */
const mayTake = (game: Game, seat: number, card: string): boolean =>
  mayBuy(game, seat, card) && game.world.policies.hasRoom(game, seat, card);

function addPurchases(game: Game, { seat, town, credit = 0 }: MarketFrame, options: string[]): void {
  const { stacks, sold } = game.state;
  const means = meansOf(game, seat, credit);
  for (const card of stacks[town] ?? []) {
    if (sold.includes(card)) continue;
    for (const form of info(game, card).forms)
      if (isWithin(means, info(game, form)) && mayTake(game, seat, form)) options.push(`buy:${form}`);
  }
}

/** Something could be bought if another card made room for it (LIMIT-3). */
function wantsRoom(game: Game, { seat, town, credit = 0 }: MarketFrame): boolean {
  const { items, allies } = playerAt(game, seat);
  return items.length + allies.length > 0 && lacksRoom(game, seat, credit, game.state.stacks[town] ?? []);
}

function lacksRoom(game: Game, seat: number, credit: number, stack: readonly string[]): boolean {
  const means = meansOf(game, seat, credit);
  const isShort = (form: string): boolean =>
    isWithin(means, info(game, form)) && !game.world.policies.hasRoom(game, seat, form);
  return stack.some((card) => !game.state.sold.includes(card) && info(game, card).forms.some(isShort));
}

export function buyFromStack(game: Game, seat: number, town: number, form: string, discount: number): void {
  const stack = game.state.stacks[town];
  if (stack === undefined) return;
  stack.splice(stack.indexOf(printedOf(game, form)), 1);
  buy(game, seat, game.world.policies.fromStack(game, form, game.state.turn), discount);
}

/** Pays for a card that has been taken from where it lay. */
export function buy(game: Game, seat: number, held: Held, discount: number): void {
  const { card } = held;
  const price = priceOf(game, seat, card, discount);
  playerAt(game, seat).gold -= price;
  addHeld(game, seat, held);
  tell(game, { type: 'bought', seat, card, price });
}

/** Half its cost, rounded down. */
export function salePrice(game: Game, seat: number, card: string): number {
  return Math.floor(info(game, card).cost / 2) + sum(game, 'sell-price', seat, 'hero', null);
}

/**
 * An Item of the market deck, for no other lies in a stack (GEAR-6): not for nothing, and not what was bought this turn
 * (MARKET-5, MARKET-6, G18, G26).
 */
export function canSell(game: Game, seat: number, { card, bought }: Held): boolean {
  const { origin, deck } = info(game, card);
  const isWare = origin === 'market' && deck === 'market';
  return isWare && bought !== game.state.turn && salePrice(game, seat, card) > 0;
}

export function addSales(game: Game, seat: number, options: string[]): void {
  for (const held of playerAt(game, seat).items)
    if (canSell(game, seat, held)) options.push(`sell:${held.card}`);
}

function sell(game: Game, seat: number, town: number, card: string): void {
  const price = salePrice(game, seat, card);
  const held = removeHeld(game, seat, card);
  if (held !== null) game.world.policies.toStack(game, held);
  game.state.stacks[town]?.push(printedOf(game, card));
  game.state.sold.push(printedOf(game, card));
  playerAt(game, seat).gold += price;
  tell(game, { type: 'sold', seat, card, price });
}

export const healPrice = (game: Game, seat: number): number =>
  Math.max(0, 1 + sum(game, 'heal-price', seat, 'hero', null));

/** One wound or all exhaustion of one of the party, for one gold (MARKET-7). */
export function addHealing(game: Game, seat: number, options: string[], credit = 0): void {
  const player = playerAt(game, seat);
  if (
    !isHurt(player) ||
    player.gold + credit < healPrice(game, seat) ||
    ruleFor(game, 'no-heal', seat) !== null
  )
    return;
  const add = (who: string, wounds: number, exhaustion: number): void => {
    if (wounds > 0) options.push(`heal:${who}:wound`);
    if (exhaustion > 0) options.push(`heal:${who}:exhaustion`);
  };
  add('hero', player.wounds, player.exhaustion);
  for (const ally of player.allies) add(ally.card, ally.wounds, ally.exhaustion);
}

const isHurt = (player: Player): boolean =>
  player.wounds + player.exhaustion > 0 || player.allies.some((ally) => ally.wounds + ally.exhaustion > 0);

export function healFor(game: Game, seat: number, who: string, what: string, spared = 0): void {
  const price = healPrice(game, seat) - spared;
  playerAt(game, seat).gold -= price;
  if (price > 0) tell(game, { type: 'gold', seat, amount: -price, paid: true });
  if (what === 'wound') heal(game, seat, who, 1);
  else recover(game, seat, who, Number.POSITIVE_INFINITY);
}
