/** A player who plans their turn. */
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import type { Bot } from './bot.ts';
import { decide, decideByAim, kindOf } from '../heuristics/deciders.ts';
import { chooseForm, giveUp, makeRoom, takePrize, tradeByPlan } from '../plan/market.ts';
import { learnByPlan } from '../plan/experience.ts';
import { attackWorth } from '../duels/attack-worth.ts';
import { changeDie, planDestination, planStep, planMovement } from '../plan/planned-movement.ts';
import type { PlanWeights } from '../value/weights.ts';
import { type Leisure, type PlanContext, planContext, planOf } from '../plan/turn-plan.ts';
import { chooseInFight } from '../fights/choose-in-fight.ts';
import { chooseByRollout } from '../plan/rollout.ts';
import { best, detail, wordOf } from '../heuristics/context.ts';
import type { Aim } from '../aims/aim.ts';

function chooseAdventure(context: PlanContext): string {
  const { state, options, world, player } = context;
  const plan = planOf(context);
  const here = world.board.index.get(player.space ?? '') ?? 0;
  const pass = plan.idle(here);
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return pass;
    if (verb === 'attempt') return plan.act(here);
    const other = state.players[Number(what)];
    return verb === 'attack' && other !== undefined
      ? pass + attackWorth(context, other)
      : Number.NEGATIVE_INFINITY;
  });
}

const townSpace = ({ game }: PlanContext, option: string): string =>
  landOf(game).town[detail(option)]?.space ?? '';

/** Null where a heuristic will do. */
const OWN: Readonly<Record<string, (context: PlanContext) => string | null>> = {
  movement: planMovement,
  step: planStep,
  adventure: chooseAdventure,
  market: tradeByPlan,
  'drawn-market': tradeByPlan,
  lose: giveUp,
  acquire: makeRoom,
  form: chooseForm,
  prize: takePrize,
  'target:lose-card': giveUp,
  experience: learnByPlan,
  'target:learn': learnByPlan,
  start: planDestination(townSpace),
  retreat: planDestination(townSpace),
  'target:move': planDestination((_, option) => detail(option)),
  'target:reroll-dice': changeDie,
  'target:turn-dice': changeDie,
};

/** How options begin that the heuristics can weigh. */
const FAMILIAR = new Set(
  [
    'roll rest walk stay recover step empower stop attempt negotiate attack pass escape fight defend',
    'use discard choose target keep top bottom place next buy sell heal learn done',
    'offer want clear propose leave accept refuse counter swap form prize none lose town start',
  ].flatMap((words) => words.split(' ')),
);

const isNew =
  ({ options, interrupts }: Aim) =>
  (option: string): boolean => {
    const word = wordOf(option);
    return !FAMILIAR.has(word) && options?.[word] === undefined && interrupts?.[word] === undefined;
  };

/** What to do about options that no heuristic knows. */
type Otherwise = (context: PlanContext) => string;

const planning =
  (weights: PlanWeights, otherwise: Otherwise, leisure?: Leisure): Bot['choose'] =>
  (world, state, chance) => {
    const context = planContext(world, state, chance, weights, leisure);
    const aimed = decideByAim(context);
    if (aimed !== null) return aimed;
    const choice = chooseInFight(context) ?? OWN[kindOf(context)]?.(context) ?? decide(context);
    if (!context.options.includes(choice)) return otherwise(context);
    const isStrange = isNew(context.aim);
    const unheard = context.options.filter(isStrange);
    return unheard.length === 0 || isStrange(choice)
      ? choice
      : otherwise({ ...context, options: [choice, ...unheard] });
  };

/** Decisions and options of which nothing is known are tried out; within that, what is not known is left to chance. */
export function normalChooser(weights: PlanWeights, leisure?: Leisure): Bot['choose'] {
  const inward = planning(
    weights,
    ({ options, chance }) => options[chance.pick(options.length)] ?? '',
    leisure,
  );
  return planning(weights, (context) => chooseByRollout(context, inward), leisure);
}
