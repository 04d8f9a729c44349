/** Rolls, and what may be played on them. */
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { chanceOf } from '@wayrune/engine/table/chances.ts';
import type { RollKind } from '@wayrune/engine/rules/events.ts';
import { addChance, type Child } from '../graph.ts';
import { throwsFor } from './dice.ts';
import type { Flow, Model } from './model.ts';
import { forget } from './passing.ts';
import type { Position } from './position.ts';
import { bonusOf, numberOf } from './questions.ts';
import { rolling } from './scene.ts';

const BEFORE: Readonly<Record<RollKind, Window>> = {
  attack: 'roll',
  defense: 'roll',
  target: 'roll',
  escape: 'escape',
  test: 'test',
};
const AFTER: Readonly<Record<RollKind, Window | null>> = {
  attack: 'rolled',
  defense: 'rolled',
  target: 'rolled',
  escape: null,
  test: 'tested',
};

/** Whether more hangs on the dice than success. */
function isWatched(m: Model, window: Window | null): boolean {
  if (m.reading.conditions.has('dice')) return true;
  return window !== null && (m.forced[window] !== undefined || m.offered[window] !== undefined);
}

export const roll: Flow['roll'] = (m, s, within, what, who, target, part, then) => {
  const { kind } = what;
  const scene = rolling(m, within, what);
  const after = AFTER[kind];
  const fresh = {
    ...s,
    attribute: numberOf(what.attribute),
    target,
    bonus: 0,
    added: 0,
    first: 0,
    second: 0,
  };
  /** The roll is over: the one in which it was made, if there is one, goes on; a phase keeps its dice. */
  const conclude = (t: Position, success: boolean): Child => {
    const { attribute, target: goal, bonus, added } = s;
    const isPhase = what.phase !== null;
    const first = isPhase ? t.first : s.first;
    const second = isPhase ? t.second : s.second;
    const rolls = isPhase && m.questions.rolls ? Math.min(2, t.rolls + 1) : t.rolls;
    const done = { ...t, attribute, target: goal, bonus, added, first, second, rolls };
    return then(forget(m, done, 'roll'), success);
  };
  const judge = (t: Position): Child => conclude(t, t.first + t.second + t.bonus + t.added >= target);
  return m.flow.openWindow(m, fresh, scene, BEFORE[kind], who, (t) => {
    if (kind !== 'test' && t.over !== 0) return conclude(t, false);
    const bonus = bonusOf(m, t, within, what, part);
    const ready = { ...t, bonus };
    if (!isWatched(m, after)) {
      const chance = chanceOf(bonus + t.added, target);
      if (chance === 1) return conclude(ready, true);
      if (chance === 0) return conclude(ready, false);
      return addChance(m.graph, [chance, 1 - chance], [conclude(ready, true), conclude(ready, false)]);
    }
    const thrown = throwsFor(m.reading.habits, target - bonus - t.added);
    return addChance(
      m.graph,
      thrown.map(({ chance }) => chance),
      thrown.map(({ first, second }) => {
        const u = { ...ready, first, second };
        return after === null ? judge(u) : m.flow.openWindow(m, u, scene, after, who, judge);
      }),
    );
  });
};
