/** A player who makes the mistakes that people make. */
import type { Bot } from './bot.ts';
import { decide } from '../heuristics/deciders.ts';
import type { PlanWeights } from '../value/weights.ts';
import { random } from './random.ts';
import { contextOf } from '../heuristics/context-of.ts';
import { steadyScout } from '../plan/scout.ts';

/** One in so many chances to use a card is overlooked, and one in so many bargains is bought on impulse. */
const FORGETS = 2;
const IMPULSE = 4;

/** Thinks little of what may be lost and much of what may be won. */
const overconfident = (weights: PlanWeights): PlanWeights => ({
  ...weights,
  id: `easy ${weights.id}`,
  fall: 0,
  attachment: 0.3,
  escape: -6,
  wound: 0.2,
  ready: 0.2,
  strength: weights.strength / 2,
  besides: 1,
});

export function easyChooser(balanced: PlanWeights): Bot['choose'] {
  const weights = overconfident(balanced);
  const scout = steadyScout(weights);
  return (world, state, chance) => {
    const context = { ...contextOf(world, state, chance, weights), scout };
    const { options } = context;
    if (
      options.includes('pass') &&
      options.some((option) => option.startsWith('use:')) &&
      chance.pick(FORGETS) === 0
    )
      return 'pass';
    const bargains = options.filter((option) => option.startsWith('buy:'));
    if (bargains.length > 0 && chance.pick(IMPULSE) === 0)
      return bargains[chance.pick(bargains.length)] ?? '';
    const tireless = { ...context, options: options.filter((option) => !option.startsWith('rest:')) };
    const choice = decide(tireless);
    return options.includes(choice) ? choice : random.choose(world, state, chance);
  };
}
