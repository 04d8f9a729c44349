/** Movement by plan. */
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { diceToRoll } from '@wayrune/engine/rules/turn/movement.ts';
import { destinations } from '@wayrune/engine/effects/verbs/travel.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { dieForRitual, empoweringHope } from './empowering.ts';
import { type Plan, type PlanContext, planOf } from './turn-plan.ts';
import { rollWorth } from './roll-worth.ts';
import { best, detail } from '../heuristics/context.ts';
import { bestDieToChange, hereOf, indexOf, spareDice } from '../heuristics/ways.ts';
import { bestWayByPlan } from './stopover.ts';
import { entrances, waysOf } from './travel.ts';
import { abilityOf, netWorth } from '../heuristics/abilities.ts';

/** How good it is to begin movement like this. */
function movementScore(context: PlanContext): (option: string) => number {
  const plan = planOf(context);
  const { game, seat, weights } = context;
  const market = plan.stopover(hereOf(context));
  const rolling = (dice: number): number =>
    (market > 0
      ? Math.max(rollWorth(context, plan.worth, dice), market + rollWorth(context, plan.worthPast, dice))
      : rollWorth(context, plan.worth, dice)) +
    empoweringHope(context, dice) +
    (context.aim.rolling?.(context, dice) ?? 0);
  const roll = rolling(diceToRoll(game, seat, 0));
  const here = plan.worth(hereOf(context));
  return (option) => {
    if (option === 'roll') return roll - TROUBLE;
    if (option === 'stay') return here;
    if (option.startsWith('walk:')) return plan.worth(indexOf(context, detail(option)));
    if (option.startsWith('rest:')) {
      const given = Number(detail(option));
      return rolling(diceToRoll(game, seat, given)) + weights.tired * given - TROUBLE;
    }
    if (option.startsWith('use:')) return useWorth(context, option, plan, Math.max(roll, here));
    return Number.NEGATIVE_INFINITY;
  };
}

/** Nobody rolls for nothing. */
const TROUBLE = 0.05;

/** Roll, rest, walk or stay. */
export const planMovement = (context: PlanContext): string => best(context.options, movementScore(context));

/** Before anything else is done: abilities that carry the Hero somewhere are judged by where. */
function useWorth(context: PlanContext, option: string, plan: Plan, otherwise: number): number {
  const effects = abilityOf(context, option).do;
  const carried = effects.find((effect) => effect.do === 'move');
  if (carried?.do !== 'move') return otherwise + netWorth(context, option) - 0.3;
  const besides = effects.filter((effect) => effect !== carried);
  const there = destinations(context.game, carried, context.seat).map((space) =>
    landing(context, plan, space),
  );
  return Math.max(...there) + netWorth(context, option, besides) - 1;
}

/** What it is worth to be on a space now, and to go on from there if one has not yet moved. */
function landing(context: PlanContext, plan: Plan, space: string): number {
  const from = indexOf(context, space);
  const worth = plan.worth(from);
  const movement = nearest(context.game, 'movement') as MovementFrame | null;
  if (movement === null || movement.rolled) return worth;
  const open = entrances(context.game, context.seat);
  const around = (waysOf(landOf(context.game)).around[from] as readonly number[]).filter(
    (next) => open[next] !== 0,
  );
  return Math.max(
    worth,
    rollWorth(context, plan.worth, diceToRoll(context.game, context.seat, 0), from),
    ...around.map((next) => plan.worth(next)),
  );
}

/** Where to be carried, or where to wake up. */
export const planDestination =
  (spaceOf: (context: PlanContext, option: string) => string) =>
  (context: PlanContext): string =>
    best(context.options, (option) => landing(context, planOf(context), spaceOf(context, option)));

export function planStep(context: PlanContext): string {
  const plan = planOf(context);
  const { first, worth } = bestWayByPlan(context, plan);
  const uses = context.options.filter((option) => option.startsWith('use:'));
  if (uses.length > 0) {
    const hoped = rollWorth(context, plan.worth, 5) + 1;
    const gain = (option: string): number => 0.4 * (hoped - worth) + netWorth(context, option) - 1.2;
    const helpful = best(uses, gain);
    if (gain(helpful) > 0) return helpful;
  }
  const die = dieForRitual(context, plan.worth);
  if (die !== '') return die;
  if (first !== '' && context.options.includes(first)) return first;
  return spareDice(context) ?? 'stop';
}

export const changeDie = (context: PlanContext): string => bestDieToChange(context, planOf(context).worth);
