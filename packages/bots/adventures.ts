/** Adventures: whether to attempt them, and what to choose in them. */
import type { Choice } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { duelWorth } from './rivals.ts';
import { attemptWorth } from './goals.ts';
import { choiceWorth } from './judge.ts';
import { outlookOn } from './outlook.ts';
import { portrait } from './portrait.ts';
import { best, type Decider } from './sight.ts';
import { nowFor } from './use.ts';

/** Attempt what lies here, attack a Hero, or leave it. */
export const chooseAdventure: Decider = (sight) => {
  const { state, options } = sight;
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return 0;
    if (verb === 'attempt') return attemptWorth(sight);
    const other = state.players[Number(what)];
    return verb === 'attack' && other !== undefined ? duelWorth(sight, other) : -1;
  });
};

/** What a card offers. */
interface Offered {
  readonly choices: readonly Choice[];
  readonly source: string;
  readonly bearer: string;
}

/** One of several things printed on a card. */
export const choose: Decider = (sight) => {
  const frame = nearest(sight.game, 'choose') as unknown as Offered;
  const now = nowFor(sight, frame.source, frame.bearer);
  return best(sight.options, (option) => {
    const [, index = '', target = ''] = option.split(':');
    const choice = frame.choices[Number(index)];
    if (choice === undefined) return -1;
    return choiceWorth(now, choice, target);
  });
};

/** Easy Challenges come next, all else goes to the bottom. */
export const arrange: Decider = (sight) => {
  const { world, state, player, mind } = sight;
  const hero = portrait(world, state, player, mind);
  return best(sight.options, (option) => {
    const [put, card = ''] = option.split(':');
    const { card: printed } = infoOf(world, card);
    if (printed.kind !== 'challenge') return put === 'bottom' ? 0.5 : 0;
    const { value } = outlookOn(world, hero, card, printed.color);
    return put === 'top' ? value : 0;
  });
};
