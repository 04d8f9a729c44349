/** Trade on the road: wares of caravans and healing in refugee camps, one service for each die that matches. */
import { deckSize, draw } from '../../../kernel/deck.ts';
import { call, nearest, procedure, type Frame } from '../../../kernel/procedure.ts';
import { act, isAct, withDiscards } from '../../../rules/cards/abilities.ts';
import { formsOf, printedOf } from '../../../rules/cards/forms.ts';
import { bottomOf, leaveLimbo, newHeld, removeHeld } from '../../../rules/cards/holdings.ts';
import {
  addHealing,
  addSales,
  buy,
  canBuy,
  healFor,
  healPrice,
  salePrice,
} from '../../../rules/turn/market.ts';
import { faceMask, type MovementFrame, terrainMask } from '../../../rules/turn/movement.ts';
import type { SpaceId } from '../../../rules/world/board.ts';
import { deckChance, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';

export interface TradingFrame extends MovementFrame {
  /** Dice that were put into the trading pool when the roll was made. */
  split?: number;
  /** Dice in the trading pool, rolled or not; absent while there is none. */
  pool?: number;
  /** Where the trading dice were rolled: services take place there and nowhere else. */
  stall?: SpaceId;
  /** Wares were shown or healing was paid for. */
  served?: boolean;
}

/** Whether a trading die matches where a Hero stands: all do in a free town, none in a destroyed one (C16, C17, C32). */
export function matches(game: Game, seat: number, face: number): boolean {
  const { terrain, town } = siteAt(game, playerAt(game, seat).space ?? '');
  return terrain === 'town' ? town >= 0 : (faceMask(face) & terrainMask([terrain])) !== 0;
}

/** What a match can be used for now. */
export function services(game: Game, seat: number, pool: number): string[] {
  const options: string[] = [];
  const deck = game.state.decks['market'];
  if (deck !== undefined && deckSize(deck) > 0) options.push('wares');
  if (canHeal(game, seat, pool)) options.push('healing');
  return options;
}

/** Somebody is hurt and can pay, within the limit of gold that the pool sets (CAMP-1, SELLING-3). */
function canHeal(game: Game, seat: number, limit: number): boolean {
  if (healPrice(game, seat) > limit) return false;
  const options: string[] = [];
  addHealing(game, seat, options);
  return options.length > 0;
}

const journey = (game: Game): TradingFrame | null => nearest(game, 'movement') as TradingFrame | null;

/** Whoever has seen wares or paid for healing may sell in this stop (SELLING-1). */
function haveServed(game: Game): void {
  const movement = journey(game);
  if (movement !== null) movement.served = true;
}

/** The road has no stack: what is sold goes under the market deck (C18). */
export function sellOnRoad(game: Game, seat: number, card: string): void {
  const price = salePrice(game, seat, card);
  if (removeHeld(game, seat, card) === null) return;
  const printed = printedOf(game, card);
  bottomOf(game, 'market', printed);
  game.state.sold.push(printed);
  playerAt(game, seat).gold += price;
  tell(game, { type: 'sold', seat, card, price });
}

export interface WaresFrame extends Frame {
  proc: 'wares';
  seat: number;
  cards: string[];
}

/** As many market cards as there are dice in the pool, or as many as are left (WARES-1, WARES-6). */
export function showWares(game: Game, seat: number, count: number): void {
  const deck = game.state.decks['market'];
  const cards: string[] = [];
  while (deck !== undefined && cards.length < count) {
    const card = draw(deck, deckChance(game));
    if (card === null) break;
    game.state.limbo.push(card);
    cards.push(card);
  }
  haveServed(game);
  tell(game, { type: 'wares-shown', seat, cards });
  call<WaresFrame>(game, { proc: 'wares', seat, cards });
}

export const waresProcedure = procedure<Game, WaresFrame>({
  choose: {
    ask(game, { seat, cards }) {
      const options = ['done'];
      const forms = cards
        .filter((card) => !game.state.sold.includes(card))
        .flatMap((card) => formsOf(game, card));
      for (const form of forms) if (canBuy(game, seat, form)) options.push(`buy:${form}`);
      addSales(game, seat, options);
      // Whoever has spent a match on them sees them, affordable or not.
      return withDiscards(game, { seat, kind: 'wares', options, show: cards.length > 0 });
    },
    answer(game, frame, choice) {
      if (choice === 'done') return;
      frame.step = 'choose';
      const { seat } = frame;
      const [verb, form = ''] = choice.split(':');
      if (isAct(choice)) {
        act(game, seat, choice);
      } else if (verb === 'sell') {
        sellOnRoad(game, seat, form);
      } else {
        const card = printedOf(game, form);
        frame.cards.splice(frame.cards.indexOf(card), 1);
        leaveLimbo(game, card);
        buy(game, seat, newHeld(game, form, game.state.turn), 0);
      }
    },
  },
  leave(game, { seat, cards }) {
    const left = cards.filter((card) => leaveLimbo(game, card));
    for (const card of left) bottomOf(game, 'market', card);
    tell(game, { type: 'wares-gone', seat, cards: left });
  },
});

interface HealingFrame extends Frame {
  proc: 'healing';
  seat: number;
  /** Gold that may still be spent. */
  left: number;
}

export const startHealing = (game: Game, seat: number, left: number): void =>
  call<HealingFrame>(game, { proc: 'healing', seat, left });

export const healingProcedure = procedure<Game, HealingFrame>({
  choose: {
    ask(game, { seat, left }) {
      const options = ['done'];
      if (healPrice(game, seat) <= left) addHealing(game, seat, options);
      if (journey(game)?.served === true) addSales(game, seat, options);
      return withDiscards(game, { seat, kind: 'healing', options });
    },
    answer(game, frame, choice) {
      if (choice === 'done') return;
      frame.step = 'choose';
      const { seat } = frame;
      const [verb, what = '', detail = ''] = choice.split(':');
      if (isAct(choice)) {
        act(game, seat, choice);
      } else if (verb === 'sell') {
        sellOnRoad(game, seat, what);
      } else {
        frame.left -= healPrice(game, seat);
        healFor(game, seat, what, detail);
        haveServed(game);
      }
    },
  },
});
