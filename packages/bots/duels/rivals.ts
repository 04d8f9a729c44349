/** Other Heroes, and whether to attack them, roughly. */
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { duelWinChance } from './duel-heuristics.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { waresOf } from '../value/forms.ts';
import { trophiesOf, trophyWorth } from '../aims/worth.ts';
import { stakesFor } from '../fights/hero-profile.ts';
import type { Context } from '../heuristics/context.ts';

/** The best prize that a Hero could give. */
export function bootyOf({ world, player, aim, weights }: Context, other: Player): number {
  const cards = [...other.items, ...other.allies].map(({ card }) => card);
  const goods = waresOf(world, cards).map((card) => worthOfCard(world, player, card));
  const trophy =
    trophiesOf(aim, world, other) > 0 ? trophyWorth(aim, weights, trophiesOf(aim, world, player)) : 0;
  return Math.max(other.gold, trophy, ...goods);
}

/** What it is worth to attack a Hero; below zero if it is better not to. */
export function duelWorth(context: Context, other: Player): number {
  const { world, seat, player, aim, weights } = context;
  const booty = bootyOf(context, other);
  if (booty < weights.booty) return -1;
  const chance = duelWinChance(context, seat, other.seat);
  if (chance < (trophiesOf(aim, world, other) > 0 ? weights.bold : weights.sure)) return -1;
  return chance * booty + (1 - chance) * stakesFor(world, player, 0, weights).loss;
}
