/** The context of a decision, for a player who takes what looks best now. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { Decision } from '@wayrune/engine/kernel/procedure.ts';
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { aimOf } from '../aims/aim-of.ts';
import type { Weights } from '../value/weights.ts';
import type { Context } from './context.ts';
import { roamWorth } from './goals.ts';
import { ROUGH_SCOUT } from './rough-scout.ts';

const A_WOUND = 1.5;

/** Decisions in which cards may be discarded as always (LIMIT-4), but no bot would. */
const UNTHRIFTY: ReadonlySet<string> = new Set([
  'choose',
  'rest',
  'negotiate',
  'reply',
  'replenish',
  'look',
  'restore',
]);

const considered = ({ kind, options }: Decision): readonly string[] =>
  UNTHRIFTY.has(kind) || kind.startsWith('target:')
    ? options.filter((option) => !option.startsWith('discard:'))
    : options;

/** The pending decision of a game that is being played, by one whose chance is the game's own. */
export function contextIn(game: Game, weights: Weights, chance: Chance = game.chance): Context {
  const { world, state } = game;
  const { decision } = state;
  if (decision === null) throw new Error('there is nothing to decide');
  const { seat, kind } = decision;
  const context: Context = {
    world,
    state,
    game,
    seat,
    player: playerAt(game, seat),
    kind,
    options: considered(decision),
    chance,
    weights,
    aim: aimOf(weights.aims, world, state),
    scout: ROUGH_SCOUT,
    mend: (wounds) => A_WOUND * wounds,
    roam: (dice) => roamWorth(context, dice),
  };
  return context;
}

export const contextOf = (world: World, state: State, chance: Chance, weights: Weights): Context =>
  contextIn(view(world, state), weights, chance);
