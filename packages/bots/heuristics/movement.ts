/** Movement: whether to roll, rest, walk or stay, and where the dice shall lead. */
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { MovementFrame } from '@wayrune/engine/rules/movement.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { type Goal, goalsOf, prospect } from './goals.ts';
import { best, type Decider, detail, type Context } from './context.ts';
import { reach, turnsFor, waysOf } from '../plan/travel.ts';
import { abilityOf, netWorth } from './abilities.ts';

const indexOf = ({ world }: Context, space: string): number => world.board.index.get(space) ?? 0;

/** What is left of a goal's worth for each turn of the way, and even if it is near: the dice may not lead there. */
const SOON = 0.85;
const NEARLY = 0.97;
/** Nobody rolls to stay where he is. */
const HERE = 0.9;

/** What it is worth to roll the dice. */
function rollWorth(context: Context, goals: readonly Goal[]): number {
  const effort = waysOf(context.world.board).effort[indexOf(context, context.player.space ?? '')];
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
  const here = prospect(context, goals, indexOf(context, context.player.space ?? ''));
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

function destinationsWorth({ world, ...context }: Context, effect: Effect, goals: readonly Goal[]): number {
  if (effect.do !== 'move') return 0;
  const whole = { world, ...context };
  if (effect.to === 'any-town')
    return Math.max(
      0,
      ...world.board.towns.map((town) => prospect(whole, goals, indexOf(whole, town.space))),
    );
  return prospect(whole, goals, indexOf(whole, context.player.space ?? ''));
}

const diceOf = ({ game }: Context): readonly number[] =>
  (nearest(game, 'movement') as MovementFrame | null)?.dice ?? [];

/** The best place that dice can lead to, the first step of the way, and its worth. '' is to stay. */
function bestWay(
  context: Context,
  goals: readonly Goal[],
  dice: readonly number[],
): { first: string; worth: number } {
  const space = context.player.space ?? '';
  let first = '';
  let worth = prospect(context, goals, indexOf(context, space));
  for (const reached of reach(context.game, context.seat, space, dice)) {
    const value = prospect(context, goals, reached.space);
    if (value <= worth) continue;
    worth = value;
    first = reached.first;
  }
  return { first, worth };
}

/** Below this share of what the best goal is worth, it pays to change the dice. */
const CONTENT = 0.9;

/** The next step of the best way; cards that change dice are used when the way disappoints. */
export const chooseStep: Decider = (context) => {
  const goals = goalsOf(context);
  const { first, worth } = bestWay(context, goals, diceOf(context));
  const most = goals.reduce((value, goal) => Math.max(value, goal.value), 0);
  if (worth < CONTENT * most) {
    const uses = context.options.filter((option) => option.startsWith('use:'));
    const helpful = best(uses, (option) => 0.3 * (most - worth) + netWorth(context, option) - 1.2);
    if (helpful !== '' && 0.3 * (most - worth) + netWorth(context, helpful) - 1.2 > 0) return helpful;
  }
  return first !== '' && context.options.includes(first) ? first : 'stop';
};

/** Which counter to discard by resting: the Hero's first. */
export const chooseRest: Decider = ({ options }) => options[0] ?? '';

/** A die to turn or to roll again: whatever leads to the best place. */
export const changeDie: Decider = (context) => {
  const goals = goalsOf(context);
  const dice = diceOf(context);
  return best(context.options, (option) => {
    const target = detail(option);
    if (target === 'none') return bestWay(context, goals, dice).worth;
    const [from = '', to = ''] = target.split('>');
    const left = dice.filter((_, i) => i !== dice.indexOf(Number(from)));
    const after = bestWay(context, goals, to === '' ? left : [...left, Number(to)]).worth;
    return to === '' ? after + 0.2 : after - 0.01;
  });
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
