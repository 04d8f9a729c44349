/** Verbs of the market: cards that are drawn from its deck, bought from afar, and stocked. */
import { draw, type Deck } from '../../kernel/deck.ts';
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { oneOf, optional, whole } from '../../kernel/shape.ts';
import { act, isAct, withDiscards } from '../../rules/cards/abilities.ts';
import { formsAs, printedOf } from '../../rules/cards/forms.ts';
import { bottomOf, leaveLimbo, newHeld } from '../../rules/cards/holdings.ts';
import { acquire } from '../../rules/cards/limits.ts';
import { buy, buyFromStack, canBuy, priceOf, stock as addToStack } from '../../rules/turn/market.ts';
import { keepsStack } from '../../rules/world/board.ts';
import { deckChance, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { landOf, marketsIn } from '../../rules/world/land.ts';
import type { Verb } from '../../rules/world/verb.ts';
import { quantity } from '../words.ts';
import { askTarget } from './targets.ts';

const kind = oneOf(['item', 'ally']);
const KIND_WORD = { item: 'Item', ally: 'Ally' } as const;
const less = (discount: number | undefined, each = ''): string =>
  discount === undefined ? '' : ` for ${discount} gold less${each}`;

export interface DrawnFrame extends Frame {
  proc: 'drawn-market';
  seat: number;
  cards: string[];
  then: 'buy' | 'keep-one';
  discount: number;
  /** What they are wanted as, if that is said. */
  kind?: 'item' | 'ally';
}

/** Cards drawn from the market deck, bought or kept; what is left goes under the deck. */
export const drawnMarketProcedure = procedure<Game, DrawnFrame>({
  choose: {
    ask(game, { seat, cards, then, discount, kind: wanted }) {
      const options = ['pass'];
      const forms = cards.flatMap((card) => formsAs(game, card, wanted));
      for (const form of forms) {
        if (then === 'keep-one') options.push(`keep:${form}`);
        else if (canBuy(game, seat, form, discount)) options.push(`buy:${form}`);
      }
      // Room may be made for a card that could be paid for (LIMIT-3), so that is shown.
      const show =
        then === 'buy' &&
        forms.some((form) => priceOf(game, seat, form, discount) <= playerAt(game, seat).gold);
      return withDiscards(game, { seat, kind: 'drawn-market', options, show });
    },
    answer(game, frame, choice) {
      if (choice === 'pass') return;
      if (isAct(choice)) {
        frame.step = 'choose';
        act(game, frame.seat, choice);
        return;
      }
      const [verb, form = ''] = choice.split(':');
      const card = printedOf(game, form);
      frame.cards.splice(frame.cards.indexOf(card), 1);
      if (verb === 'keep') {
        acquire(game, frame.seat, form);
      } else {
        frame.step = 'choose';
        leaveLimbo(game, card);
        buy(game, frame.seat, newHeld(game, form, game.state.turn), frame.discount);
      }
    },
  },
  rest(game, { cards }) {
    for (const card of cards) if (leaveLimbo(game, card)) bottomOf(game, 'market', card);
  },
});

export const drawMarket: Verb<'draw-market'> = {
  fields: {
    count: whole(1, 8),
    then: oneOf(['buy', 'keep-one']),
    kind: optional(kind),
    discount: optional(whole(0, 20)),
  },
  describe(e) {
    const drawn = `draw ${quantity(e.count, 'market card', 'market cards')}`;
    const which = e.kind === undefined ? 'of them' : `${KIND_WORD[e.kind]} among them`;
    if (e.then === 'keep-one') return `${drawn}; you may keep one ${which} for free`;
    return `${drawn}; you may buy any ${which}${less(e.discount, ' each')}`;
  },
  resolve(game, e, { seat }) {
    const cards: string[] = [];
    for (let i = 0; i < e.count; i++) {
      const card = draw(game.state.decks['market'] as Deck, deckChance(game));
      if (card === null) break;
      game.state.limbo.push(card);
      tell(game, { type: 'drew', seat, card, deck: 'market' });
      if (formsAs(game, card, e.kind).length > 0) {
        cards.push(card);
      } else {
        leaveLimbo(game, card);
        bottomOf(game, 'market', card);
      }
    }
    const wanted = e.kind === undefined ? {} : { kind: e.kind };
    call<DrawnFrame>(game, {
      proc: 'drawn-market',
      seat,
      cards,
      then: e.then,
      discount: e.discount ?? 0,
      ...wanted,
    });
  },
  hint: (e) => (e.then === 'keep-one' ? 5 : 0.4 * e.count + (e.discount ?? 0) / 3),
};

const onOffer = (game: Game, seat: number, of: 'item' | 'ally' | undefined, discount: number): string[] =>
  marketsIn(landOf(game))
    .flatMap(({ stack }) => game.state.stacks[stack] ?? [])
    .filter((card) => !game.state.sold.includes(card))
    .flatMap((card) => formsAs(game, card, of))
    .filter((form) => canBuy(game, seat, form, discount));

export const buyAnywhere: Verb<'buy-anywhere'> = {
  fields: { kind: optional(kind), discount: optional(whole(0, 20)) },
  describe: (e) =>
    `you may buy one ${e.kind === undefined ? 'card' : KIND_WORD[e.kind]} from any market stack${less(e.discount)}`,
  resolve(game, e, frame) {
    const cards = onOffer(game, frame.seat, e.kind, e.discount ?? 0);
    if (cards.length > 0)
      askTarget(game, e, frame, ['target:none', ...cards.map((card) => `target:${card}`)]);
  },
  onTarget(game, e, { seat }, target) {
    if (target === 'none') return;
    const card = printedOf(game, target);
    const town = game.state.stacks.findIndex((stack) => stack.includes(card));
    if (town >= 0) buyFromStack(game, seat, town, target, e.discount ?? 0);
  },
  can: (game, e, { seat }) => onOffer(game, seat, e.kind, e.discount ?? 0).length > 0,
  hint: (e) => 1 + (e.discount ?? 0) / 2,
};

export const stock: Verb<'stock'> = {
  fields: { where: oneOf(['here', 'all']), count: whole(1, 5) },
  describe: (e) =>
    `add ${quantity(e.count, 'card', 'cards')} to ${e.where === 'all' ? 'each market stack' : 'the market stack here'}`,
  resolve(game, e, { seat }) {
    const here = playerAt(game, seat).space;
    for (const { town, stack, space } of marketsIn(landOf(game)))
      if (e.where === 'all' ? keepsStack(town) : space === here)
        for (let n = 0; n < e.count; n++) addToStack(game, stack);
  },
  hint: () => 0.5,
};
