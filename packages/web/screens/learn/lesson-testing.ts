/** Plays lessons in tests, by what their steps ask for. */
import { library } from '@wayrune/content';
import { reach } from '@wayrune/engine/table/reach.ts';
import { decide, type Table } from '@wayrune/engine/table/table.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { trivialChoice } from '../../game/driver/trivial.ts';
import { accepts, beginLesson, companionsChoice, isDone, type Lesson } from './lesson.ts';

/** A lesson that was played to its end; throws where a step is not accepted. */
export function played(lesson: Lesson): { readonly table: Table; readonly scene: Scenario } {
  const { table, scene } = beginLesson(library, lesson);
  const byItself = (): string | null =>
    companionsChoice(lesson, table.state) ?? trivialChoice(table.world, table.state, 'single');
  const take = (choice: string): void => {
    decide(table, choice, scene.chance);
    for (let next = byItself(); next !== null; next = byItself()) decide(table, next, scene.chance);
  };
  for (const { id, want } of lesson.steps) {
    if (want === undefined) continue;
    do {
      const options =
        'options' in want ? want.options.slice(0, 1) : (reach(table.world, table.state).get(want.to) ?? []);
      if (!accepts(table.world, table.state, want, options)) throw new Error(`"${id}" is not accepted`);
      for (const option of options) take(option);
    } while (!isDone(want, table.state, 0));
  }
  return { table, scene };
}
