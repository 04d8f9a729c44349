/** From one bargain to another: the rules know only how to add to it and how to start over. */
import { COINS, type NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';

/** What the one who makes the offer gives, and what they ask for. */
export type Bargain = Pick<NegotiationFrame, 'offer' | 'want' | 'offerGold' | 'wantGold'>;

/** Whose goods: those of the one who makes the offer, or of the one who answers it. */
export type Verb = 'offer' | 'want';

const GOLD = { offer: 'offerGold', want: 'wantGold' } as const;

export const cardsOf = (bargain: Bargain, verb: Verb): readonly string[] => bargain[verb];
export const goldOf = (bargain: Bargain, verb: Verb): number => bargain[GOLD[verb]];
export const isEmpty = ({ offer, want, offerGold, wantGold }: Bargain): boolean =>
  offer.length + want.length + offerGold + wantGold === 0;

export const withGold = (bargain: Bargain, verb: Verb, gold: number): Bargain => ({
  ...bargain,
  [GOLD[verb]]: gold,
});

export const withCard = (bargain: Bargain, verb: Verb, card: string): Bargain =>
  bargain[verb].includes(card) ? bargain : { ...bargain, [verb]: [...bargain[verb], card] };

export const withoutCard = (bargain: Bargain, verb: Verb, card: string): Bargain => ({
  ...bargain,
  [verb]: bargain[verb].filter((one) => one !== card),
});

/** The goods of a `proposed` event: its cards, and the gold that it writes out. */
export function goodsOf(named: readonly string[]): { readonly cards: string[]; readonly gold: number } {
  const amount = named.map((one) => /^(\d+) gold$/.exec(one)?.[1]).find((gold) => gold !== undefined);
  return { cards: named.filter((one) => !/^\d+ gold$/.test(one)), gold: Number(amount ?? 0) };
}

/** Gold in as few coins as can be. */
function inCoins(verb: Verb, gold: number): string[] {
  const options: string[] = [];
  let left = gold;
  for (const coin of COINS.toReversed())
    for (; left >= coin; left -= coin) options.push(`${verb}:gold:${coin}`);
  return options;
}

/** The decisions that lead there. */
export function decisionsTo(now: Bargain, wanted: Bargain): readonly string[] {
  const verbs: readonly Verb[] = ['offer', 'want'];
  const isMore = verbs.every(
    (verb) =>
      goldOf(wanted, verb) >= goldOf(now, verb) && now[verb].every((card) => wanted[verb].includes(card)),
  );
  const from: Bargain = isMore ? now : { offer: [], want: [], offerGold: 0, wantGold: 0 };
  const added = verbs.flatMap((verb) => [
    ...wanted[verb].filter((card) => !from[verb].includes(card)).map((card) => `${verb}:${card}`),
    ...inCoins(verb, goldOf(wanted, verb) - goldOf(from, verb)),
  ]);
  return isMore ? added : ['clear', ...added];
}
