/** A lesson: a table prepared by hand, scripted dice, and steps that are told one after another. */
import { library } from '@wayrune/content';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import type { Table } from '@wayrune/engine/table/table.ts';

/** Parts of the table that the narrator can point at. */
export type Region = 'map' | 'hero' | 'decision' | 'stage' | 'log' | 'track';

export type Point = { readonly region: Region } | { readonly option: string } | { readonly space: string };

/** What the learner is to do: take one of these options, or go to a space. */
export type Want = { readonly options: readonly string[] } | { readonly to: string };

export interface Step {
  /** The words of it: `lessons.<lesson>.steps.<id>`. */
  readonly id: string;
  readonly point?: Point;
  /** Without it, the learner reads and goes on. */
  readonly want?: Want;
}

export interface Lesson {
  readonly id: string;
  readonly hero: string;
  /** Puts everything in its place and queues the dice, in the order in which they are needed. */
  readonly prepare: (table: Scenario) => void;
  readonly steps: readonly Step[];
}

/** The table of a lesson before its first decision, and the chance that it is played with. */
export function beginLesson(lesson: Lesson): { readonly table: Table; readonly scene: Scenario } {
  const scene = scenario(library, { heroes: [lesson.hero] });
  lesson.prepare(scene);
  const { world, setup, state, opening } = scene;
  return { table: { world, setup, state, opening, entries: [], past: [] }, scene };
}

/** Whether a choice, or several in a row, is what the step waits for. */
export function accepts(world: World, state: State, want: Want, options: readonly string[]): boolean {
  const [first] = options;
  if (first === undefined) return false;
  if ('options' in want) return want.options.includes(first);
  const last = options.at(-1)?.split(':')[1];
  return last === want.to || reach(world, state).get(want.to)?.[0] === first;
}

/** Whether the step is over with the choice just made: a journey goes on until one is there. */
export const isDone = (want: Want, state: State, seat: number): boolean =>
  'options' in want || state.players[seat]?.space === want.to;
