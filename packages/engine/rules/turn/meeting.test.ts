import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { asked, item, MEADOW, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const TAMALIR = 'g7';
/** A green jewel. */
const JEWEL = 'd11';

/** Three Heroes on the meadow, or on the given space; Ann's Adventure step. */
function three(setUp: (table: Scenario) => void = () => undefined, space: string = MEADOW): Scenario {
  const table = meeting(library, [], ['ann', 'ben', 'cid']);
  for (const seat of [0, 1, 2]) table.place(seat, space);
  setUp(table);
  table.choose('stay');
  return table;
}

describe('meeting Heroes', () => {
  it('MEET-1 lets you negotiate with, attack, or leave alone each Hero on your space', () => {
    const table = three();
    expect(asked(table)).toBe('adventure of seat 0');
    expect(table.options()).toEqual(['negotiate:1', 'attack:1', 'negotiate:2', 'attack:2', 'pass']);
    table.choose('pass');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('duel')).toEqual([]);
  });

  it('MEET-1 offers nobody who stands elsewhere', () => {
    const table = three((t) => {
      t.place(1, 'e10');
    });
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-1 offers nobody whose first turn has not come', () => {
    const table = meeting(library, [], ['ann', 'ben', 'cid']);
    table.player(1).space = null;
    table.choose('stay');
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('MEET-2 makes a Hero safe from your attack once you chose to negotiate, whatever came of it', () => {
    const table = three();
    table.choose('negotiate:1', 'leave');
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-2 holds for that turn alone', () => {
    const table = three();
    table.choose('negotiate:1', 'leave', 'pass');
    for (const seat of [1, 2]) {
      expect(asked(table)).toBe(`movement of seat ${seat}`);
      table.choose('stay', 'pass');
    }
    table.choose('stay');
    expect(table.options()).toContain('attack:1');
  });

  it('W1 lets you negotiate with others, then attack one with whom you have not', () => {
    const table = three();
    table.choose('negotiate:1', 'leave', 'attack:2');
    expect(table.happened('duel')).toEqual([{ type: 'duel', seat: 0, other: 2 }]);
  });

  it('W1 MEET-4 closes the adventure of the space once you have dealt with a Hero', () => {
    const table = three(undefined, JEWEL);
    expect(table.options()[0]).toBe('attempt');
    table.choose('negotiate:1', 'leave');
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-4 an attempt leaves no dealings with Heroes in that turn', () => {
    const table = three((t) => t.onTop('green', 'barrow-sentry'), JEWEL);
    table.choose('attempt');
    expect(table.happened('combat')).toEqual([{ type: 'combat', seat: 0, card: 'barrow-sentry' }]);
    // Body 14, Life 2: Ann's two wounds are enough.
    table.totals(20);
    table.choose('choose:2', 'fight', 'attack:hero');
    expect(table.happened('defeated')).toHaveLength(1);
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('MEET-4 an attack leaves the counter where it is, even for the winner', () => {
    const table = three((t) => {
      t.player(1).wounds = 5;
    }, JEWEL);
    table.totals(2, 20);
    table.choose('attack:1', 'fight', 'attack:hero', 'none');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('drew')).toEqual([]);
    expect(table.state.counters.every((counter) => counter === 1)).toBe(true);
  });

  it('MEET-5 has the Hero who is attacked fight, and gives nobody a second attack', () => {
    const table = three((t) => {
      t.player(1).wounds = 5;
    });
    table.totals(2, 20);
    table.choose('attack:1');
    expect(asked(table)).toBe('escape of seat 0');
    table.choose('fight', 'attack:hero', 'none');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('duel')).toHaveLength(1);
  });

  it('MEET-6 goes on with Market and Experience when you have only negotiated', () => {
    const table = three((t) => {
      t.onTop('market', 'soul-burn');
      t.player(0).gold = 10;
      t.player(0).counters.blue = 2;
    }, TAMALIR);
    table.choose('negotiate:1', 'leave', 'pass');
    expect(asked(table)).toBe('market of seat 0');
    table.choose('done');
    expect(asked(table)).toBe('experience of seat 0');
  });

  it('MEET-1 a card may forbid it', () => {
    const sulk = item('sulk', { rules: [{ rule: 'no-negotiate' }] });
    const table = meeting(library, [sulk]);
    table.give(0, 'sulk');
    table.choose('stay');
    expect(table.options()).toEqual(['attack:1', 'pass', 'discard:sulk']);
  });
});
