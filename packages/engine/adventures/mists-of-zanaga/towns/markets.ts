/** Native villages, trading outposts and the Lost City: what their Market steps add to the usual one. */
import { putAtBottom } from '../../../kernel/deck.ts';
import { procedure, withStep, withStepAfter, type Frame, type Procedure } from '../../../kernel/procedure.ts';
import { AT } from '../../../effects/windows.ts';
import type { Gear } from '../../../effects/vocabulary.ts';
import { fire } from '../../../rules/cards/abilities.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import { isOneThing, printedOf } from '../../../rules/cards/forms.ts';
import { addHeld, newHeld, removeHeld } from '../../../rules/cards/holdings.ts';
import { sum } from '../../../rules/cards/values.ts';
import { type MarketFrame, stock } from '../../../rules/turn/market.ts';
import type { Board, SpaceId, Town } from '../../../rules/world/board.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';
import type { Held } from '../../../rules/world/state.ts';
import { initialCounters } from '../../../rules/world/world.ts';
import { addGear, buyGear, isGear } from '../gear/gear.ts';
import { mistsOf, setDeeds } from '../mists.ts';

/** Cards that a Market step adds to the stack (TOWN-4, TOWN-25, CITY-11). */
const ADDED: Readonly<Record<Town['kind'], number>> = {
  'free-town': 1,
  'native-village': 1,
  'trading-outpost': 2,
  'lost-city': 5,
};

const kindOf = (game: Game, town: number): Town['kind'] => game.world.board.towns[town]?.kind ?? 'free-town';

const VILLAGES: ReadonlySet<Town['kind']> = new Set(['native-village', 'lost-city'] as const);
const OUTPOSTS: ReadonlySet<Town['kind']> = new Set(['trading-outpost', 'lost-city'] as const);

/** Where a Hero may move on after the Market step (TOWN-6, CITY-10). */
export const isVillage = (game: Game, town: number): boolean => town >= 0 && VILLAGES.has(kindOf(game, town));

/** Where Items are traded (TOWN-27, CITY-10). */
const isOutpost = (game: Game, town: number): boolean => OUTPOSTS.has(kindOf(game, town));

const lostCities = new WeakMap<Board, number>();

/** The place of the Lost City among the towns of the board; each board is searched once. */
export function lostCityIndex({ world: { board } }: Game): number {
  const known = lostCities.get(board) ?? board.towns.findIndex(({ kind }) => kind === 'lost-city');
  lostCities.set(board, known);
  return known;
}

/** What was won or has no price costs 0, and nothing costs less (TOWN-36, TOWN-41 to TOWN-43, Z25). */
const canGive = (game: Game, { card, bought }: Held): boolean =>
  bought !== game.state.turn && !isGear(game, card);

/** Each Item that can be given, with each Item of the stack that costs less and finds room (TOWN-27 to TOWN-44). */
function addTrades(game: Game, { seat, town }: MarketFrame, options: string[]): void {
  const stack = game.state.stacks[town] ?? [];
  for (const held of playerAt(game, seat).items) {
    if (!canGive(game, held)) continue;
    const { cost } = info(game, held.card);
    for (const card of stack)
      for (const form of info(game, card).forms) {
        const wanted = info(game, form);
        if (wanted.holding !== 'item' || wanted.cost >= cost) continue;
        if (game.world.policies.hasRoom(game, seat, form, [held.card]))
          options.push(`swap:${held.card}:${form}`);
      }
  }
}

/** No gold changes hands; what was given cannot be bought this turn (TOWN-29, TOWN-34). */
function swap(game: Game, { seat, town }: MarketFrame, own: string, form: string): void {
  const stack = game.state.stacks[town];
  const held = removeHeld(game, seat, own);
  if (stack === undefined || held === null) return;
  stack.splice(stack.indexOf(printedOf(game, form)), 1);
  stack.push(printedOf(game, own));
  toStack(game, held);
  game.state.sold.push(printedOf(game, own));
  addHeld(game, seat, fromStack(game, form, 0));
  tell(game, { type: 'swapped', seat, card: own, taken: form });
}

/** Counters stay on a card that lies in a stack; a Ritual and an Equipping Ally begin anew (TOWN-38, TOWN-39, P10). */
export function toStack(game: Game, held: Held): void {
  const { card, counters } = held;
  if (isOneThing(game, held) && counters !== initialCounters(info(game, card)))
    mistsOf(game.state).charged[printedOf(game, card)] = counters;
}

/** Whoever takes or buys a card gets what lies on it (TOWN-38). */
export function fromStack(game: Game, form: string, bought: number): Held {
  const { charged } = mistsOf(game.state);
  const card = printedOf(game, form);
  const held = newHeld(game, form, bought);
  held.counters = charged[card] ?? held.counters;
  delete charged[card];
  return held;
}

export function marketProcedure(old: Procedure<Game>): Procedure<Game> {
  const trade = old.steps.get('trade')?.ask;
  if (trade === undefined || trade === null) throw new Error('the Market step has no trade');
  const stocked = withStep<Game, MarketFrame>(old, 'stock', (game, { seat, town }) => {
    resetActivations(game);
    setDeeds(game, { traded: true, at: playerAt(game, seat).space });
    const count = ADDED[kindOf(game, town)] + sum(game, 'market-cards', seat, 'hero', null);
    for (let i = 0; i < count; i++) stock(game, town);
    fire(game, AT.market, seat, '', null);
  });
  const traded = withStep<Game, MarketFrame>(stocked, 'trade', {
    ask(game, frame) {
      const question = trade.ask(game, frame);
      if (question === null) return null;
      addGear(game, frame.seat, question.options);
      if (isOutpost(game, frame.town)) addTrades(game, frame, question.options);
      return { ...question, kind: 'market' };
    },
    answer(game, frame, choice) {
      const [verb, what = '', other = ''] = choice.split(':');
      if (verb === 'gear' || verb === 'swap') frame.step = 'trade';
      if (verb === 'gear') buyGear(game, frame.seat, what as Gear);
      else if (verb === 'swap') swap(game, frame, what, other);
      else trade.answer(game, frame, choice);
    },
  });
  return withStepAfter<Game, MarketFrame>(traded, 'trade', 'leave', sweepLostCity);
}

/** The Lost City has no stack of its own: what is left goes under the market deck, counters off (CITY-16, G18). */
export function sweepLostCity(game: Game): void {
  if (mistsOf(game.state).lostCity === null) return;
  const stack = game.state.stacks[lostCityIndex(game)];
  const deck = game.state.decks['market'];
  if (stack === undefined || stack.length === 0 || deck === undefined) return;
  for (const card of stack.splice(0)) {
    delete mistsOf(game.state).charged[card];
    putAtBottom(deck, card);
  }
}

interface LostCityFrame extends Frame {
  proc: 'lost-city';
  seat: number;
}

/** It rises under the Hero, or beside them if they are in a town; Heroes stay where they stand (CITY-1 to CITY-7). */
export const lostCityProcedure = procedure<Game, LostCityFrame>({
  place: {
    ask(game, { seat }) {
      const { space } = playerAt(game, seat);
      const { lostCity } = mistsOf(game.state);
      if (space === null || space === lostCity) return null;
      return { seat, kind: 'lost-city', options: sites(game, space).map((site) => `rise:${site}`) };
    },
    answer(game, { seat }, choice) {
      const space = choice.slice('rise:'.length);
      mistsOf(game.state).lostCity = space;
      tell(game, { type: 'lost-city', seat, space });
    },
  },
});

function sites(game: Game, space: SpaceId): SpaceId[] {
  if (siteAt(game, space).town < 0) return [space];
  const { neighbors = [] } = game.world.board.space[space] ?? {};
  return neighbors.filter((next) => siteAt(game, next).town < 0);
}
