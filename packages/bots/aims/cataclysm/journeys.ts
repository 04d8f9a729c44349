/** Quests as journeys: what a step is worth, and where it leads. */
import { goalSpaces } from '@wayrune/engine/adventures/cataclysm/quests/goals.ts';
import {
  isDue,
  isFulfilled,
  progressOn,
  questOf,
  questsFor,
  timesOf,
} from '@wayrune/engine/adventures/cataclysm/quests/quests.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { COLORS, type Color, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
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
function stepWorth(context: Context, quest: string): number {
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

/** Beating the adventure that lies on a space, where that is a step of a quest. */
function conquestWorth(context: Context, quest: string, space: SpaceId): number {
  const color = counterAt(context.game, space);
  if (color === null) return 0;
  const { win, value } = context.scout.deck(context, color);
  return value + win * stepWorth(context, quest);
}

/** What it is worth to be on a space where a quest goes on: no more than what will be done there. */
function placeWorth(context: Context, quest: string, space: SpaceId): number {
  const { game, seat } = context;
  if (isFulfilled(game, seat, quest)) return claimWorth(context, quest);
  const worths = questOf(game, quest).steps.map(({ step }, i) => {
    if (!isDue(game, seat, quest, i)) return 0;
    if (step === 'task') return taskWorth(context, quest, i);
    return step === 'defeat' ? conquestWorth(context, quest, space) : stepWorth(context, quest);
  });
  return Math.max(0, ...worths);
}

/** Few enemies are of the family that is looked for. */
const KIN = 0.3;

/** What beating a card of a deck brings for quests that ask for no place. */
export function huntWorth(context: Context, deck: Color): number {
  const { game, seat } = context;
  let worth = 0;
  for (const quest of questsFor(game, seat))
    questOf(game, quest).steps.forEach((step, i) => {
      if (step.step !== 'defeat' || step.at !== undefined || !isDue(game, seat, quest, i)) return;
      if (COLORS.indexOf(deck) < COLORS.indexOf(step.color ?? 'green')) return;
      worth += stepWorth(context, quest) * (step.family === undefined ? 1 : KIN);
    });
  return worth;
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
  return [...goalsFor(context)].flatMap(([space, quests]) => {
    const value = quests.reduce((sum, quest) => sum + placeWorth(context, quest, space), 0);
    return value > 0 ? [{ space, value }] : [];
  });
}
