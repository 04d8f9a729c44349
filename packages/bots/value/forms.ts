/** Cards that are one thing or another to whoever gets them: each form is a ware of its own (P2). */
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';

/** Everything that can be had of these cards. */
export const waresOf = (world: World, cards: readonly string[]): string[] =>
  cards.flatMap((card) => infoOf(world, infoOf(world, card).printed).forms);

/** Whether a player has a card, in whatever form. */
export function hasCard(world: World, { items, allies }: Player, card: string): boolean {
  const { printed } = infoOf(world, card);
  return [...items, ...allies].some((held) => infoOf(world, held.card).printed === printed);
}
