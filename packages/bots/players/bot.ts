import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Naming } from '@wayrune/engine/rules/world/words.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';

export interface Advice {
  /** One of the options of the pending decision. */
  readonly choice: string;
  /** Why, in one plain sentence. */
  readonly why: string;
}

type Asked<T, More extends unknown[] = []> = (world: World, state: State, chance: Chance, ...more: More) => T;

/** A player. It sees what everybody sees, and its chance is its own: what the table will roll it cannot know. */
export interface Bot {
  readonly id: string;
  /** One of the options of the pending decision. */
  readonly choose: Asked<string>;
  /** The same with a reason: for the curious, and for people who ask for a hint. */
  readonly advise: Asked<Advice, [naming?: Naming]>;
}
