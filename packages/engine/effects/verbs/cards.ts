import { draw, type Deck } from '../../kernel/deck.ts';
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { oneOf, whole } from '../../kernel/shape.ts';
import { act, isAct, withDiscards } from '../../rules/cards/abilities.ts';
import { COLORS } from '../../rules/world/board.ts';
import { challengeOf } from '../../rules/combat/combat-frame.ts';
import { deckChance, heldCard, info, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { discardHeld, leaveLimbo, turnCard } from '../../rules/cards/holdings.ts';
import { acquire } from '../../rules/cards/limits.ts';
import type { Held } from '../../rules/world/state.ts';
import { isWon } from '../../rules/world/world.ts';
import { countOrAll } from '../shapes.ts';
import { askTarget } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import { lookWords, quantity } from '../words.ts';

const KIND_WORD = { item: 'Item', ally: 'Ally', any: 'Item or Ally' } as const;
const KIND_WORDS = { item: 'Items', ally: 'Allies', any: 'Items or Allies' } as const;

export const take: Verb<'take'> = {
  fields: {},
  describe: (_, { becomes }) => (becomes === '' ? 'keep this card' : `take ${becomes}`),
  resolve(game, _, { seat, source }) {
    if (game.state.limbo.includes(source)) acquire(game, seat, source);
  },
  hint: () => 4,
};

export const discardThis: Verb<'discard-this'> = {
  fields: {},
  describe: () => 'discard this card',
  resolve(game, _, { seat, source }) {
    discardHeld(game, seat, source, 'used');
  },
  hint: () => -1,
};

/** What may be lost: cards won from Challenges never (G17). */
function losable(game: Game, seat: number, what: 'item' | 'ally' | 'any'): Held[] {
  const player = playerAt(game, seat);
  const all =
    what === 'item' ? player.items : what === 'ally' ? player.allies : [...player.items, ...player.allies];
  return all.filter((held) => !isWon(info(game, held.card)));
}

export const loseCard: Verb<'lose-card'> = {
  fields: { what: oneOf(['item', 'ally', 'any']), which: oneOf(['chosen', 'dearest']) },
  describe: (e) =>
    e.which === 'dearest'
      ? `discard your most expensive ${KIND_WORD[e.what]}`
      : `discard one of your ${KIND_WORDS[e.what]}`,
  resolve(game, e, frame) {
    const cards = losable(game, frame.seat, e.what);
    const most = Math.max(...cards.map((held) => info(game, held.card).cost));
    const choice = e.which === 'chosen' ? cards : cards.filter((held) => info(game, held.card).cost === most);
    askTarget(
      game,
      e,
      frame,
      choice.map((held) => `target:${held.card}`),
    );
  },
  onTarget: (game, _, { seat }, target) => discardHeld(game, seat, target, 'discarded'),
  can: (game, e, { seat }) => losable(game, seat, e.what).length > 0,
  hint: () => -3,
};

/** Items that stand on the given side, face up or face down; only cards that can be activated matter. */
const itemsThat = (game: Game, seat: number, used: boolean, except: string): string[] => {
  const player = playerAt(game, seat);
  return [...player.items, ...player.kept]
    .filter((held) => held.used === used && held.card !== except)
    .filter(
      (held) =>
        used || info(game, held.card).held.abilities.some((a) => a.cost?.some((c) => c.pay === 'activate')),
    )
    .map((held) => held.card);
};

function turn(game: Game, seat: number, card: string, used: boolean): void {
  const held = heldCard(playerAt(game, seat), card);
  if (held === null) return;
  turnCard(game, seat, held, used);
  tell(game, { type: used ? 'deactivated' : 'refreshed', seat, card });
}

/** Refreshing and deactivating are the same thing in two directions. */
const turning = (used: boolean, items: string, worth: number): Verb<'refresh'> & Verb<'deactivate'> => ({
  fields: { count: countOrAll },
  describe: (e) =>
    `turn ${e.count === 'all' ? 'all' : `${e.count === 1 ? 'one' : e.count} of`} your ${items} face ${used ? 'down' : 'up'}`,
  resolve(game, e, frame) {
    const cards = itemsThat(game, frame.seat, !used, frame.source);
    if (e.count === 'all' || e.count >= cards.length)
      for (const card of cards) turn(game, frame.seat, card, used);
    else if (cards.length > 0) askTarget(game, e, frame, asTargets(cards), e.count - 1);
  },
  onTarget(game, e, frame, target) {
    turn(game, frame.seat, target, used);
    const cards = itemsThat(game, frame.seat, !used, frame.source);
    if (frame.left > 0) askTarget(game, e, frame, asTargets(cards), frame.left - 1);
  },
  can: (game, _, { seat, source }) => itemsThat(game, seat, !used, source).length > 0,
  hint: (e) => worth * (e.count === 'all' ? 3 : e.count),
});

const asTargets = (cards: readonly string[]): string[] => cards.map((card) => `target:${card}`);

export const refresh: Verb<'refresh'> = turning(false, 'used Items', 1.5);
export const deactivate: Verb<'deactivate'> = turning(true, 'ready Items', -1);

export const addCounters: Verb<'add-counters'> = {
  fields: { amount: whole(-10, 10) },
  describe: (e) =>
    e.amount < 0
      ? `remove ${quantity(-e.amount, 'counter', 'counters')} from this card`
      : `put ${quantity(e.amount, 'counter', 'counters')} on this card`,
  resolve(game, e, { seat, source }) {
    const bearer = heldCard(playerAt(game, seat), source) ?? challengeOf(game);
    if (bearer !== null) bearer.counters = Math.max(0, bearer.counters + e.amount);
  },
  hint: (e) => e.amount / 2,
};

export interface LookFrame extends Frame {
  proc: 'look';
  seat: number;
  deck: string;
  cards: string[];
  kept: string[];
}

/** Looking at the next cards of a deck. The last one put on top will be drawn first. */
export const lookProcedure = procedure<Game, LookFrame>({
  place: {
    ask(game, { seat, cards }) {
      const options = cards.flatMap((card) => [`top:${card}`, `bottom:${card}`]);
      return options.length === 0 ? null : withDiscards(game, { seat, kind: 'look', options });
    },
    answer(game, frame, choice) {
      const [put = '', card = ''] = choice.split(':');
      frame.step = 'place';
      if (isAct(choice)) {
        act(game, frame.seat, choice);
        return;
      }
      frame.cards.splice(frame.cards.indexOf(card), 1);
      leaveLimbo(game, card);
      const deck = game.state.decks[frame.deck] as Deck;
      if (put === 'top') deck.top.push(card);
      else deck.bottom.push(card);
      tell(game, { type: 'looked', seat: frame.seat, card, put: put === 'top' ? 'top' : 'bottom' });
    },
  },
});

export const look: Verb<'look'> = {
  fields: { deck: oneOf(['market', ...COLORS]), count: whole(1, 5) },
  describe: (e) => lookWords(`the ${e.deck} deck`, e.count),
  resolve(game, e, { seat }) {
    const cards: string[] = [];
    for (let i = 0; i < e.count; i++) {
      const card = draw(game.state.decks[e.deck] as Deck, deckChance(game));
      if (card === null) break;
      cards.push(card);
      game.state.limbo.push(card);
      tell(game, { type: 'drew', seat, card, deck: e.deck });
    }
    call<LookFrame>(game, { proc: 'look', seat, deck: e.deck, cards, kept: [] });
  },
  hint: () => 0.8,
};
