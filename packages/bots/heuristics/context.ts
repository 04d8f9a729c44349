/** What a bot looks at when it decides. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { Naming } from '@wayrune/engine/rules/world/words.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Aim } from '../aims/aim.ts';
import type { Weights } from '../value/weights.ts';
import type { Scout } from './scout.ts';

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
  /** How they look into what may come. */
  readonly scout: Scout;
  /** What it is worth to lose so many wounds. */
  readonly mend: (wounds: number) => number;
  /** What it is worth to roll so many dice and to go where they lead. */
  readonly roam: (dice: number) => number;
}

/** How a kind of decision is made. */
export type Decider = (context: Context) => string;

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

/** What stands before the first colon. */
export function wordOf(option: string): string {
  const end = option.indexOf(':');
  return end < 0 ? option : option.slice(0, end);
}
