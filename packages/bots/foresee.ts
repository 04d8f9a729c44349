/** What may follow: the rules themselves, played on with dice of one's own. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/game.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import type { Bot } from './bot.ts';
import type { Planning } from './plan.ts';
import { best } from './sight.ts';
import { standing } from './standing.ts';

/** Nothing is played on for longer than this. */
const MOST_DECISIONS = 200;

/** What others do in one's imagination: they let the time pass. */
const QUIETLY = ['stay', 'pass', 'done', 'stop', 'leave', 'refuse', 'fight', 'defend'];

function quietly(options: readonly string[]): string {
  return QUIETLY.find((choice) => options.includes(choice)) ?? options[0] ?? '';
}

/** A game in somebody's imagination. */
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
    apply(world, state, asked === seat ? choose(world, state, chance) : quietly(options), chance);
  }
}

const SAMPLES = 3;

/** For decisions of which nothing is known: each option is tried out, and the turn played to its end. */
export function foresee(
  { world, state, seat, chance, mind, options }: Planning,
  choose: Bot['choose'],
): string {
  return best(options, (option) => {
    let total = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const copy = clone(state);
      apply(world, copy, option, chance);
      playOn({ world, state: copy, seat, chance, choose });
      total += standing(world, copy, seat, mind);
    }
    return total / SAMPLES;
  });
}
