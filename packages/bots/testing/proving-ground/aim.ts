/** What Proving Ground is about, for the bots: strength against the trials, of which the easiest is chosen. */
import { cardName } from '@wayrune/engine/text/names.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { POINTS_TO_WIN, pointsOf, TRIALS } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import type { Aim } from '../../aims/aim.ts';
import { detail } from '../../heuristics/context.ts';
import { difficulty } from '../../value/difficulty.ts';

export const provingGroundAim: Aim = {
  adventure: 'proving-ground',
  decks: [
    { deck: 'green', isGoal: false, mastery: 5, standsFor: 'green' },
    { deck: 'yellow', isGoal: false, mastery: 9, standsFor: 'green' },
    { deck: TRIALS, isGoal: true, mastery: 20, standsFor: TRIALS },
  ],
  progress: (_, state, { seat }) => pointsOf(state, seat) / POINTS_TO_WIN,
  decisions: { trial: ({ world }, option) => -difficulty(infoOf(world, detail(option))) },
  reasons: { face: ({ world }, trial) => `face ${cardName(world, trial)}, the easiest of the three` },
};
