import { call, finish, procedure, type Frame } from '../../kernel/procedure.ts';
import { act, isAct, withDiscards } from '../cards/abilities.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { formsOf, inNewHands } from '../cards/forms.ts';
import { discardHeld, handOver, rowFor } from '../cards/holdings.ts';
import { beyondLimits } from '../cards/surplus.ts';
import { isWon } from '../world/world.ts';

/** Two Heroes on one space bargain: one makes an offer, the other takes it, leaves it or counters it (MEET-3, G27). */
export interface NegotiationFrame extends Frame {
  proc: 'negotiate';
  /** Who began to talk, and makes the next offer when one was refused. */
  opener: number;
  /** Who makes the offer, and who answers it: they change places with every counter-offer. */
  seat: number;
  other: number;
  offer: string[];
  want: string[];
  offerGold: number;
  wantGold: number;
  /** Offers made by either side so far. */
  offers: number;
  /** What new owners have said they take cards as that can be more than one thing (P2). */
  forms?: string[];
}

/** By both sides together (G27). */
export const MOST_OFFERS = 6;
/** What gold is counted out in. */
export const COINS: readonly number[] = [1, 5, 10];

export function startNegotiation(game: Game, seat: number, other: number): void {
  const nothing = { offer: [], want: [], offerGold: 0, wantGold: 0, offers: 0 };
  call<NegotiationFrame>(game, { proc: 'negotiate', opener: seat, seat, other, ...nothing });
}

export const negotiationProcedure = procedure<Game, NegotiationFrame>({
  build: {
    ask(game, frame) {
      if (!goesOn(game, frame)) return null;
      dropLost(game, frame);
      const options = ['leave'];
      addGoods(game, frame.seat, 'offer', frame.offer, frame.offerGold, options);
      addGoods(game, frame.other, 'want', frame.want, frame.wantGold, options);
      if (!isEmpty(frame)) {
        options.push('clear');
        if (isPossible(game, frame)) options.push('propose');
      }
      return withDiscards(game, { seat: frame.seat, kind: 'negotiate', options });
    },
    answer(game, frame, choice) {
      const [verb, what = '', coins = ''] = choice.split(':');
      if (verb === 'propose') {
        propose(game, frame);
        return;
      }
      frame.step = 'build';
      if (isAct(choice)) act(game, frame.seat, choice);
      else if (verb === 'leave') finish(game);
      else if (verb === 'clear') clear(frame);
      else if (what === 'gold') frame[verb === 'offer' ? 'offerGold' : 'wantGold'] += Number(coins);
      else frame[verb === 'offer' ? 'offer' : 'want'].push(what);
    },
  },
  reply: {
    ask(game, frame) {
      if (!goesOn(game, frame)) return null;
      const options = isPossible(game, frame) ? ['accept', 'refuse'] : ['refuse'];
      if (frame.offers < MOST_OFFERS) options.push('counter');
      return withDiscards(game, { seat: frame.other, kind: 'reply', options });
    },
    answer(game, frame, choice) {
      if (choice === 'accept') return;
      if (choice === 'refuse') {
        refuse(game, frame);
      } else if (choice === 'counter') {
        turnAround(frame);
        frame.step = 'build';
      } else {
        frame.step = 'reply';
        act(game, frame.other, choice);
      }
    },
  },
  /** Whoever gets a card that can be more than one thing says what it is to them (P2). */
  forms: {
    ask(game, frame) {
      if (!goesOn(game, frame)) return null;
      for (const seat of [frame.other, frame.seat]) {
        const open = gainedBy(frame, seat).find((card) => isOpen(game, frame, card));
        if (open === undefined) continue;
        const possible = formsOf(game, open).filter((form) => canMakeRoom(game, withForm(frame, form), seat));
        return { seat, kind: 'form', options: possible.map((form) => `form:${form}`) };
      }
      return null;
    },
    answer(_, frame, choice) {
      frame.forms = [...(frame.forms ?? []), choice.slice('form:'.length)];
      frame.step = 'forms';
    },
  },
  /** Whoever has no room for what was agreed on gives up cards for it, the one who accepted first (G27). */
  room: {
    ask(game, frame) {
      if (!goesOn(game, frame)) return null;
      for (const seat of [frame.other, frame.seat]) {
        const options = inTheWay(game, frame, seat).map((card) => `discard:${card}`);
        if (options.length > 0) return { seat, kind: 'surplus', options, show: true };
      }
      return null;
    },
    answer(game, frame, choice) {
      const card = choice.slice('discard:'.length);
      const isTheirs = heldCard(playerAt(game, frame.other), card) !== null;
      frame.step = 'room';
      discardHeld(game, isTheirs ? frame.other : frame.seat, card, 'discarded');
    },
  },
  close(game, frame) {
    if (isPossible(game, frame)) exchange(game, frame);
    else tell(game, { type: 'refused', seat: frame.seat, other: frame.other });
  },
});

/** False once a knock-out has parted them: then the talk is over. */
function goesOn(game: Game, frame: NegotiationFrame): boolean {
  const together = playerAt(game, frame.seat).space === playerAt(game, frame.other).space;
  if (!together) frame.step = '';
  return together;
}

const isEmpty = (frame: NegotiationFrame): boolean =>
  frame.offer.length + frame.want.length + frame.offerGold + frame.wantGold === 0;

function clear(frame: NegotiationFrame): void {
  frame.offer = [];
  frame.want = [];
  frame.offerGold = 0;
  frame.wantGold = 0;
  delete frame.forms;
}

/** What was named and has been discarded since, or lost by a knock-out, cannot be had any more. */
function dropLost(game: Game, frame: NegotiationFrame): void {
  frame.offer = frame.offer.filter((card) => has(game, frame.seat, card));
  frame.want = frame.want.filter((card) => has(game, frame.other, card));
  frame.offerGold = Math.min(frame.offerGold, playerAt(game, frame.seat).gold);
  frame.wantGold = Math.min(frame.wantGold, playerAt(game, frame.other).gold);
}

const has = (game: Game, seat: number, card: string): boolean =>
  heldCard(playerAt(game, seat), card) !== null;

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
  frame.offers++;
}

/** After a refusal the player who proposed may try again. */
function refuse(game: Game, frame: NegotiationFrame): void {
  const { seat, other, opener } = frame;
  tell(game, { type: 'refused', seat, other });
  clear(frame);
  if (seat !== opener) turnAround(frame);
  if (frame.offers >= MOST_OFFERS) finish(game);
  else frame.step = 'build';
}

/** The same bargain, seen from the other side. */
function turnAround(frame: NegotiationFrame): void {
  [frame.seat, frame.other] = [frame.other, frame.seat];
  [frame.offer, frame.want] = [frame.want, frame.offer];
  [frame.offerGold, frame.wantGold] = [frame.wantGold, frame.offerGold];
}

/** Everything named is there, and both can come within their limits (G20, G27). */
export function isPossible(game: Game, frame: NegotiationFrame): boolean {
  const { seat, other, offer, want, offerGold, wantGold } = frame;
  return (
    offerGold <= playerAt(game, seat).gold &&
    wantGold <= playerAt(game, other).gold &&
    offer.every((card) => has(game, seat, card)) &&
    want.every((card) => has(game, other, card)) &&
    withoutRoom(game, frame) === null
  );
}

/** The seat that cannot come within its limits, whatever it gives up for it (G20); null where both can. */
export const withoutRoom = (game: Game, frame: NegotiationFrame): number | null =>
  [frame.seat, frame.other].find((seat) => !canMakeRoom(game, frame, seat)) ?? null;

/** With one of the forms in which they could take what they get, where that is still open. */
function canMakeRoom(game: Game, frame: NegotiationFrame, seat: number): boolean {
  const open = gainedBy(frame, seat).find((card) => isOpen(game, frame, card));
  if (open !== undefined)
    return formsOf(game, open).some((form) => canMakeRoom(game, withForm(frame, form), seat));
  return afterwards(game, frame, seat, () => {
    const player = playerAt(game, seat);
    while (beyondLimits(game, seat).length > 0) {
      const out = expendable(game, frame, seat)[0];
      if (out === undefined) return false;
      player.items = player.items.filter(({ card }) => card !== out);
      player.allies = player.allies.filter(({ card }) => card !== out);
      game.ownAffects[seat] = null;
    }
    return true;
  });
}

/** Cards of which one has to go before the bargain can be carried out. */
export const inTheWay = (game: Game, frame: NegotiationFrame, seat: number): string[] =>
  afterwards(game, frame, seat, () => expendable(game, frame, seat));

/** Of the cards beyond the limits, those that could be given up: not what is just being gained, nor what was won. */
function expendable(game: Game, frame: NegotiationFrame, seat: number): string[] {
  const gained = gainedBy(frame, seat).map((card) => formIn(game, frame, card));
  return beyondLimits(game, seat).filter((card) => !gained.includes(card) && !isWon(info(game, card)));
}

const gainedBy = (frame: NegotiationFrame, seat: number): readonly string[] =>
  seat === frame.seat ? frame.want : frame.offer;

const withForm = (frame: NegotiationFrame, form: string): NegotiationFrame => ({
  ...frame,
  forms: [...(frame.forms ?? []), form],
});

const isOpen = (game: Game, { forms = [] }: NegotiationFrame, card: string): boolean => {
  const possible = formsOf(game, card);
  return possible.length > 1 && !forms.some((form) => possible.includes(form));
};

/** What a card is to whoever gets it. */
function formIn(game: Game, { forms = [] }: NegotiationFrame, card: string): string {
  const possible = formsOf(game, card);
  return forms.find((form) => possible.includes(form)) ?? possible[0] ?? card;
}

/** Tried out: the rules are asked what they think of a player who has made the bargain. */
function afterwards<T>(game: Game, frame: NegotiationFrame, seat: number, ask: () => T): T {
  const [out, gained, giver] =
    seat === frame.seat ? [frame.offer, frame.want, frame.other] : [frame.want, frame.offer, frame.seat];
  const player = playerAt(game, seat);
  const { items, allies } = player;
  try {
    player.items = items.filter((held) => !out.includes(held.card));
    player.allies = allies.filter((held) => !out.includes(held.card));
    for (const card of gained) {
      const held = heldCard(playerAt(game, giver), card);
      const form = formIn(game, frame, card);
      if (held !== null) rowFor(game, player, form).push(inNewHands(game, held, form));
    }
    game.ownAffects[seat] = null;
    return ask();
  } finally {
    game.ownAffects[seat] = null;
    player.items = items;
    player.allies = allies;
  }
}

function exchange(game: Game, frame: NegotiationFrame): void {
  const { seat, other, offer, want, offerGold, wantGold } = frame;
  const gold = wantGold - offerGold;
  if (gold !== 0) {
    playerAt(game, seat).gold += gold;
    tell(game, { type: 'gold', seat, amount: gold });
    playerAt(game, other).gold -= gold;
    tell(game, { type: 'gold', seat: other, amount: -gold });
  }
  for (const card of offer) handOver(game, seat, other, formIn(game, frame, card));
  for (const card of want) handOver(game, other, seat, formIn(game, frame, card));
  tell(game, { type: 'traded', seat, other });
}
