/** What is worth a long thought, and what is not. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { destinations, movementScore } from './journey.ts';
import type { Planner } from './mind.ts';
import { type Planning, planningSight } from './plan.ts';

/** More would only thin out the time for each. */
const MOST = 4;

type Pick = (sight: Planning) => readonly string[];

const all: Pick = ({ options }) => options;
const starting =
  (...words: readonly string[]): Pick =>
  ({ options }) =>
    options.filter((option) => words.some((word) => option === word || option.startsWith(`${word}:`)));

/** The options of a kind of decision that may be better than the usual one, the likeliest first. */
const PICKS: Readonly<Record<string, Pick>> = {
  movement(sight) {
    const score = movementScore(sight);
    return sight.options
      .filter((option) => !option.startsWith('discard:'))
      .toSorted((a, b) => score(b) - score(a));
  },
  step: destinations,
  adventure: starting('attempt', 'pass', 'attack'),
  market: starting('buy', 'done', 'heal:hero'),
  'drawn-market': starting('buy', 'keep', 'pass'),
  experience: starting('learn'),
  'target:learn': all,
  escape: starting('escape', 'fight'),
  choose: all,
  prize: all,
  acquire: all,
  reply: all,
};

/** The usual choice first, then others that may be better; only the usual one where there is nothing to think about. */
export function candidates(
  world: World,
  state: State,
  chance: Chance,
  mind: Planner,
  usual: string,
): readonly string[] {
  const { decision } = state;
  const pick = PICKS[decision?.kind ?? ''];
  if (pick === undefined) return [usual];
  const others = pick(planningSight(world, state, chance, mind)).filter((option) => option !== usual);
  return [usual, ...others].slice(0, MOST);
}
