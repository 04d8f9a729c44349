/** Movement: whether to roll, rest, walk or stay, and where the dice shall lead. */
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { type Goal, goalsOf, prospect } from './goals.ts';
import { best, type Decider, detail, type Context } from './context.ts';
import { turnsFor, waysOf } from '../plan/travel.ts';
import { abilityOf, netWorth } from './abilities.ts';
import { bestDieToChange, bestWay, hereOf, indexOf, spareDice } from './ways.ts';

/** What is left of a goal's worth for each turn of the way, and even if it is near: the dice may not lead there. */
const SOON = 0.85;
const NEARLY = 0.97;
/** Nobody rolls to stay where they are. */
const HERE = 0.9;

/** What it is worth to roll the dice. */
function rollWorth(context: Context, goals: readonly Goal[]): number {
  const effort = waysOf(landOf(context.game)).effort[hereOf(context)];
  let most = 0;
  for (const goal of goals) {
    const far = effort?.[goal.space] ?? Number.POSITIVE_INFINITY;
    most = Math.max(most, goal.value * SOON ** turnsFor(far) * (far === 0 ? HERE : NEARLY));
  }
  return most;
}

/** What it is worth to be rid of an exhaustion counter. */
const RESTED = 0.6;

/** Roll, rest, walk or stay. */
export const chooseMovement: Decider = (context) => {
  const goals = goalsOf(context);
  const roll = rollWorth(context, goals);
  const here = prospect(context, goals, hereOf(context));
  const tired = context.player.exhaustion;
  return best(context.options, (option) => {
    if (option === 'roll') return roll;
    if (option === 'stay') return here;
    if (option.startsWith('walk:')) return prospect(context, goals, indexOf(context, detail(option)));
    if (option.startsWith('rest:')) {
      const dice = Number(detail(option));
      return Math.max(here, roll * (1 - dice / 5)) + RESTED * Math.min(dice, tired);
    }
    if (option.startsWith('use:')) return Math.max(roll, here) + useWorth(context, option, goals, roll);
    return -1;
  });
};

/** Abilities that carry the Hero somewhere are judged by where. */
function useWorth(context: Context, option: string, goals: readonly Goal[], otherwise: number): number {
  const ability = abilityOf(context, option);
  const carried = ability.do.find((effect) => effect.do === 'move');
  if (carried === undefined) return netWorth(context, option) - 0.3;
  const gain = destinationsWorth(context, carried, goals) - otherwise;
  return gain + netWorth(context, option) - 1;
}

function destinationsWorth(context: Context, effect: Effect, goals: readonly Goal[]): number {
  if (effect.do !== 'move') return 0;
  if (effect.to === 'any-town') {
    const towns = landOf(context.game).townSpaces.filter((space) => space !== null);
    return Math.max(0, ...towns.map((space) => prospect(context, goals, indexOf(context, space))));
  }
  return prospect(context, goals, indexOf(context, context.player.space ?? ''));
}

/** Below this share of what the best goal is worth, it pays to change the dice. */
const CONTENT = 0.9;

/** The next step of the best way; cards that change dice are used when the way disappoints. */
export const chooseStep: Decider = (context) => {
  const goals = goalsOf(context);
  const { first, worth } = bestWay(context, (space) => prospect(context, goals, space));
  const most = goals.reduce((value, goal) => Math.max(value, goal.value), 0);
  if (worth < CONTENT * most) {
    const uses = context.options.filter((option) => option.startsWith('use:'));
    const helpful = best(uses, (option) => 0.3 * (most - worth) + netWorth(context, option) - 1.2);
    if (helpful !== '' && 0.3 * (most - worth) + netWorth(context, helpful) - 1.2 > 0) return helpful;
  }
  if (first !== '' && context.options.includes(first)) return first;
  // Dice that lead nowhere fill symbols of a Ritual.
  return context.options.find((option) => option.startsWith('empower:')) ?? spareDice(context) ?? 'stop';
};

/** Which counter to discard by resting: the Hero's first. */
export const chooseRest: Decider = ({ options }) => options[0] ?? '';

export const changeDie: Decider = (context) => {
  const goals = goalsOf(context);
  return bestDieToChange(context, (space) => prospect(context, goals, space));
};

/** Where to be carried, or where a beaten Hero wakes up. */
export const chooseSpace =
  (spaceOf: (context: Context, option: string) => string): Decider =>
  (context) => {
    const goals = goalsOf(context);
    return best(context.options, (option) =>
      prospect(context, goals, indexOf(context, spaceOf(context, option))),
    );
  };
