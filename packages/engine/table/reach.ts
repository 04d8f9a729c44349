/** Where the dice that are left can lead, found by taking the steps that the rules offer. */
import type { Chance } from '../kernel/chance.ts';
import type { SpaceId } from '../rules/board.ts';
import { apply } from '../rules/game.ts';
import type { MovementFrame } from '../rules/movement.ts';
import { clone, type State } from '../rules/state.ts';
import type { World } from '../rules/world.ts';

class Unforeseeable extends Error {}

/** Looking ahead must not roll dice: what depends on them is not foreseen. */
const NONE: Chance = {
  pick() {
    throw new Unforeseeable();
  },
};

export type Path = readonly string[];

/** The options to take to each space, fewest dice first. Empty unless dice are being used. */
export function reach(world: World, state: State): ReadonlyMap<SpaceId, Path> {
  const found = new Map<SpaceId, Path>();
  const seen = new Set<string>();
  const queue: { state: State; path: Path }[] = [{ state, path: [] }];
  for (const { state: here, path } of queue) {
    const dice = diceOf(here);
    for (const option of here.decision?.options ?? []) {
      const [verb, space = '', face = ''] = option.split(':');
      if (verb !== 'step') continue;
      const on = [...path, option];
      if (!found.has(space)) found.set(space, on);
      const key = `${space} ${dice.toSpliced(dice.indexOf(Number(face)), 1).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const next = dice.length > 1 ? tryOut(world, here, option) : null;
      if (next?.decision?.kind === 'step') queue.push({ state: next, path: on });
    }
  }
  return found;
}

/** The dice that are left, in order of their faces: where he stands and what he has left is all that matters. */
function diceOf({ frames }: State): number[] {
  const movement = frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  return movement?.dice.toSorted((a, b) => a - b) ?? [];
}

function tryOut(world: World, state: State, option: string): State | null {
  const next = clone(state);
  try {
    apply(world, next, option, NONE);
    return next;
  } catch (error) {
    if (error instanceof Unforeseeable) return null;
    throw error;
  }
}
