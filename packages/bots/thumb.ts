/** Choices that nobody gives a reason for. The odds play with them, and reasons ask the odds. */
import { combatOf, phaseOf } from '@wayrune/engine/rules/combat-frame.ts';
import type { Bot } from './bot.ts';
import { DECIDERS } from './deciders.ts';
import { stanceAhead } from './duel.ts';
import { GREEDY } from './mind.ts';
import { look } from './sight.ts';

/** In one of so many decisions that allow it, a card is thrown away. */
const DISCARD_ONE_IN = 50;

/**
 * Anything goes, with one exception: discarding is offered almost always, and a player who did it as often as
 * anything else would never have a card to play with.
 */
export const anything: Bot['choose'] = (_, state, chance) => {
  const options = state.decision?.options ?? [];
  let count = options.length;
  while (count > 1 && options[count - 1]?.startsWith('discard:') === true) count--;
  const discards = options.length - count;
  const at =
    discards > 0 && chance.pick(DISCARD_ONE_IN) === 0 ? count + chance.pick(discards) : chance.pick(count);
  return options[at] ?? '';
};

/** What looks best now, by rules of thumb. It knows decisions, values and the hints of verbs, no cards. */
export const byThumb: Bot['choose'] = (world, state, chance) => {
  const sight = look(world, state, chance, GREEDY);
  const choice = DECIDERS[sight.kind]?.(sight) ?? '';
  return sight.options.includes(choice) ? choice : anything(world, state, chance);
};

/**
 * The same for a duel, in which this seat does better than its rules of thumb: it keeps everybody for the phase that suits him, and
 * does not run because of a guess that knows nothing of Allies.
 */
export const duelling =
  (seat: number): Bot['choose'] =>
  (world, state, chance) => {
    if (state.decision?.seat === seat) {
      if (state.decision.options.includes('fight')) return 'fight';
      const sight = look(world, state, chance, GREEDY);
      const phase = phaseOf(sight.game);
      const combat = combatOf(sight.game);
      if (phase?.phase === sight.kind && combat !== null) return stanceAhead(sight, phase, combat);
    }
    return byThumb(world, state, chance);
  };
