/** Taking a thing back from a bargain: the rules know only how to add and how to begin again. */
import { COINS, type NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';

export type Verb = 'offer' | 'want';

/** Gold in as few coins as can be. */
function inCoins(verb: Verb, gold: number): string[] {
  const options: string[] = [];
  let left = gold;
  for (const coin of COINS.toReversed())
    for (; left >= coin; left -= coin) options.push(`${verb}:gold:${coin}`);
  return options;
}

/** The decisions that lead to the same bargain without this: a card, or `gold`. */
export function without(
  { offer, want, offerGold, wantGold }: NegotiationFrame,
  verb: Verb,
  what: string,
): string[] {
  const left = (side: Verb, cards: readonly string[], gold: number): string[] => [
    ...cards.filter((card) => side !== verb || card !== what).map((card) => `${side}:${card}`),
    ...inCoins(side, side === verb && what === 'gold' ? 0 : gold),
  ];
  return ['clear', ...left('offer', offer, offerGold), ...left('want', want, wantGold)];
}
