import { speaking } from './speak.ts';

/** In one of so many decisions that allow it, a card is thrown away. */
const DISCARD_ONE_IN = 50;

/**
 * Anything goes, with one exception: discarding is offered almost always, and a player who did it as often as
 * anything else would never have a card to play with.
 */
export const random = speaking('random', (_, state, chance) => {
  const options = state.decision?.options ?? [];
  let count = options.length;
  while (count > 1 && options[count - 1]?.startsWith('discard:') === true) count--;
  const discards = options.length - count;
  const at =
    discards > 0 && chance.pick(DISCARD_ONE_IN) === 0 ? count + chance.pick(discards) : chance.pick(count);
  return options[at] ?? '';
});
