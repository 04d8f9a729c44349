/** A lesson: a prepared table, scripted dice, and a sequence of narrated steps. */
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';

/** Parts of the table that the narrator can point at. */
export type Region = 'map' | 'hero' | 'decision' | 'stage' | 'log' | 'track' | 'across' | 'left' | 'right';

export type Point = { readonly region: Region } | { readonly option: string } | { readonly space: string };

/** What the step waits for: one of these options, or reaching a space. */
export type Want = { readonly options: readonly string[] } | { readonly to: string };

export interface Step {
  /** Key of its text: `lessons.<lesson>.steps.<id>`. */
  readonly id: string;
  readonly point?: Point;
  /** Without it, the step is only read. */
  readonly want?: Want;
}

/** Heroes who take no part in learning: what they do is as scripted as the dice. */
export interface Companions {
  readonly heroes: readonly string[];
  /** What they choose of what is offered: the first that is there. */
  readonly likes: readonly string[];
}

export interface Lesson {
  readonly id: string;
  readonly hero: string;
  readonly adventure: string;
  readonly variants?: readonly string[];
  /** Who else is at the table. */
  readonly companions?: Companions;
  /** Sets up the table and queues the dice in the order in which they are rolled. */
  readonly prepare: (table: Scenario) => void;
  readonly steps: readonly Step[];
}

export const setupOf = ({ hero, adventure, variants = [], companions }: Lesson): Setup => ({
  adventure,
  heroes: [hero, ...(companions?.heroes ?? [])],
  variants,
  packs: [],
});

/** The table of a lesson before its first decision, and the scenario that supplies its dice. */
export function beginLesson(
  library: Library,
  lesson: Lesson,
): { readonly table: Table; readonly scene: Scenario } {
  const scene = scenario(library, setupOf(lesson));
  lesson.prepare(scene);
  const { world, setup, state, opening } = scene;
  return { table: { world, setup, state, opening, entries: [], past: [] }, scene };
}

/** What a companion does when asked; null while it is up to the learner. */
export function companionsChoice({ companions }: Lesson, { decision }: State): string | null {
  if (decision === null || decision.seat === 0) return null;
  const choice = companions?.likes.find((option) => decision.options.includes(option));
  if (choice === undefined)
    throw new Error(`no companion likes any of ${decision.options.join(', ')} (${decision.kind})`);
  return choice;
}

/** Whether these choices, made in a row, are what the step waits for. */
export function accepts(world: World, state: State, want: Want, options: readonly string[]): boolean {
  const [first] = options;
  if (first === undefined) return false;
  if ('options' in want) return want.options.includes(first);
  return options.at(-1)?.split(':')[1] === want.to || leadsOn(world, state, first, want.to);
}

/** Whether a space can still be reached with the dice that are left after a step. */
function leadsOn(world: World, state: State, step: string, to: string): boolean {
  if (!step.startsWith('step:')) return false;
  const next = clone(state);
  apply(world, next, step, scripted([]));
  return reach(world, next).has(to);
}

/** Whether the step is done: walking to a space may take several choices. */
export const isDone = (want: Want, state: State, seat: number): boolean =>
  'options' in want || state.players[seat]?.space === want.to;
