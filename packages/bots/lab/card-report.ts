/** The part of the report that is about cards: how often each was seen and used, and which nobody used. */
import { type CardInfo, infoOf, offersUse, type World } from '@wayrune/engine/rules/world/world.ts';
import { type Rate, rate } from './stats.ts';
import type { Counts, Tally } from './tally.ts';

export interface CardLine {
  readonly card: string;
  readonly name: string;
  readonly kind: string;
  readonly deck: string;
  readonly cost: number;
  /** Came out of its deck: onto a market stack, or drawn. */
  readonly drawn: number;
  /** Bought, or hired. */
  readonly bought: number;
  /** Taken as a reward, a prize or a gift. */
  readonly gained: number;
  readonly used: number;
  /** An enemy beaten. */
  readonly beaten: number;
  /** An Event that took effect. */
  readonly began: number;
  readonly sold: number;
  readonly lost: number;
  /** Lay before a player at the end of the game. */
  readonly kept: number;
  /** How many of those players won. */
  readonly winners: Rate;
}

export interface DeadCard {
  readonly card: string;
  readonly name: string;
  readonly kind: string;
  readonly why: string;
}

const of = (counts: Counts | undefined, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);

/** Every card once, whatever the number of its copies; Heroes have a table of their own. */
const cardsIn = (world: World): CardInfo[] =>
  Object.values(world.cards).filter(({ id, card }) => card.id === id && card.kind !== 'hero');

export const cardLines = (world: World, tally: Tally): CardLine[] =>
  cardsIn(world).map(({ id, card, deck, cost }) => {
    const counts = tally.cards[id];
    const lost = Object.entries(counts ?? {})
      .filter(([what]) => what.startsWith('lost: '))
      .reduce((sum, [, n]) => sum + n, 0);
    return {
      card: id,
      name: card.name,
      kind: card.kind,
      deck,
      cost,
      drawn: of(counts, 'stocked', 'drew', 'ritual-drawn', 'god-awakened'),
      bought: of(counts, 'bought'),
      gained: of(counts, 'gained'),
      used: of(counts, 'used'),
      beaten: of(counts, 'defeated'),
      began: of(counts, 'event-began'),
      sold: of(counts, 'sold'),
      lost,
      kept: of(counts, 'kept'),
      winners: rate(of(counts, 'kept by a winner'), of(counts, 'kept')),
    };
  });

/** What every card of a kind must have seen at least once to be alive, and what is said of it if it has not. */
const SIGNS: readonly {
  readonly of: (info: CardInfo) => boolean;
  readonly alive: (line: CardLine) => boolean;
  readonly why: string;
}[] = [
  {
    of: () => true,
    alive: ({ drawn, bought, gained }) => drawn + bought + gained > 0,
    why: 'never came out of its deck',
  },
  {
    of: ({ deck }) => deck === 'market',
    alive: ({ bought, gained }) => bought + gained > 0,
    why: 'nobody ever had it',
  },
  {
    of: ({ deck, card }) => deck === 'market' && offersUse(card),
    alive: ({ used }) => used > 0,
    why: 'nobody ever used what it offers',
  },
  { of: ({ card }) => card.kind === 'event', alive: ({ began }) => began > 0, why: 'never took effect' },
  { of: ({ card }) => card.kind === 'challenge', alive: ({ beaten }) => beaten > 0, why: 'never beaten' },
  {
    of: ({ card, holding }) => card.kind === 'encounter' && holding !== null,
    alive: ({ gained }) => gained > 0,
    why: 'never taken',
  },
];

/** Cards that have no effect in practice, with the first reason found. */
export function deadCards(world: World, tally: Tally): DeadCard[] {
  return cardLines(world, tally).flatMap((line) => {
    const info = infoOf(world, line.card);
    const sign = SIGNS.find((candidate) => candidate.of(info) && !candidate.alive(line));
    return sign === undefined ? [] : [{ card: line.card, name: line.name, kind: line.kind, why: sign.why }];
  });
}
