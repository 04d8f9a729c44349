import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { ally, asked, item, meeting, rollsOf, woundsOf } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const cards = [
  item('salve', {
    abilities: [
      { when: 'round-start', cost: [{ pay: 'discard' }], do: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
  item('bandage', {
    abilities: [
      { when: 'round-end', cost: [{ pay: 'discard' }], do: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
  item('thorns', {
    abilities: [
      { when: 'round-start', cost: [{ pay: 'discard' }], do: [{ do: 'wound', who: 'enemy', amount: 9 }] },
    ],
  }),
  item('trophy', {
    abilities: [{ when: 'defeated', forced: true, do: [{ do: 'add-counters', amount: 1 }] }],
  }),
  item('bone-tally', {
    abilities: [
      {
        when: 'defeated',
        forced: true,
        if: [{ is: 'foe', family: ['undead'] }],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
    ],
  }),
  item('feast', { abilities: [{ when: 'defeated', do: [{ do: 'heal', who: 'you', amount: 1 }] }] }),
  ally('guard', {
    stamina: 3,
    abilities: [
      {
        when: 'round-start',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'attack', phase: 'ranged' }],
      },
      {
        when: 'round-start',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'modify', stat: 'combat', amount: 3, for: 'party', until: 'round' }],
      },
      {
        when: 'round-end',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
  }),
];

/** Ann (Mind 1, Life 5) attacks Ben (Mind 3, Life 6). */
function duel(setUp: (table: Scenario) => void): Scenario {
  const table = meeting(library, cards);
  setUp(table);
  table.choose('stay', 'attack:1');
  return table;
}

describe('the start and the end of a round between Heroes', () => {
  it('G24 DUEL-6 are open to both, the defender first', () => {
    const table = duel((t) => {
      for (const seat of [0, 1]) t.player(seat).wounds = 3;
      t.give(0, 'salve');
      t.give(1, 'bandage');
      t.give(1, 'guard');
    });
    expect(asked(table)).toBe('round-start of seat 0');
    table.choose('use:salve:0');
    expect(woundsOf(table)).toEqual([2, 3]);
    table.totals(2, 20, 2, 20, 2, 20);
    table.choose('fight', 'defend', 'defend', 'defend');
    expect(asked(table)).toBe('round-end of seat 1');
    table.choose('use:bandage:0', 'pass');
    expect(woundsOf(table)).toEqual([2, 2]);
    // The roles have changed: now Ann defends, and Ben's guard may do all that it can.
    expect(asked(table)).toBe('round-start of seat 1');
  });

  it('G24 are the defender’s before the attacker’s', () => {
    const table = duel((t) => {
      for (const seat of [0, 1]) t.player(seat).wounds = 1;
      t.give(0, 'salve');
      t.give(1, 'guard');
      t.give(1, 'widow-merrins-cordial');
    });
    expect(asked(table)).toBe('round-start of seat 1');
    expect(table.options()).toContain('use:widow-merrins-cordial:1');
    table.choose('pass');
    expect(asked(table)).toBe('round-start of seat 0');
  });

  it('G24 W10 the defender’s Allies neither attack nor change a number, and may heal', () => {
    const table = duel((t) => {
      t.player(1).wounds = 2;
      t.give(1, 'guard');
    });
    // An attack and a bonus: neither is offered, and so nothing is asked at the start.
    expect(asked(table)).toBe('escape of seat 0');
    table.totals(2, 20, 2, 20, 2, 20);
    table.choose('fight', 'defend', 'defend', 'defend');
    expect(asked(table)).toBe('round-end of seat 1');
    table.choose('use:guard:2', 'pass');
    expect(woundsOf(table)).toEqual([0, 1]);
    expect(asked(table)).toBe('round-start of seat 1');
    expect(table.options()).toEqual(expect.arrayContaining(['use:guard:0', 'use:guard:1']));
  });

  it('G24 a defender who strikes the attacker down at the start has won', () => {
    const table = duel((t) => t.give(1, 'thorns'));
    table.choose('use:thorns:0');
    expect(asked(table)).toBe('prize of seat 1');
    table.choose('none');
    expect(rollsOf(table)).toEqual([]);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    expect(violations(table.world, table.state)).toEqual([]);
  });
});

describe('a Hero beaten by another', () => {
  it('G23 DUEL-8 is a defeated enemy: what follows from that comes before the prize', () => {
    const table = duel((t) => {
      t.player(0).wounds = 2;
      t.player(1).wounds = 5;
      t.give(0, 'trophy');
      t.give(0, 'feast');
    });
    const counters = (): number => table.player(0).items[0]?.counters ?? -1;
    const before = counters();
    table.totals(2, 20);
    table.choose('fight', 'attack:hero');
    expect(counters()).toBe(before + 1);
    expect(asked(table)).toBe('defeated of seat 0');
    table.choose('use:feast:0');
    expect(table.player(0).wounds).toBe(1);
    expect(asked(table)).toBe('prize of seat 0');
    table.choose('none');
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('G23 is one for the winner alone, who may be the one who was attacked', () => {
    const table = duel((t) => {
      t.player(0).wounds = 4;
      t.give(0, 'trophy');
      t.give(1, 'feast');
      t.player(1).wounds = 1;
    });
    table.totals(20, 2);
    table.choose('fight', 'defend');
    expect(asked(table)).toBe('defeated of seat 1');
    expect(table.player(0).items[0]?.counters).toBe(0);
    table.choose('pass', 'none');
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
  });

  it('G23 is no Challenge, for cards that speak of one', () => {
    const table = duel((t) => {
      t.player(1).wounds = 5;
      t.give(0, 'bone-tally');
    });
    table.totals(2, 20);
    table.choose('fight', 'attack:hero', 'none');
    expect(table.player(0).gold).toBe(3);
  });
});
