import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { withReasons } from './with-reasons.ts';

/**
 * Means to win every other moment. Chance alone seldom buys a sword or beats a dragon: in long runs this one
 * finds the way to all that random play leaves untouched, and still does what nobody would think of.
 */
export const halfRandom = withReasons('half-random', (world, state, chance) => {
  const bot = chance.pick(2) === 0 ? greedy : random;
  return bot.choose(world, state, chance);
});
