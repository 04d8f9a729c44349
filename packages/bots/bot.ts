import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';

/** A player. It sees what everybody sees, and its chance is its own: what the table will roll it cannot know. */
export interface Bot {
  readonly id: string;
  /** One of the options of the pending decision. */
  readonly choose: (world: World, state: State, chance: Chance) => string;
}
