/** Quests as journeys: what a step is worth, and where it leads. */
import { goalSpaces } from '@wayrune/engine/adventures/cataclysm/goals.ts';
import { progressOn, questOf, questsFor, timesOf } from '@wayrune/engine/adventures/cataclysm/quests.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Context } from '../../heuristics/context.ts';
import type { AimPlace } from '../aim.ts';
import { attemptOf, claimWorth } from './curses.ts';

/** What is still to be done for a quest, counted in arrivals and fights. */
export const stepsLeft = ({ game, seat }: Context, quest: string): number => {
  const made = progressOn(game, seat, quest);
  return questOf(game, quest).steps.reduce(
    (sum, step, i) => sum + Math.max(0, timesOf(step) - (made[i]?.length ?? 0)),
    0,
  );
};

/** Somebody else may be first, and the way is long: what is left of a quest's worth for each step but the last. */
const PATIENCE = 0.8;

/** What one more step of a quest is worth. */
export function stepWorth(context: Context, quest: string): number {
  const left = Math.max(1, stepsLeft(context, quest));
  return (claimWorth(context, quest) * PATIENCE ** (left - 1)) / left;
}

/** What it is worth to try a task of a quest here. */
export function taskWorth(context: Context, quest: string, step: number): number {
  const task = questOf(context.game, quest).steps[step];
  return task?.step === 'task'
    ? attemptOf(context, quest, task.do, 'progress', stepWorth(context, quest))
    : 0;
}

/** What it is worth to be where a quest goes on; where something has to be tried, less. */
const TRIED = 0.6;

function placeWorth(context: Context, quest: string): number {
  const isTried = questOf(context.game, quest).steps.some(({ step }) => step === 'task');
  return stepWorth(context, quest) * (isTried ? TRIED : 1);
}

const goals = new WeakMap<Context, ReadonlyMap<SpaceId, readonly string[]>>();

/** The quests that go on on each space, once for a decision. */
export function goalsFor(context: Context): ReadonlyMap<SpaceId, readonly string[]> {
  let found = goals.get(context);
  if (found === undefined) {
    const spaces = new Map<SpaceId, string[]>();
    for (const quest of questsFor(context.game, context.seat))
      for (const space of goalSpaces(context.game, context.seat, quest))
        spaces.set(space, [...(spaces.get(space) ?? []), quest]);
    found = spaces;
    goals.set(context, found);
  }
  return found;
}

/** Where the open quests lead. */
export function journeys(context: Context): AimPlace[] {
  return [...goalsFor(context)].map(([space, quests]) => ({
    space,
    value: quests.reduce((sum, quest) => sum + placeWorth(context, quest), 0),
  }));
}
