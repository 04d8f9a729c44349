/** A player who plans his turn. */
import type { Bot } from './bot.ts';
import { DECIDERS } from './greedy.ts';
import { duelWorth } from './rivals.ts';
import { changeDie, goOn, setOut } from './journey.ts';
import { NORMAL, type Planner } from './mind.ts';
import { type Planning, planOf } from './plan.ts';
import { random } from './random.ts';
import { best, look } from './sight.ts';

function chooseAdventure(sight: Planning): string {
  const { state, options, world, player } = sight;
  const plan = planOf(sight);
  const here = world.board.index.get(player.space ?? '') ?? 0;
  const pass = plan.idle(here);
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return pass;
    if (verb === 'attempt') return plan.goal(here) === undefined ? pass - 1 : plan.worth(here);
    const other = state.players[Number(what)];
    return verb === 'attack' && other !== undefined ? pass + duelWorth(sight, other) : Number.NEGATIVE_INFINITY;
  });
}

const OWN: Readonly<Record<string, (sight: Planning) => string>> = {
  movement: setOut,
  step: goOn,
  adventure: chooseAdventure,
  'target:reroll-dice': changeDie,
  'target:turn-dice': changeDie,
};

export const planner = (mind: Planner): Bot => ({
  id: mind.id,
  choose(world, state, chance) {
    const sight = { ...look(world, state, chance, mind), mind };
    const choice = (OWN[sight.kind]?.(sight) ?? DECIDERS[sight.kind]?.(sight)) ?? '';
    return sight.options.includes(choice) ? choice : random.choose(world, state, chance);
  },
});

export const normal = planner(NORMAL);
