import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { startTable } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import { standAt } from '../../game/thinking/ahead.ts';
import { oddsAhead } from '../../game/thinking/odds-ahead.ts';
import { firstGoal } from './first-goal.ts';

const setup = { adventure: 'dragon-lords', heroes: [null, null], variants: [], packs: [] };
const { world, state } = startTable(library, setup, seeded('first')).table;
const seat = state.active;

describe('what to try first', () => {
  it('is the nearest green jewel', () => {
    const goal = firstGoal(view(world, state), seat);
    expect(goal).toMatchObject({ steps: 2 });
    expect(counterAt(view(world, state), goal?.space ?? '')).toBe('green');
  });

  it('has the odds of the attempt', () => {
    const { space = '' } = firstGoal(view(world, state), seat) ?? {};
    const there = clone(state);
    standAt(there, space);
    const counting = oddsAhead(world, there);
    let counted = counting.next();
    while (counted.done !== true) counted = counting.next();
    expect(counted.value).toMatchObject({ about: 'deck', exact: true });
  });
});
