/** A player who plans his turn. */
import type { Bot } from './bot.ts';
import { DECIDERS } from './deciders.ts';
import { giveUp, makeRoom, takePrize, trade } from './bargain.ts';
import { study } from './lessons.ts';
import { attackWorth } from './prey.ts';
import { changeDie, comeTo, goOn, setOut } from './journey.ts';
import type { Planner } from './mind.ts';
import { type Leisure, type Planning, planningSight, planOf } from './plan.ts';
import { fightOn } from './fighter.ts';
import { foresee } from './foresee.ts';
import { best, detail } from './sight.ts';

function chooseAdventure(sight: Planning): string {
  const { state, options, world, player } = sight;
  const plan = planOf(sight);
  const here = world.board.index.get(player.space ?? '') ?? 0;
  const pass = plan.idle(here);
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return pass;
    if (verb === 'attempt') return plan.act(here);
    const other = state.players[Number(what)];
    return verb === 'attack' && other !== undefined
      ? pass + attackWorth(sight, other)
      : Number.NEGATIVE_INFINITY;
  });
}

/** Null where a rule of thumb will do. */
const OWN: Readonly<Record<string, (sight: Planning) => string | null>> = {
  movement: setOut,
  step: goOn,
  adventure: chooseAdventure,
  market: trade,
  'drawn-market': trade,
  lose: giveUp,
  acquire: makeRoom,
  prize: takePrize,
  'target:lose-card': giveUp,
  experience: study,
  'target:learn': study,
  retreat: comeTo(({ world }, option) => world.board.town[detail(option)]?.space ?? ''),
  'target:move': comeTo((_, option) => detail(option)),
  'target:reroll-dice': changeDie,
  'target:turn-dice': changeDie,
};

/** How options begin that the rules of thumb can weigh. */
const FAMILIAR = new Set(
  [
    'roll rest walk stay recover step stop attempt negotiate attack pass escape fight defend',
    'use discard choose target keep top bottom place next buy sell heal learn done',
    'offer want clear propose leave accept refuse swap prize none lose town',
  ].flatMap((words) => words.split(' ')),
);

const isNew = (option: string): boolean => {
  const end = option.indexOf(':');
  return !FAMILIAR.has(end < 0 ? option : option.slice(0, end));
};

/** What to do about options that no rule of thumb knows. */
type Otherwise = (sight: Planning) => string;

const planning =
  (mind: Planner, otherwise: Otherwise, leisure?: Leisure): Bot['choose'] =>
  (world, state, chance) => {
    const sight = planningSight(world, state, chance, mind, leisure);
    const choice = fightOn(sight) ?? OWN[sight.kind]?.(sight) ?? DECIDERS[sight.kind]?.(sight) ?? '';
    if (!sight.options.includes(choice)) return otherwise(sight);
    const unheard = sight.options.filter(isNew);
    return unheard.length === 0 || isNew(choice)
      ? choice
      : otherwise({ ...sight, options: [choice, ...unheard] });
  };

/** Decisions and options of which nothing is known are tried out; within that, what is not known is left to chance. */
export function normally(mind: Planner, leisure?: Leisure): Bot['choose'] {
  const inward = planning(mind, ({ options, chance }) => options[chance.pick(options.length)] ?? '', leisure);
  return planning(mind, (sight) => foresee(sight, inward), leisure);
}
