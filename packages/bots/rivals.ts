/** Other Heroes, and whether to attack them, roughly. */
import type { Player } from '@wayrune/engine/rules/state.ts';
import { duelChance } from './duel.ts';
import { worthOfCard } from './goods.ts';
import { runeWorth } from './mind.ts';
import { runesOf, stakesFor } from './portrait.ts';
import type { Sight } from './sight.ts';

/** The best prize that a Hero could give. */
export function bootyOf({ world, player, mind }: Sight, other: Player): number {
  const goods = [...other.items, ...other.allies].map(({ card }) => worthOfCard(world, player, card));
  const rune = runesOf(world, other) > 0 ? runeWorth(mind, runesOf(world, player)) : 0;
  return Math.max(other.gold, rune, ...goods);
}

/** What it is worth to attack a Hero; below zero if it is better not to. */
export function duelWorth(sight: Sight, other: Player): number {
  const { world, seat, player, mind } = sight;
  const booty = bootyOf(sight, other);
  if (booty < mind.booty) return -1;
  const chance = duelChance(sight, seat, other.seat);
  if (chance < (runesOf(world, other) > 0 ? mind.bold : mind.sure)) return -1;
  return chance * booty + (1 - chance) * stakesFor(world, player, 0, mind).loss;
}
