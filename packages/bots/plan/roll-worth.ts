/** Dice that are still to be rolled. */
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import type { Context } from '../heuristics/context.ts';
import { landings, landingsBy } from './routes.ts';
import { entrances, waysOf } from './travel.ts';

/** What it is worth to roll so many dice on a space, for one who knows what each space is worth. */
export function rollWorth(
  context: Context,
  worth: (space: number) => number,
  dice: number,
  from = landOf(context.game).index.get(context.player.space ?? '') ?? 0,
): number {
  const land = landOf(context.game);
  const masks = entrances(context.game, context.seat);
  const all = masks === waysOf(land).masks ? landings(land, from, dice) : landingsBy(land, masks, from, dice);
  let total = 0;
  for (const reached of all) {
    let most = Number.NEGATIVE_INFINITY;
    for (const space of reached) most = Math.max(most, worth(space));
    total += most;
  }
  return total / all.length;
}
