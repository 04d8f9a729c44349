/** Movement by plan. */
import type { MovementFrame } from '@wayrune/engine/rules/movement.ts';
import { diceToRoll } from '@wayrune/engine/rules/movement.ts';
import { destinations } from '@wayrune/engine/effects/verbs/travel.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { type Plan, type Planning, planOf } from './plan.ts';
import { landings, landingsBy } from './routes.ts';
import { best, detail } from './sight.ts';
import { entrances, reach, waysOf } from './travel.ts';
import { abilityOf, netWorth } from './use.ts';

const indexOf = ({ world }: Planning, space: string): number => world.board.index.get(space) ?? 0;
const hereOf = (sight: Planning): number => indexOf(sight, sight.player.space ?? '');

/** What it is worth to roll so many dice on a space. */
function rollWorth(sight: Planning, plan: Plan, dice: number, from = hereOf(sight)): number {
  const { board } = sight.world;
  const masks = entrances(sight.game, sight.seat);
  const all =
    masks === waysOf(board).masks ? landings(board, from, dice) : landingsBy(board, masks, from, dice);
  let total = 0;
  for (const reached of all) {
    let most = Number.NEGATIVE_INFINITY;
    for (const space of reached) most = Math.max(most, plan.worth(space));
    total += most;
  }
  return total / all.length;
}

/** How good it is to begin movement like this. */
function movementScore(sight: Planning): (option: string) => number {
  const plan = planOf(sight);
  const { game, seat, mind } = sight;
  const roll = rollWorth(sight, plan, diceToRoll(game, seat, 0));
  const here = plan.worth(hereOf(sight));
  return (option) => {
    if (option === 'roll') return roll - TROUBLE;
    if (option === 'stay') return here;
    if (option.startsWith('walk:')) return plan.worth(indexOf(sight, detail(option)));
    if (option.startsWith('rest:')) {
      const given = Number(detail(option));
      return rollWorth(sight, plan, diceToRoll(game, seat, given)) + mind.tired * given - TROUBLE;
    }
    if (option.startsWith('use:')) return useWorth(sight, option, plan, Math.max(roll, here));
    return Number.NEGATIVE_INFINITY;
  };
}

/** Nobody rolls for nothing. */
const TROUBLE = 0.05;

/** Roll, rest, walk or stay. */
export const setOut = (sight: Planning): string => best(sight.options, movementScore(sight));

/** Before anything else is done: abilities that carry the Hero somewhere are judged by where. */
function useWorth(sight: Planning, option: string, plan: Plan, otherwise: number): number {
  const effects = abilityOf(sight, option).do;
  const carried = effects.find((effect) => effect.do === 'move');
  if (carried?.do !== 'move') return otherwise + netWorth(sight, option) - 0.3;
  const besides = effects.filter((effect) => effect !== carried);
  const there = destinations(sight.game, carried, sight.seat).map((space) => landing(sight, plan, space));
  return Math.max(...there) + netWorth(sight, option, besides) - 1;
}

/** What it is worth to be on a space now, and to go on from there if one has not yet moved. */
function landing(sight: Planning, plan: Plan, space: string): number {
  const from = indexOf(sight, space);
  const worth = plan.worth(from);
  const movement = nearest(sight.game, 'movement') as MovementFrame | null;
  if (movement === null || movement.rolled) return worth;
  const open = entrances(sight.game, sight.seat);
  const around = (waysOf(sight.world.board).around[from] as readonly number[]).filter(
    (next) => open[next] !== 0,
  );
  return Math.max(
    worth,
    rollWorth(sight, plan, diceToRoll(sight.game, sight.seat, 0), from),
    ...around.map((next) => plan.worth(next)),
  );
}

/** Where to be carried, or where to wake up. */
export const comeTo =
  (spaceOf: (sight: Planning, option: string) => string) =>
  (sight: Planning): string =>
    best(sight.options, (option) => landing(sight, planOf(sight), spaceOf(sight, option)));

const diceOf = ({ game }: Planning): readonly number[] =>
  (nearest(game, 'movement') as MovementFrame | null)?.dice ?? [];

function bestWay(sight: Planning, plan: Plan, dice: readonly number[]): { first: string; worth: number } {
  const space = sight.player.space ?? '';
  let first = '';
  let worth = plan.worth(indexOf(sight, space));
  for (const reached of reach(sight.game, sight.seat, space, dice)) {
    const value = plan.worth(reached.space);
    if (value <= worth) continue;
    worth = value;
    first = reached.first;
  }
  return { first, worth };
}

export function goOn(sight: Planning): string {
  const plan = planOf(sight);
  const { first, worth } = bestWay(sight, plan, diceOf(sight));
  const uses = sight.options.filter((option) => option.startsWith('use:'));
  if (uses.length > 0) {
    const hoped = rollWorth(sight, plan, 5) + 1;
    const gain = (option: string): number => 0.4 * (hoped - worth) + netWorth(sight, option) - 1.2;
    const helpful = best(uses, gain);
    if (gain(helpful) > 0) return helpful;
  }
  return first !== '' && sight.options.includes(first) ? first : 'stop';
}

/** A die to turn or to roll again: whatever leads to the best place. */
export function changeDie(sight: Planning): string {
  const plan = planOf(sight);
  const dice = diceOf(sight);
  return best(sight.options, (option) => {
    const target = detail(option);
    if (target === 'none') return bestWay(sight, plan, dice).worth;
    const [from = '', to = ''] = target.split('>');
    const left = dice.filter((_, i) => i !== dice.indexOf(Number(from)));
    const after = bestWay(sight, plan, to === '' ? left : [...left, Number(to)]).worth;
    return to === '' ? after + 0.2 : after - 0.01;
  });
}
