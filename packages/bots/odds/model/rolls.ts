/** Rolls, and what may be played on them. */
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import type { RollKind } from '@wayrune/engine/rules/world/events.ts';
import { memoize } from '../../memo.ts';
import { addChance, type Child, step } from '../graph.ts';
import { throwsFor } from './dice.ts';
import { type Flow, isHeard, type Model } from './model.ts';
import { forget } from './passing.ts';
import { LIVE, type Position } from './position.ts';
import { bonusOf, numberOf } from './questions.ts';
import { rolling } from './scene.ts';
import { nameInTree } from './trace.ts';
import { isSilent } from './windows.ts';

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

/** If no card looks at the dice, only the fact that they were rolled counts. */
const ANY_DICE = { first: 1, second: 1 };

/** Whether more hangs on the dice than success. */
function isWatched(m: Model, window: Window | null): boolean {
  return m.reading.conditions.has('dice') || (window !== null && isHeard(m, window));
}

/** The roll is over, and so are the effects that lasted for it. */
function made(m: Model, s: Position, isPhase: boolean): Position {
  const left = forget(m, s, 'roll');
  return isPhase && m.questions.rolls && left.rolls < 2 ? { ...left, rolls: left.rolls + 1 } : left;
}

export const roll: Flow['roll'] = (m, s, within, what, who, target, part, then) => {
  const { kind } = what;
  const before = BEFORE[kind];
  const after = AFTER[kind];
  const isPhase = what.phase !== null;
  const watched = isWatched(m, after);
  const fresh =
    watched || isHeard(m, before) || s.attribute !== numberOf(what.attribute)
      ? { ...s, attribute: numberOf(what.attribute), target, bonus: 0, added: 0, first: 0, second: 0 }
      : s;
  /** No card looks at the dice later. */
  const quiet = !m.reading.conditions.has('dice');
  /** Many throws come to the same in the end where several cards may be played on them. */
  const mixed = watched && after !== null && (m.offered[after]?.length ?? 0) > 1;
  const grown = mixed ? new Map<string, Child>() : null;
  const goOn = (t: Position, success: boolean): Child => {
    if (grown === null) return then(t, success);
    step(m.graph);
    return memoize(grown, `${success} ${nameInTree(m.trace, t)}`, () => then(t, success));
  };
  /** The roll in which it was made, if there is one, goes on; a phase keeps its dice. */
  const conclude = (t: Position, success: boolean): Child => {
    if (t.attribute === s.attribute && t.added === s.added && t.target === s.target && t.first === s.first)
      return goOn(made(m, t, isPhase), success);
    const { attribute, target: goal, bonus, added } = s;
    const { first, second } = isPhase ? (quiet ? ANY_DICE : t) : s;
    return goOn(made(m, { ...t, attribute, target: goal, bonus, added, first, second }, isPhase), success);
  };
  const judge = (t: Position): Child => conclude(t, t.first + t.second + t.bonus + t.added >= target);
  const thrown = (t: Position): Child => {
    if (kind !== 'test' && t.over !== LIVE) return conclude(t, false);
    const bonus = bonusOf(m, t, within, what, part);
    if (!watched) return twoWays(m, chanceOf(bonus + t.added, target), (success) => conclude(t, success));
    const scene = rolling(m, within, what);
    const dice = throwsFor(m.reading.habits, target - bonus - t.added);
    // Rolls that no card reacts to differ only in success, unless a card looks at the dice later.
    const outcomes: Child[] = [];
    return addChance(
      m.graph,
      dice.map(({ chance }) => chance),
      dice.map(({ first, second }) => {
        const u = { ...t, bonus, first, second };
        if (after !== null && !isSilent(m, u, scene, after, who))
          return m.flow.openWindow(m, u, scene, after, who, judge);
        const success = first + second + bonus + t.added >= target ? 1 : 0;
        return quiet ? (outcomes[success] ??= judge(u)) : judge(u);
      }),
    );
  };
  if (!isHeard(m, before)) return thrown(fresh);
  return m.flow.openWindow(m, fresh, rolling(m, within, what), before, who, thrown);
};

function twoWays(m: Model, chance: number, then: (success: boolean) => Child): Child {
  if (chance === 1) return then(true);
  if (chance === 0) return then(false);
  return addChance(m.graph, [chance, 1 - chance], [then(true), then(false)]);
}
