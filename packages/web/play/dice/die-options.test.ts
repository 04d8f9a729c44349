import { library } from '@wayrune/content';
import { arena, aFoe, anItem, attempt } from '@wayrune/engine/testing/arena.ts';
import { cataclysmTable } from '@wayrune/engine/testing/adventures/cataclysm.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { expect, test } from 'vitest';
import { dieOptions, imagined } from './die-options.ts';
import { sortOptions } from '../options.ts';

test('a movement die that can be turned offers every other face, and says what it would reach', () => {
  const table = scenario(library, { heroes: ['ronan-of-the-wild'] });
  table.picks(0, 0, 0, 1, 2);
  table.choose('roll');
  const options = dieOptions(table.world, table.state);
  expect([...options.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  expect(options.get(3)?.map(({ to }) => to)).toEqual([0, 2, 3, 4, 5]);
  const said = options.get(3)?.map(({ label }) => label) ?? [];
  expect(new Set(said).size).toBe(5);
  expect(said[0]).toMatch(/^Turn .+ to .+/);
  const turn = options.get(3)?.[0];
  const next = imagined(table.world, table.state, turn?.choices ?? []);
  expect(next?.decision?.kind).toBe('step');
  expect(next === null ? 0 : reach(table.world, next).size).toBeGreaterThan(0);
  table.choose(...(turn?.choices ?? []));
});

test('dice of a roll are pressed to roll them again: one of them, both, or the lower', () => {
  const again = (id: string, dice: 'both' | 'lowest' | 'chosen') =>
    anItem({
      id,
      abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'reroll', dice }] }],
    });
  const table = arena(library, [
    aFoe({ id: 'foe', life: 5 }),
    again('one', 'chosen'),
    again('two', 'both'),
    again('low', 'lowest'),
  ]);
  for (const item of ['one', 'two', 'low']) table.give(0, item);
  attempt(table, 'foe');
  table.dice(9, 2);
  table.choose('fight', 'attack:hero');
  const options = dieOptions(table.world, table.state);
  expect(options.get(0)?.map(({ choices }) => choices)).toEqual([
    ['use:one:0', 'target:first'],
    ['use:two:0'],
  ]);
  expect(options.get(1)?.map(({ choices }) => choices)).toEqual([
    ['use:one:0', 'target:second'],
    ['use:two:0'],
    ['use:low:0'],
  ]);
});

test('a die that shows an open symbol of a Ritual offers to fill it, and a button does for each symbol', () => {
  const ritual = anItem({
    id: 'inner-fire',
    name: 'Inner Fire',
    class: 'ritual',
    symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
    always: [{ stat: 'melee', amount: 3 }],
  });
  const table = arena(library, [ritual]);
  table.give(0, 'inner-fire');
  table.place(0, 'g8', 'g7');
  table.picks(0, 3, 3, 5, 5);
  table.choose('roll');
  const options = dieOptions(table.world, table.state);
  expect(options.get(0)?.map(({ label }) => label)).toEqual([
    'Empower Inner Fire (road)',
    'Empower Inner Fire (hills)',
  ]);
  expect(options.get(3)?.map(({ choices }) => choices)).toEqual([['empower:inner-fire:hills:5']]);
  const buttons = sortOptions(table.world, table.state).main.filter(({ id }) => id.startsWith('empower:'));
  expect(buttons.map(({ id }) => id)).toEqual([
    'empower:inner-fire:road:3',
    'empower:inner-fire:hills:5',
    'empower:inner-fire:forest:3',
  ]);
  expect(buttons[0]?.label).toBe('Empower Inner Fire (road)');
});

test('trading dice are turned on themselves, and the dice that pay for steps on theirs', () => {
  const charm = anItem({
    id: 'charm',
    abilities: [{ when: 'dice-rolled', once: 'turn', do: [{ do: 'turn-dice', count: 1 }] }],
  });
  const table = cataclysmTable(library, { cards: [charm] });
  table.give(0, 'charm');
  table.picks(0, 1, 2);
  table.choose('roll', 'pool:2');
  expect([...dieOptions(table.world, table.state).keys()]).toEqual([0, 1, 2]);
  if (table.options().includes('pass')) table.choose('pass');
  table.picks(3, 4);
  table.choose('trade');
  const offered = dieOptions(table.world, table.state, 'trading');
  expect([...offered.keys()]).toEqual([0, 1]);
  expect(offered.get(1)?.[0]?.choices).toEqual(['use:charm:0', 'target:t4>0']);
});
