/** Where the dice that are left can lead, found by taking the steps that the rules offer. */
import type { SpaceId } from '../rules/world/board.ts';
import type { MovementFrame } from '../rules/turn/movement.ts';
import type { State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';
import { foresee } from './foresee.ts';

export type Path = readonly string[];

/** The options to take to each space, fewest dice first. Empty unless dice are being used. */
export function reach(world: World, state: State): ReadonlyMap<SpaceId, Path> {
  const found = new Map<SpaceId, Path>();
  const start = state.players[state.decision?.seat ?? -1]?.space ?? '';
  /** The dice that were left when a space was come to. */
  const left = new Map<SpaceId, number[][]>([[start, [diceOf(state)]]]);
  const queue: { state: State; path: Path }[] = [{ state, path: [] }];
  for (const { state: here, path } of queue) {
    const dice = diceOf(here);
    for (const option of here.decision?.options ?? []) {
      const [verb, space = '', face = ''] = option.split(':');
      if (verb !== 'step') continue;
      const on = [...path, option];
      if (!found.has(space)) found.set(space, on);
      const rest = dice.toSpliced(dice.indexOf(Number(face)), 1);
      const before = left.get(space) ?? [];
      // Who has been here with these dice, and perhaps more, goes wherever they lead.
      if (rest.length === 0 || before.some((more) => includes(more, rest))) continue;
      left.set(space, [...before, rest]);
      const next = foresee(world, here, option);
      if (next?.decision?.kind === 'step') queue.push({ state: next, path: on });
    }
  }
  return found;
}

/** Whether these dice are all among those, both in order. */
function includes(those: readonly number[], these: readonly number[]): boolean {
  let i = 0;
  for (const die of those) if (die === these[i]) i++;
  return i === these.length;
}

/** The dice that are left, in order of their faces: the space and the dice left are all that matters. */
function diceOf({ frames }: State): number[] {
  const movement = frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  return movement?.dice.toSorted((a, b) => a - b) ?? [];
}
