/** Adventures: whether to attempt them, and what to choose in them. */
import type { Choice } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { duelWorth } from '../duels/rivals.ts';
import { attemptWorth } from './goals.ts';
import { choiceWorth } from '../value/effect-worth.ts';
import { outlookOn } from '../fights/outlook.ts';
import { profileOf } from '../fights/hero-profile.ts';
import { best, type Decider } from './context.ts';
import { nowFor } from './abilities.ts';

/** Attempt what lies here, attack a Hero, or leave it. */
export const chooseAdventure: Decider = (context) => {
  const { state, options } = context;
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return 0;
    if (verb === 'attempt') return attemptWorth(context);
    const other = state.players[Number(what)];
    return verb === 'attack' && other !== undefined ? duelWorth(context, other) : -1;
  });
};

/** What a card offers. */
interface Offered {
  readonly choices: readonly Choice[];
  readonly source: string;
  readonly bearer: string;
}

/** One of several things printed on a card. */
export const choose: Decider = (context) => {
  const frame = nearest(context.game, 'choose') as unknown as Offered;
  const now = nowFor(context, frame.source, frame.bearer);
  return best(context.options, (option) => {
    const [, index = '', target = ''] = option.split(':');
    const choice = frame.choices[Number(index)];
    if (choice === undefined) return -1;
    return choiceWorth(now, choice, target);
  });
};

/** Easy Challenges come next, all else goes to the bottom. */
export const arrange: Decider = (context) => {
  const { world, state, player, weights } = context;
  const hero = profileOf(world, state, player, weights);
  return best(context.options, (option) => {
    const [put, card = ''] = option.split(':');
    const { card: printed } = infoOf(world, card);
    if (printed.kind !== 'challenge') return put === 'bottom' ? 0.5 : 0;
    const { value } = outlookOn(world, hero, card, printed.color);
    return put === 'top' ? value : 0;
  });
};
