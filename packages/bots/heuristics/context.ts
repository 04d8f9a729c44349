/** What a bot looks at when it decides. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { Decision } from '@wayrune/engine/kernel/procedure.ts';
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { Naming } from '@wayrune/engine/rules/world/words.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Aim } from '../aims/aim.ts';
import { aimOf } from '../aims/registry.ts';
import type { Weights } from '../value/weights.ts';

export interface Context {
  readonly world: World;
  readonly state: State;
  readonly game: Game;
  readonly seat: number;
  readonly player: Player;
  readonly kind: string;
  readonly options: readonly string[];
  readonly chance: Chance;
  readonly weights: Weights;
  readonly aim: Aim;
  /** How reasons name spaces. */
  readonly naming?: Naming;
  /** What it is worth to lose so many wounds. */
  readonly mend: (wounds: number) => number;
}

/** How a kind of decision is made. */
export type Decider = (context: Context) => string;

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
  return {
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
    mend: (wounds) => A_WOUND * wounds,
  };
}

export const contextOf = (world: World, state: State, chance: Chance, weights: Weights): Context =>
  contextIn(view(world, state), weights, chance);

/** The option with the highest score, the first of equals. */
export function best(options: readonly string[], score: (option: string) => number): string {
  let found = options[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value <= most) continue;
    found = option;
    most = value;
  }
  return found;
}

/** What follows the first colon. */
export const detail = (option: string): string => option.slice(option.indexOf(':') + 1);
