import { library } from '@wayrune/content';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { arena, aFoe, anAlly, attempt } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { expect, test } from 'vitest';
import { type Action, actionsOf } from './fight-actions.ts';

function actions(table: Scenario, joins = true): readonly Action[] {
  const combat = combatOf(table.game());
  if (combat === null) throw new Error('nobody fights');
  return actionsOf(table.game(), combat, 0, true, joins);
}

/** The Hero `plain` has Mind 2, Body 3, Spirit 4 and one damage each. */
const stand = (): Scenario => {
  const foe = aFoe({ id: 'foe', life: 5, mind: [13, 1], body: [14, 2], spirit: [15, 3] });
  const table = arena(library, [foe, anAlly({ id: 'friend', body: [1, 2] })]);
  table.give(0, 'friend');
  attempt(table, 'foe');
  return table;
};

test('attacks, defense and escape stand side by side from the first question of a round', () => {
  const table = stand();
  expect(actions(table).map(({ id, choices }) => [id, choices])).toEqual([
    ['attack:hero', ['fight', 'attack:hero']],
    ['attack:friend', ['fight', 'attack:friend']],
    ['defend', ['fight', 'defend']],
    ['escape', ['escape']],
  ]);
  // 13 against Mind 2: an 11 with two dice.
  expect(actions(table)[0]).toMatchObject({ target: 13, bonus: 2, chance: 0.55, wounds: 1 });
});

test('what cannot be done now keeps its place and says why', () => {
  const table = stand();
  table.totals(20);
  table.choose('fight', 'attack:hero');
  expect(actions(table).map(({ id, bar }) => [id, bar])).toEqual([
    ['attack:hero', 'attacked'],
    ['attack:friend', null],
    ['defend', null],
    ['escape', 'next-round'],
  ]);
  expect(actions(table)[3]?.chance).toBe(0.55);
});

test('where every step is taken by itself, an attack waits for its phase', () => {
  expect(actions(stand(), false).map(({ bar }) => bar)).toEqual(['phase', 'phase', 'phase', null]);
});

test('a foe that lets nobody run from round 2 on promises no escape in round 1', () => {
  const table = arena(library, [
    aFoe({
      id: 'holder',
      life: 5,
      mind: [13, 1],
      rules: [{ rule: 'no-escape', for: 'enemy', if: [{ is: 'round', atLeast: 2 }] }],
    }),
    anAlly({ id: 'friend', body: [1, 2] }),
  ]);
  table.give(0, 'friend');
  attempt(table, 'holder');
  const run = (): Action | undefined => actions(table).find(({ kind }) => kind === 'run');
  expect(run()).toMatchObject({ choices: ['escape'], bar: null, chance: 0.55 });
  table.totals(20);
  table.choose('fight', 'attack:hero');
  expect(run()).toMatchObject({ choices: [], bar: 'held', chance: null });
});
