import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { arena, hold } from '@wayrune/engine/testing/arena.ts';
import { anEvent } from '@wayrune/engine/testing/drawn.ts';
import { describe, expect, it } from 'vitest';
import { MOST_DICE, reach, spacesFrom, turnsFor, waysOf } from './travel.ts';

/** Faces of the movement dice: plains, hills and road; road and forest. */
const [PHR, RF] = [0, 3];
const TAMALIR = 'g7';

const names = (table: ReturnType<typeof arena>, dice: readonly number[]): string[] =>
  reach(table.game(), 0, TAMALIR, dice).map(({ space }) => table.world.board.spaces[space]?.id ?? '');

describe('ways over the map', () => {
  it('lead with one die to the neighbors that show its symbol', () => {
    expect(names(arena(library, []), [RF]).sort()).toEqual(['h6']);
  });

  it('lead on with the dice that are left, and begin with a step that is offered', () => {
    const table = arena(library, []);
    table.picks(PHR, PHR, RF, RF, RF);
    table.choose('roll');
    const found = reach(table.game(), 0, TAMALIR, [PHR, PHR, RF, RF, RF]);
    expect(found.length).toBeGreaterThan(10);
    for (const { first } of found) expect(table.options()).toContain(first);
  });

  it('do not lead through a town that is closed', () => {
    const closed = anEvent({
      id: 'siege',
      number: 1,
      rules: [{ rule: 'closed-town', town: 'forge', for: 'heroes' }],
    });
    const table = arena(library, [closed]);
    expect(names(table, [PHR, PHR, PHR, PHR])).toContain('f10');
    table.state.event = 'siege';
    expect(names(table, [PHR, PHR, PHR, PHR])).not.toContain('f10');
  });

  it('are opened by cards', () => {
    const table = arena(library, []);
    const before = names(table, [PHR]);
    hold(table, 'woodwards-axe', 'goatherds-boots');
    expect(names(table, [PHR])).toEqual(before);
    table.place(0, 'j7');
    const [forest] = reach(table.game(), 0, 'j7', [5]).filter(
      ({ space }) => table.world.board.spaces[space]?.terrain === 'forest',
    );
    expect(forest?.first).toBe('step:j8:5');
  });

  it('cost more through rough land, and nothing where one stands', () => {
    const { world } = arena(library, []);
    const { effort } = waysOf(world.board);
    const from = (a: string, b: string): number =>
      effort[world.board.index.get(a) ?? -1]?.[world.board.index.get(b) ?? -1] ?? Number.NaN;
    expect(from(TAMALIR, TAMALIR)).toBe(0);
    expect(from(TAMALIR, 'g8')).toBeLessThan(from('a1', 'a2'));
    expect(turnsFor(from(TAMALIR, 'g8'))).toBe(0);
    expect(turnsFor(from(TAMALIR, 'a1'))).toBeGreaterThan(2);
  });

  it('lead to the same spaces when only those are asked for', () => {
    const table = arena(library, []);
    const { board } = table.world;
    const chance = seeded('any dice');
    for (const { id, index } of board.spaces) {
      const dice = Array.from({ length: 1 + chance.pick(MOST_DICE) }, () => chance.pick(6));
      const found = reach(table.game(), 0, id, dice).map(({ space }) => space);
      const spaces = spacesFrom(board, waysOf(board).masks, index, dice);
      expect([...spaces].sort((a, b) => a - b)).toEqual([index, ...found].sort((a, b) => a - b));
    }
  });
});
