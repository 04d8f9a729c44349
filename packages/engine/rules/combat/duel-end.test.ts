import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { ally, asked, item, MEADOW, meeting, quietRound, rollsOf, woundsOf } from '../../testing/meeting.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

const cards = [
  item('charm', {
    abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 3 }] }],
  }),
  item('ward', {
    always: [
      { stat: 'combat', amount: 2, if: [{ is: 'defending' }] },
      { stat: 'mind', amount: 1 },
    ],
  }),
  item('powder-keg', {
    abilities: [
      {
        when: 'before-combat',
        cost: [{ pay: 'discard' }],
        do: [{ do: 'each', who: 'others', then: [{ do: 'wound', who: 'you', amount: 1 }] }],
      },
    ],
  }),
  ally('helper', { always: [{ stat: 'mind', amount: 4, for: 'hero' }] }),
];

/** Ann (Mind 1, Life 5) attacks Ben (Mind 3, Life 6). */
function duel(setUp: (table: Scenario) => void = () => undefined, heroes = ['ann', 'ben']): Scenario {
  const table = meeting(library, cards, heroes);
  setUp(table);
  table.choose('stay', 'attack:1');
  return table;
}

describe('escape from a combat between Heroes', () => {
  it('DUEL-4 W21 is the attacker’s: they declare it, and each try gets a new number', () => {
    const table = duel();
    expect(asked(table)).toBe('escape of seat 0');
    expect(rollsOf(table)).toEqual([]);
    table.totals(12, 13);
    table.choose('escape');
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0', 'escape of seat 0: 1 against 15']);
    expect(woundsOf(table)).toEqual([1, 0]);
    expect(asked(table)).toBe('escape of seat 0');
    table.totals(5, 7);
    table.choose('escape');
    expect(rollsOf(table).slice(2)).toEqual([
      'target of seat 1: 3 against 0',
      'escape of seat 0: 1 against 8',
    ]);
    expect(woundsOf(table)).toEqual([1, 0]);
    expect(table.player(0).space).toBe('e10');
    expect(table.player(1).space).toBe(MEADOW);
  });

  it('G19 is against dice, Mind and Items of the defender, without Allies', () => {
    const table = duel((t) => {
      for (const card of ['charm', 'ward', 'helper']) t.give(1, card);
    });
    table.totals(5, 11);
    table.choose('escape', 'use:charm:0');
    // Mind 3, 1 by the ward, 3 by the charm. The ward's bonus to combat rolls is none to this one. A tie.
    expect(rollsOf(table)).toEqual(['target of seat 1: 7 against 0', 'escape of seat 0: 1 against 12']);
    expect(table.player(0).space).toBe('e10');
  });

  it('G19 leaves the defender their first combat roll', () => {
    const first = item('first', { always: [{ stat: 'combat', amount: 4, if: [{ is: 'first-roll' }] }] });
    const table = meeting(library, [first]);
    table.give(1, 'first');
    table.totals(20, 2, 6);
    table.choose('stay', 'attack:1', 'escape', 'fight');
    expect(rollsOf(table)).toEqual([
      'target of seat 1: 3 against 0',
      'escape of seat 0: 1 against 23',
      'target of seat 1: 7 against 0',
    ]);
  });

  it('DUEL-7 ends the turn of the active player, and nothing else happens', () => {
    const table = duel();
    table.totals(2, 20);
    table.choose('escape');
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    expect(table.happened('knocked-out')).toEqual([]);
    expect(table.state.players.map((player) => player.gold)).toEqual([3, 3]);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('DUEL-4 DUEL-7 is the other Hero’s when they have become the attacker; the same turn ends', () => {
    const table = duel();
    quietRound(table);
    expect(asked(table)).toBe('escape of seat 1');
    table.totals(2, 20);
    table.choose('escape');
    expect(rollsOf(table).slice(-2)).toEqual([
      'target of seat 0: 1 against 0',
      'escape of seat 1: 3 against 3',
    ]);
    expect(table.player(1).space).toBe('d8');
    expect(table.player(0).space).toBe(MEADOW);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
  });

  it('DUEL-4 no card gets the defender away; as the attacker they may use it', () => {
    const table = duel((t) => t.give(1, 'chimney-flask'));
    expect(asked(table)).toBe('escape of seat 0');
    quietRound(table);
    expect(asked(table)).toBe('round-start of seat 1');
    table.choose('use:chimney-flask:0');
    expect(table.player(1).space).toBe('d8');
    expect(table.state.active).toBe(1);
  });

  it('DUEL-4 a try that costs the attacker their last Life is a defeat', () => {
    const table = duel((t) => {
      t.player(0).wounds = 4;
    });
    table.totals(20, 2);
    table.choose('escape', 'none');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(table.state.active).toBe(1);
  });
});

describe('rounds of a combat between Heroes', () => {
  it('DUEL-6 G19 exchange the roles each time', () => {
    const table = duel();
    quietRound(table);
    table.totals(6, 4, 2, 20, 2, 20);
    table.choose('fight', 'attack:hero');
    // Now Ann sets the number with Mind 1, and Ben attacks with Mind 3.
    expect(rollsOf(table).slice(6, 8)).toEqual([
      'target of seat 0: 1 against 0',
      'attack of seat 1: 3 against 7',
    ]);
    expect(woundsOf(table)).toEqual([1, 0]);
    expect(asked(table)).toBe('escape of seat 0');
    expect(table.happened('combat-round').map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  it('DUEL-6 W10 let the other’s Allies attack when they have become the attacker', () => {
    const table = duel((t) => t.give(1, 'rook-eye-tam'));
    table.totals(2, 20, 2, 20, 2, 20, 2);
    table.choose('fight');
    expect(table.options()).toEqual(['attack:hero', 'defend']);
    table.choose('defend', 'defend', 'defend', 'fight');
    expect(asked(table)).toBe('ranged of seat 1');
    expect(table.options()).toEqual(['attack:hero', 'attack:rook-eye-tam', 'defend', 'discard:rook-eye-tam']);
  });
});

describe('the end of a combat between Heroes', () => {
  it('DUEL-7 comes with the defender’s defeat, in the middle of the round', () => {
    const table = duel((t) => {
      t.player(1).wounds = 5;
    });
    table.totals(2, 20);
    table.choose('fight', 'attack:hero', 'prize:gold');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 1 }]);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    expect(table.state.frames.some((frame) => frame.proc === 'combat')).toBe(false);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('DUEL-7 ends the active player’s turn too when they are the one who falls', () => {
    const table = duel((t) => {
      t.player(0).wounds = 4;
    });
    table.totals(20, 2);
    table.choose('fight', 'defend');
    expect(asked(table)).toBe('prize of seat 1');
    table.choose('none');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
  });

  it('DUEL-7 leaves the winner in a town without their Market step', () => {
    const table = duel((t) => {
      t.place(0, 'g7');
      t.place(1, 'g7');
      t.player(1).wounds = 5;
    });
    table.totals(2, 20);
    table.choose('fight', 'attack:hero', 'none');
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    expect(table.state.stacks[3]).toEqual([]);
  });

  it('DUEL-7 is not brought about by a bystander who falls meanwhile', () => {
    const table = duel(
      (t) => {
        t.place(2, 'g7');
        t.player(2).wounds = 3;
        t.give(0, 'powder-keg');
      },
      ['ann', 'ben', 'cid'],
    );
    table.choose('use:powder-keg:0');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 2 }]);
    expect(woundsOf(table)).toEqual([0, 1, 0]);
    expect(table.state.players.map((player) => player.gold)).toEqual([3, 3, 0]);
    expect(asked(table)).toBe('escape of seat 0');
  });

  it('DUEL-10 gives nobody counters or points, and no Challenge was beaten', () => {
    const table = duel(
      (t) => {
        t.player(1).wounds = 5;
      },
      ['ann', 'ben'],
    );
    table.totals(2, 20);
    table.choose('fight', 'attack:hero', 'none');
    expect(table.player(0).counters).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
    expect(table.player(0).points).toBe(0);
    expect(table.happened('defeated')).toEqual([]);
  });
});
