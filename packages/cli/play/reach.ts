/** Where the dice that are left can lead, found by taking the steps that the rules offer. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { SpaceId } from '@wayrune/engine/rules/board.ts';
import { apply } from '@wayrune/engine/rules/game.ts';
import type { MovementFrame } from '@wayrune/engine/rules/movement.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';

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
  const queue: { state: State; path: Path }[] = state.decision?.kind === 'step' ? [{ state, path: [] }] : [];
  for (const { state: here, path } of queue) {
    for (const option of here.decision?.options ?? []) {
      if (!option.startsWith('step:')) continue;
      const space = option.split(':')[1] ?? '';
      const on = [...path, option];
      if (!found.has(space)) found.set(space, on);
      const next = tryOut(world, here, option);
      const key = next === null ? '' : diceKey(next, here.decision?.seat ?? 0);
      if (next === null || key === '' || seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: next, path: on });
    }
  }
  return found;
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

/** Where he stands with which dice; '' when the steps were interrupted by something else. */
function diceKey({ decision, frames, players }: State, seat: number): string {
  const movement = frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  if (decision?.kind !== 'step' || movement === undefined) return '';
  return `${players[seat]?.space} ${movement.dice.toSorted((a, b) => a - b).join(',')}`;
}
