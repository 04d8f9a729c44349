/** A player who always takes what looks best now. It knows decisions, values and the hints of verbs, no cards. */
import { DECIDERS } from './deciders.ts';
import { GREEDY } from './mind.ts';
import { random } from './random.ts';
import { look } from './sight.ts';
import { speaking } from './speak.ts';

export const greedy = speaking('greedy', (world, state, chance) => {
  const sight = look(world, state, chance, GREEDY);
  const choice = DECIDERS[sight.kind]?.(sight) ?? '';
  return sight.options.includes(choice) ? choice : random.choose(world, state, chance);
});
