/** Why: what players of The Seven Scions do, in words. */
import { awakeScion, findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { atPlace, cardName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import type { Context } from '../../heuristics/context.ts';
import type { Aim } from '../aim.ts';
import { dragOf, groupOf } from './group.ts';
import { bestTry, chanceToAwaken } from './scions.ts';

/** The chance is rounded to tens: it is an estimate. */
const roughly = (chance: number): string => percent(Math.round(10 * chance) / 10);

function awakenReason(context: Context, card: string): string {
  const chance = chanceToAwaken(context, card);
  const company = 'it will fight for you in storms and against the Stormlords';
  return chance > 0.99 ? company : `about ${roughly(chance)} to awaken it: ${company}`;
}

function bearReason(context: Context, what: string): string {
  return dragOf(context.game, groupOf(context), Number(what)) > 0
    ? 'the lowest values of the group are theirs'
    : 'they can bear it best';
}

const PASSES: Readonly<Record<string, string>> = {
  'scion-counter': 'no counter is of use to you',
  'scion-benefit': 'it will help more in a later storm',
  'stand-in': 'your own numbers serve as well',
};

export const reasons: NonNullable<Aim['reasons']> = {
  counter: () => 'what you will need most when the storm comes',
  benefit: () => 'it helps most now',
  awaken: awakenReason,
  mend: () => 'you will need your Life against the Stormlords',
  recover: () => 'rested, you can use more of your cards',
  ready: () => 'so that you can use it once more',
  bear: bearReason,
  lend: (_, what) =>
    what === 'value' ? 'a better chance for the group to hit' : 'a hit of the group wounds more',
  pass(context) {
    if (
      context.kind === 'adventure' &&
      findStorm(context.state) !== null &&
      awakeScion(context, context.seat) !== null
    )
      return 'your own Scion serves you better';
    return PASSES[context.kind] ?? null;
  },
};

/** A red counter where a Scion may be awakened. */
export function placeReason(context: Context, space: SpaceId): string | null {
  const { world, state, game, naming } = context;
  const lies = state.counters[world.board.jewels.indexOf(space)] === 1;
  if (!lies || world.board.space[space]?.jewel?.color !== 'red') return null;
  const found = bestTry(context);
  if (found === null) return null;
  const chance = chanceToAwaken(context, found.card);
  return `the red counter ${atPlace(game, space, naming)}: about ${roughly(chance)} to awaken ${cardName(world, found.card)}`;
}
