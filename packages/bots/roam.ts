/** Movement: whether to roll, rest, walk or stay, and where the dice shall lead. */
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { MovementFrame } from '@wayrune/engine/rules/movement.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { type Goal, goalsOf, prospect } from './goals.ts';
import { best, type Decider, detail, type Sight } from './sight.ts';
import { reach, turnsFor, waysOf } from './travel.ts';
import { abilityOf, netWorth } from './use.ts';

const indexOf = ({ world }: Sight, space: string): number => world.board.index.get(space) ?? 0;

/** What is left of a goal's worth for each turn of the way, and even if it is near: the dice may not lead there. */
const SOON = 0.85;
const NEARLY = 0.97;
/** Nobody rolls to stay where he is. */
const HERE = 0.9;

/** What it is worth to roll the dice. */
function rollWorth(sight: Sight, goals: readonly Goal[]): number {
  const effort = waysOf(sight.world.board).effort[indexOf(sight, sight.player.space ?? '')];
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
export const planMovement: Decider = (sight) => {
  const goals = goalsOf(sight);
  const roll = rollWorth(sight, goals);
  const here = prospect(sight, goals, indexOf(sight, sight.player.space ?? ''));
  const tired = sight.player.exhaustion;
  return best(sight.options, (option) => {
    if (option === 'roll') return roll;
    if (option === 'stay') return here;
    if (option.startsWith('walk:')) return prospect(sight, goals, indexOf(sight, detail(option)));
    if (option.startsWith('rest:')) {
      const dice = Number(detail(option));
      return Math.max(here, roll * (1 - dice / 5)) + RESTED * Math.min(dice, tired);
    }
    if (option.startsWith('use:')) return Math.max(roll, here) + useWorth(sight, option, goals, roll);
    return -1;
  });
};

/** Abilities that carry the Hero somewhere are judged by where. */
function useWorth(sight: Sight, option: string, goals: readonly Goal[], otherwise: number): number {
  const ability = abilityOf(sight, option);
  const carried = ability.do.find((effect) => effect.do === 'move');
  if (carried === undefined) return netWorth(sight, option) - 0.3;
  const gain = destinationsWorth(sight, carried, goals) - otherwise;
  return gain + netWorth(sight, option) - 1;
}

function destinationsWorth({ world, ...sight }: Sight, effect: Effect, goals: readonly Goal[]): number {
  if (effect.do !== 'move') return 0;
  const whole = { world, ...sight };
  if (effect.to === 'any-town')
    return Math.max(
      0,
      ...world.board.towns.map((town) => prospect(whole, goals, indexOf(whole, town.space))),
    );
  return prospect(whole, goals, indexOf(whole, sight.player.space ?? ''));
}

const diceOf = ({ game }: Sight): readonly number[] =>
  (nearest(game, 'movement') as MovementFrame | null)?.dice ?? [];

/** The best place that dice can lead to, the first step of the way, and its worth. '' is to stay. */
function bestWay(
  sight: Sight,
  goals: readonly Goal[],
  dice: readonly number[],
): { first: string; worth: number } {
  const space = sight.player.space ?? '';
  let first = '';
  let worth = prospect(sight, goals, indexOf(sight, space));
  for (const reached of reach(sight.game, sight.seat, space, dice)) {
    const value = prospect(sight, goals, reached.space);
    if (value <= worth) continue;
    worth = value;
    first = reached.first;
  }
  return { first, worth };
}

/** Below this share of what the best goal is worth, it pays to change the dice. */
const CONTENT = 0.9;

/** The next step of the best way; cards that change dice are used when the way disappoints. */
export const takeStep: Decider = (sight) => {
  const goals = goalsOf(sight);
  const { first, worth } = bestWay(sight, goals, diceOf(sight));
  const most = goals.reduce((value, goal) => Math.max(value, goal.value), 0);
  if (worth < CONTENT * most) {
    const uses = sight.options.filter((option) => option.startsWith('use:'));
    const helpful = best(uses, (option) => 0.3 * (most - worth) + netWorth(sight, option) - 1.2);
    if (helpful !== '' && 0.3 * (most - worth) + netWorth(sight, helpful) - 1.2 > 0) return helpful;
  }
  return first !== '' && sight.options.includes(first) ? first : 'stop';
};

/** Which counter to discard by resting: the Hero's first. */
export const takeRest: Decider = ({ options }) => options[0] ?? '';

/** A die to turn or to roll again: whatever leads to the best place. */
export const changeDie: Decider = (sight) => {
  const goals = goalsOf(sight);
  const dice = diceOf(sight);
  return best(sight.options, (option) => {
    const target = detail(option);
    if (target === 'none') return bestWay(sight, goals, dice).worth;
    const [from = '', to = ''] = target.split('>');
    const left = dice.filter((_, i) => i !== dice.indexOf(Number(from)));
    const after = bestWay(sight, goals, to === '' ? left : [...left, Number(to)]).worth;
    return to === '' ? after + 0.2 : after - 0.01;
  });
};

/** Where to be carried, or where a beaten Hero wakes up. */
export const chooseSpace =
  (spaceOf: (sight: Sight, option: string) => string): Decider =>
  (sight) => {
    const goals = goalsOf(sight);
    return best(sight.options, (option) => prospect(sight, goals, indexOf(sight, spaceOf(sight, option))));
  };
