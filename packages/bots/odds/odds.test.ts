import { library } from '@wayrune/content';
import { aFoe, arena, attempt } from '@wayrune/engine/testing/arena.ts';
import { chanceOf } from '@wayrune/engine/table/chances.ts';
import { describe, expect, it } from 'vitest';
import { challengeOdds, fightOdds } from './index.ts';

const NEVER = 40;

describe('the odds of a fight', () => {
  it('of one blow are the odds of the blow, until it falls', () => {
    const foe = aFoe({ id: 'dummy', life: 1, mind: [NEVER, 0], body: [14, 5], spirit: [NEVER, 0] });
    const table = arena(library, [foe]);
    const odds = challengeOdds(table.world, table.state, 0, 'dummy');
    expect(odds.win).toBeCloseTo(chanceOf(3, 14), 10);
    expect(odds.knockedOut).toBeCloseTo(1 - chanceOf(3, 14), 10);
    expect(odds.exact).toBe(true);
  });

  it('are the same at the first decision as before the fight', () => {
    const table = arena(library, [aFoe({ id: 'dummy' })]);
    const before = challengeOdds(table.world, table.state, 0, 'dummy');
    attempt(table, 'dummy');
    const now = fightOdds(table.world, table.state);
    expect(now?.win).toBeCloseTo(before.win, 10);
    expect(now?.options.map(({ option }) => option)).toEqual(['escape', 'fight']);
    expect(now?.best).toBe('fight');
  });
});
