/** Choices that nobody gives a reason for. The odds play with them, and reasons ask the odds. */
import { combatOf, phaseOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { Bot } from '../players/bot.ts';
import { decide } from './deciders.ts';
import { stanceAhead } from '../duels/duel-heuristics.ts';
import { GREEDY } from '../value/weights.ts';
import { contextOf } from './context-of.ts';
import { ROUGH_SCOUT } from './rough-scout.ts';
import type { Scout } from './scout.ts';

/** In one of so many decisions that allow it, a card is thrown away. */
const DISCARD_ONE_IN = 50;

/**
 * Anything goes, with one exception: discarding is offered almost always, and a player who did it as often as
 * anything else would never have a card to play with.
 */
export const randomChoice: Bot['choose'] = (_, state, chance) => {
  const options = state.decision?.options ?? [];
  let count = options.length;
  while (count > 1 && options[count - 1]?.startsWith('discard:') === true) count--;
  const discards = options.length - count;
  const at =
    discards > 0 && chance.pick(DISCARD_ONE_IN) === 0 ? count + chance.pick(discards) : chance.pick(count);
  return options[at] ?? '';
};

/** What looks best now, by heuristics. It knows decisions, values and the hints of verbs, no cards. */
export const heuristicsWith =
  (scout: Scout): Bot['choose'] =>
  (world, state, chance) => {
    const context = { ...contextOf(world, state, chance, GREEDY), scout };
    const choice = decide(context);
    return context.options.includes(choice) ? choice : randomChoice(world, state, chance);
  };

export const heuristicChoice = heuristicsWith(ROUGH_SCOUT);

/**
 * The same for a duel, in which this seat does better than its heuristics: it keeps everybody for the phase that suits them, and
 * does not run because of a guess that knows nothing of Allies.
 */
export const duelChoice =
  (seat: number): Bot['choose'] =>
  (world, state, chance) => {
    if (state.decision?.seat === seat) {
      if (state.decision.options.includes('fight')) return 'fight';
      const context = contextOf(world, state, chance, GREEDY);
      const phase = phaseOf(context.game);
      const combat = combatOf(context.game);
      if (phase?.phase === context.kind && combat !== null) return stanceAhead(context, phase, combat);
    }
    return heuristicChoice(world, state, chance);
  };
