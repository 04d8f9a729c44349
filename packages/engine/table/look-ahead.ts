/** The table after an option, as far as nothing is left to chance. */
import type { Chance } from '../kernel/chance.ts';
import { apply } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';

/** Chance was asked for: what comes next nobody knows. */
class Unknown extends Error {}

const UNKNOWN: Chance = {
  pick() {
    throw new Unknown('left to chance');
  },
};

/** A copy of the state after an option of the pending decision; null if dice or cards decide what comes. */
export function after(world: World, state: State, option: string): State | null {
  const next = clone(state);
  try {
    apply(world, next, option, UNKNOWN);
    return next;
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}
