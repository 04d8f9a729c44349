/** The table after a choice, if no dice and no cards come into it. */
import type { Chance } from '../kernel/chance.ts';
import { apply } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';

class Unforeseeable extends Error {}

/** Looking ahead must not roll dice: what depends on them is not foreseen. */
const NONE: Chance = {
  pick() {
    throw new Unforeseeable();
  },
};

/** A copy of the table on which this has been chosen; null where that rolls or draws something. */
export function foresee(world: World, state: State, option: string): State | null {
  const next = clone(state);
  try {
    apply(world, next, option, NONE);
    return next;
  } catch (error) {
    if (error instanceof Unforeseeable) return null;
    throw error;
  }
}
