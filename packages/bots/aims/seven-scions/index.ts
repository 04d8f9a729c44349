/** The Seven Scions: grow strong, awaken a Scion, stand in the storm, and do best against the Stormlords. */
import { findStorm, STORMLORDS } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Aim } from '../aim.ts';
import { decisions, interrupts, keepWorth } from './decisions.ts';
import { readiness } from './clock.ts';
import { foresee } from './foresee.ts';
import { lessonWorth } from './group.ts';
import { placeReason, reasons } from './reasons.ts';
import { shrines } from './scions.ts';

/** Those of this game; all of them before they are known. */
const lordsAhead = (world: World, state: State): readonly string[] =>
  findStorm(state)?.lords ?? world.decks[STORMLORDS] ?? [];

/** The Stormlords that a Hero has beaten; nothing counts before the Endgame. */
function progress(_: World, state: State, { seat }: Player): number {
  const storm = findStorm(state);
  return (storm?.scores?.[seat]?.beaten ?? 0) / Math.max(1, storm?.lords.length ?? 1);
}

export const sevenScions: Aim = {
  adventure: 'seven-scions',
  decks: [
    { deck: 'green', isGoal: false, mastery: 5, standsFor: 'green' },
    { deck: 'yellow', isGoal: false, mastery: 9, standsFor: 'green' },
    { deck: 'blue', isGoal: false, mastery: 14, standsFor: STORMLORDS },
    {
      deck: STORMLORDS,
      isGoal: true,
      mastery: 30,
      standsFor: STORMLORDS,
      enemies: lordsAhead,
      // Nobody goes to them: they come.
      isOpen: () => false,
      wins: true,
    },
  ],
  foresee,
  places: shrines,
  progress,
  decisions,
  interrupts,
  keeps: keepWorth,
  readiness,
  lessons: lessonWorth,
  reasons,
  placeReason,
};
