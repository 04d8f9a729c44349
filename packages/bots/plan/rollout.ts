/** What may follow: the rules themselves, played on with dice of one's own. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Bot } from '../players/bot.ts';
import type { PlanContext } from './turn-plan.ts';
import { best } from '../heuristics/context.ts';
import { evaluate } from '../value/evaluation.ts';

/** Nothing is played on for longer than this. */
const MOST_DECISIONS = 200;

/** What others do in a rollout: they let the time pass. */
const PASSIVE_CHOICES = ['stay', 'pass', 'done', 'stop', 'leave', 'refuse', 'fight', 'defend'];

function passively(options: readonly string[]): string {
  return PASSIVE_CHOICES.find((choice) => options.includes(choice)) ?? options[0] ?? '';
}

/** A game that is played on from here on a copy. */
interface Imagined {
  readonly world: World;
  readonly state: State;
  readonly seat: number;
  readonly chance: Chance;
  readonly choose: Bot['choose'];
}

/** Plays on until this seat has ended its turn; changes the state. */
function playOn({ world, state, seat, chance, choose }: Imagined): void {
  const end = state.turn + state.players.length;
  for (let i = 0; state.decision !== null && state.turn < end && i < MOST_DECISIONS; i++) {
    const { seat: asked, options } = state.decision;
    apply(world, state, asked === seat ? choose(world, state, chance) : passively(options), chance);
  }
}

const SAMPLES = 3;

/** For decisions of which nothing is known: each option is tried out, and the turn played to its end. */
export function chooseByRollout(
  { world, state, seat, chance, weights, options }: PlanContext,
  choose: Bot['choose'],
): string {
  return best(options, (option) => {
    let total = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const copy = clone(state);
      apply(world, copy, option, chance);
      playOn({ world, state: copy, seat, chance, choose });
      total += evaluate(world, copy, seat, weights);
    }
    return total / SAMPLES;
  });
}
