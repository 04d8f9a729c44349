/** Other Heroes, and whether to attack them, roughly. */
import type { Player } from '@wayrune/engine/rules/state.ts';
import { duelWinChance } from './duel-heuristics.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { runeWorth } from '../value/weights.ts';
import { runesOf, stakesFor } from '../fights/hero-profile.ts';
import type { Context } from '../heuristics/context.ts';

/** The best prize that a Hero could give. */
export function bootyOf({ world, player, weights }: Context, other: Player): number {
  const goods = [...other.items, ...other.allies].map(({ card }) => worthOfCard(world, player, card));
  const rune = runesOf(world, other) > 0 ? runeWorth(weights, runesOf(world, player)) : 0;
  return Math.max(other.gold, rune, ...goods);
}

/** What it is worth to attack a Hero; below zero if it is better not to. */
export function duelWorth(context: Context, other: Player): number {
  const { world, seat, player, weights } = context;
  const booty = bootyOf(context, other);
  if (booty < weights.booty) return -1;
  const chance = duelWinChance(context, seat, other.seat);
  if (chance < (runesOf(world, other) > 0 ? weights.bold : weights.sure)) return -1;
  return chance * booty + (1 - chance) * stakesFor(world, player, 0, weights).loss;
}
