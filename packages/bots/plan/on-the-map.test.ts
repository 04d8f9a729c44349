import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aFoe, arena, hold } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { greedy } from '../players/greedy.ts';
import { NORMAL } from '../value/weights.ts';
import { normalChooser } from '../players/normal.ts';

describe.each([
  ['the greedy bot', greedy.choose],
  ['a planner', normalChooser(NORMAL)],
])('on the map, %s', (_, choose) => {
  const chosen = (table: Scenario): string => choose(table.world, table.state, seeded('on the map'));

  it('walks to the only adventure there is, when it lies next door', () => {
    const table = arena(library, []);
    table.state.counters.fill(0);
    table.state.counters[table.world.board.jewels.indexOf('h8')] = 1;
    Object.assign(table.player(0), { gold: 0, space: 'h7' });
    hold(table);
    expect(chosen(table)).toBe('walk:h8');
  });

  it('goes to town when it is badly hurt and can pay', () => {
    const table = arena(library, []);
    Object.assign(table.player(0), { gold: 6, wounds: 4, space: 'f9' });
    for (const stack of table.state.stacks) stack.length = 0;
    hold(table);
    expect(chosen(table)).toBe('walk:f10');
  });

  it('takes an easy adventure, and leaves a dragon alone at first', () => {
    const kitten = aFoe({ id: 'kitten', life: 1, mind: [3, 0], body: [3, 0], spirit: [3, 0] });
    const table = arena(library, [kitten]);
    table.onTop('green', 'kitten');
    table.place(0, 'h8');
    table.choose('stay');
    expect(chosen(table)).toBe('attempt');
    const other = arena(library, []);
    other.place(0, 'j10');
    other.choose('stay');
    expect(chosen(other)).toBe('pass');
  });
});
