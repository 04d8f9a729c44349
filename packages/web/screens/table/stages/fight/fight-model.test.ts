import { library } from '@wayrune/content';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { arena, aFoe, anAlly, attempt } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { expect, test } from 'vitest';
import type { Line } from '../../../../game/log-lines.ts';
import { fightEvents, sideOf, stepsOf } from './fight-model.ts';

function fighting(table: Scenario): CombatFrame {
  const combat = combatOf(table.game());
  if (combat === null) throw new Error('nobody fights');
  return combat;
}

const lines = (table: Scenario): readonly Line[] =>
  table.events.map((event, i) => ({ entry: i, type: event.type, seat: 0, event, names: [] }));

const steps = (table: Scenario, shown = table.events.length) =>
  stepsOf(table.game(), fighting(table), 0, fightEvents(lines(table)), table.events[shown] ?? null);

/** The Hero `plain` has Mind 2, Body 3, Spirit 4 and one damage each. */
const stand = (): Scenario => {
  const foe = aFoe({ id: 'foe', life: 3, mind: [10, 1], body: [11, 2], spirit: [12, 3] });
  const table = arena(library, [foe, anAlly({ id: 'friend' })]);
  // Somebody is left to attack in the next phase, so that it is asked for.
  table.give(0, 'friend');
  attempt(table, 'foe');
  return table;
};

test('the steps of a round say what they ask, and what came of those that are over', () => {
  const table = stand();
  expect(steps(table).map(({ id, at }) => [id, at])).toEqual([
    ['before', 'done'],
    ['escape', 'now'],
    ['ranged', 'ahead'],
    ['melee', 'ahead'],
    ['magic', 'ahead'],
  ]);
  expect(steps(table)[2]?.need).toEqual({ target: 10, mine: 2, theirs: null, harm: 1 });
  table.totals(9);
  table.choose('fight', 'attack:hero');
  const [before, escape, ranged, melee] = steps(table);
  expect([before?.result, escape?.result]).toEqual([{ kind: 'nothing' }, { kind: 'stayed' }]);
  expect(ranged).toMatchObject({
    at: 'done',
    result: { kind: 'attack', success: true, total: 11, target: 10 },
  });
  expect(melee).toMatchObject({ at: 'now', result: null, need: { target: 11, harm: 2 } });
});

test('what the event on the screen brings is not told as a result before it has been seen', () => {
  const table = stand();
  table.totals(9);
  table.choose('fight', 'attack:hero');
  const rolled = table.events.findIndex(({ type }) => type === 'rolled');
  const told = steps(table, rolled).flatMap(({ result }) => (result?.kind === 'attack' ? [result] : []));
  expect(told).toEqual([]);
});

test('in a duel each of the two sees their own side as "you", and others the one who acts', () => {
  const combat = { seat: 1, other: 0, joint: null } as CombatFrame;
  expect([0, 1, 2].map((viewer) => sideOf(combat, viewer))).toEqual([0, 1, 1]);
});

test('of an earlier moment nothing later is told', () => {
  const table = stand();
  const before = table.events.length;
  table.totals(9);
  table.choose('fight', 'attack:hero');
  expect(fightEvents(lines(table), before - 1).some(({ type }) => type === 'rolled')).toBe(false);
});

test('a round in which nobody may run does not tell that somebody stayed', () => {
  const foe = aFoe({ id: 'holder', life: 3, rules: [{ rule: 'no-escape', for: 'enemy' }] });
  const table = arena(library, [foe]);
  attempt(table, 'holder');
  expect(steps(table).find(({ id }) => id === 'escape')?.result).toEqual({ kind: 'held' });
});
