/** What a ware would share its place with in the Hero's hands, and why it cannot be bought. */
import { joined } from '@wayrune/engine/effects/words.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { type Game, info, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { type CardInfo, itemKind } from '@wayrune/engine/rules/world/world.ts';
import { heldName } from '@wayrune/engine/text/names.ts';

/** Allies, or Items of one class. */
const kindOf = (card: CardInfo): string =>
  card.holding === 'ally' ? 'ally' : (itemKind(card)?.class ?? card.holding ?? '');

/** Cards of the same kind that the seat has: what a ware is compared with, and what it may have to take turns with. */
export function alike(game: Game, seat: number, card: string): string[] {
  const { items, allies } = playerAt(game, seat);
  const kind = kindOf(info(game, card));
  return [...items, ...allies].map((held) => held.card).filter((own) => kindOf(info(game, own)) === kind);
}

/** "Mace and Bow". */
export const namesOf = ({ world }: Game, cards: readonly string[]): string =>
  joined(
    cards.map((card) => heldName(world, card)),
    'and',
  );

export type Hindrance = 'sold' | 'gold' | 'room';

/** What keeps the seat from buying it, the plainest reason first; null if it is none of these. */
export function hindrance(game: Game, seat: number, card: string, discount: number): Hindrance | null {
  if (game.state.sold.includes(card)) return 'sold';
  if (priceOf(game, seat, card, discount) > playerAt(game, seat).gold) return 'gold';
  return game.world.policies.hasRoom(game, seat, card) ? null : 'room';
}
