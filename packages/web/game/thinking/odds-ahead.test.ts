import { library } from '@wayrune/content';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { scenesOf } from '@wayrune/engine/table/scenes.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { expect, test } from 'vitest';
import { type OddsAhead, oddsAhead } from './odds-ahead.ts';

const FOE = 'ferrox-at-the-well';
/** As `chance.pick` gives them. */
const PASSED = [9, 9];
const FAILED = [0, 0];

/** A Hero attempts a green adventure and draws an enemy that tests them before the fight. */
function drawn(dice: readonly number[]): { shown: OddsAhead | null; fought: OddsAhead | null } {
  const table = scenario(library, { heroes: ['mother-aldith', null] });
  const { world, state } = table;
  table.onTop('green', FOE);
  const jewel = world.board.spaces.find(({ id }) => counterAt(table.game(), id) === 'green');
  table.place(0, jewel?.id ?? '');
  table.choose('stay');
  const before = clone(state);
  table.picks(...dice);
  table.choose('attempt');
  const scenes = scenesOf(world, before, { choice: 'attempt', chance: [...dice] });
  const shown = scenes.find(({ event }) => event.type === 'drew')?.state;
  return { shown: shown === undefined ? null : oddsOf(world, shown), fought: oddsOf(world, state) };
}

function oddsOf(world: World, at: State): OddsAhead | null {
  const counting = oddsAhead(world, at);
  for (;;) {
    const { done, value } = counting.next();
    if (done === true) return value;
  }
}

test('a foe from whom it is best to run shows the odds of fighting it, not a win of 0%', () => {
  const table = scenario(library, { heroes: ['hedda-stonebrake', null] });
  const { world, state } = table;
  table.onTop('red', 'bhoruk-the-unfed');
  const jewel = world.board.spaces.find(({ id }) => counterAt(table.game(), id) === 'red');
  table.place(0, jewel?.id ?? '');
  table.choose('stay');
  const before = clone(state);
  table.choose('attempt');
  const shown = scenesOf(world, before, { choice: 'attempt', chance: [] }).find(
    ({ event }) => event.type === 'drew',
  )?.state;
  const odds = shown === undefined ? null : oddsOf(world, shown);
  expect(odds?.about).toBe('stand');
  expect(odds?.escape).toBe(0);
});

test('the odds on a card that was drawn tell nothing of the test that follows it', () => {
  const passed = drawn(PASSED);
  const failed = drawn(FAILED);
  expect(passed.shown).not.toBeNull();
  expect(passed.shown).toEqual(failed.shown);
  expect(passed.fought?.win).toBeGreaterThan(passed.shown?.win ?? 1);
  expect(failed.fought?.win).toBeLessThan(failed.shown?.win ?? 0);
});
