import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld } from '../memo.ts';
import type { Aim, Aims } from './aim.ts';
import { neutralAim } from './neutral.ts';

const neutral = memoByWorld<Aim>();

/** The aim of the adventure that is played; one that was read off its cards if nobody has brought one. */
export function aimOf(aims: Aims, world: World, { setup }: State): Aim {
  return aims[setup.adventure] ?? neutral(world, setup.adventure, () => neutralAim(world, setup.adventure));
}
