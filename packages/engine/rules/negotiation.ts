import { call, finish, procedure, type Frame } from '../kernel/procedure.ts';
import { playerAt, tell, type Game } from './game.ts';
import { addHeld, newHeld, removeHeld } from './holdings.ts';
import { surplus } from './limits.ts';

/** Two Heroes on one space bargain: one builds an offer, the other takes it or leaves it (MEET-3, G20). */
export interface NegotiationFrame extends Frame {
  proc: 'negotiate';
  seat: number;
  other: number;
  offer: string[];
  want: string[];
  offerGold: number;
  wantGold: number;
  /** Offers that were refused; talk ends somewhere. */
  tries: number;
}

const MOST_TRIES = 3;
/** What gold is counted out in. */
export const COINS: readonly number[] = [1, 5, 10];

export function startNegotiation(game: Game, seat: number, other: number): void {
  const nothing = { offer: [], want: [], offerGold: 0, wantGold: 0, tries: 0 };
  call<NegotiationFrame>(game, { proc: 'negotiate', seat, other, ...nothing });
}

export const negotiationProcedure = procedure<Game, NegotiationFrame>({
  build: {
    ask(game, frame) {
      const options = ['leave'];
      addGoods(game, frame.seat, 'offer', frame.offer, frame.offerGold, options);
      addGoods(game, frame.other, 'want', frame.want, frame.wantGold, options);
      if (!isEmpty(frame)) {
        options.push('clear');
        if (fits(game, frame)) options.push('propose');
      }
      return { seat: frame.seat, kind: 'negotiate', options };
    },
    answer(game, frame, choice) {
      const [verb, what = '', coins = ''] = choice.split(':');
      frame.step = 'build';
      if (verb === 'leave') finish(game);
      else if (verb === 'clear') clear(frame);
      else if (verb === 'propose') propose(game, frame);
      else if (what === 'gold') frame[verb === 'offer' ? 'offerGold' : 'wantGold'] += Number(coins);
      else frame[verb === 'offer' ? 'offer' : 'want'].push(what);
    },
  },
  reply: {
    ask: (_, frame) => ({ seat: frame.other, kind: 'reply', options: ['accept', 'refuse'] }),
    answer(game, frame, choice) {
      const { seat, other } = frame;
      if (choice === 'accept') {
        exchange(game, frame);
        tell(game, { type: 'traded', seat, other });
        return;
      }
      tell(game, { type: 'refused', seat, other });
      clear(frame);
      frame.tries++;
      if (frame.tries >= MOST_TRIES) finish(game);
      else frame.step = 'build';
    },
  },
});

const isEmpty = (frame: NegotiationFrame): boolean =>
  frame.offer.length + frame.want.length + frame.offerGold + frame.wantGold === 0;

function clear(frame: NegotiationFrame): void {
  frame.offer = [];
  frame.want = [];
  frame.offerGold = 0;
  frame.wantGold = 0;
}

/** Gold, Items and Allies, those won in adventures too (MEET-3, G26). */
function addGoods(
  game: Game,
  seat: number,
  verb: string,
  named: readonly string[],
  gold: number,
  options: string[],
): void {
  const player = playerAt(game, seat);
  for (const coins of COINS) if (player.gold - gold >= coins) options.push(`${verb}:gold:${coins}`);
  for (const { card } of [...player.items, ...player.allies]) {
    if (!named.includes(card)) options.push(`${verb}:${card}`);
  }
}

function propose(game: Game, frame: NegotiationFrame): void {
  const { seat, other, offer, want, offerGold, wantGold } = frame;
  const spell = (cards: readonly string[], gold: number): string[] =>
    gold > 0 ? [...cards, `${gold} gold`] : [...cards];
  tell(game, { type: 'proposed', seat, other, offer: spell(offer, offerGold), want: spell(want, wantGold) });
  frame.step = 'reply';
}

/** Both must stay within their limits when all is done. */
function fits(game: Game, { seat, other, offer, want }: NegotiationFrame): boolean {
  return staysWithin(game, seat, offer, want) && staysWithin(game, other, want, offer);
}

/** Tried out: what he would have when all is done. */
function staysWithin(game: Game, seat: number, out: readonly string[], incoming: readonly string[]): boolean {
  const player = playerAt(game, seat);
  const { items, allies } = player;
  try {
    player.items = items.filter((held) => !out.includes(held.card));
    player.allies = allies.filter((held) => !out.includes(held.card));
    for (const card of incoming) addHeld(game, seat, newHeld(game, card, 0));
    game.heard[seat] = null;
    return surplus(game, seat).length === 0;
  } finally {
    game.heard[seat] = null;
    player.items = items;
    player.allies = allies;
  }
}

function exchange(game: Game, frame: NegotiationFrame): void {
  const { seat, other, offer, want, offerGold, wantGold } = frame;
  const move = (card: string, from: number, to: number): void => {
    const held = removeHeld(game, from, card);
    if (held === null) return;
    addHeld(game, to, held);
    tell(game, { type: 'lost', seat: from, card, why: 'taken' });
    tell(game, { type: 'gained', seat: to, card });
  };
  const gold = wantGold - offerGold;
  playerAt(game, seat).gold += gold;
  playerAt(game, other).gold -= gold;
  if (gold !== 0) {
    tell(game, { type: 'gold', seat, amount: gold });
    tell(game, { type: 'gold', seat: other, amount: -gold });
  }
  for (const card of offer) move(card, seat, other);
  for (const card of want) move(card, other, seat);
}
