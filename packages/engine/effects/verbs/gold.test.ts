import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Effect } from '../vocabulary.ts';

function used(effect: Effect, prepare: (t: Scenario) => void = () => undefined): Scenario {
  const t = arena(library, [aProbe([effect])], ['plain', 'other', 'third']);
  prepare(t);
  hold(t, 'probe');
  t.choose('use:probe:0');
  return t;
}
const purse = (t: Scenario): number[] => t.state.players.map((player) => player.gold);

describe('gain-gold and lose-gold', () => {
  it.each<{ effect: Effect; gold: number }>([
    { effect: { do: 'gain-gold', amount: 2 }, gold: 5 },
    { effect: { do: 'gain-gold', amount: { count: 'gold' } }, gold: 6 },
    { effect: { do: 'lose-gold', amount: 2 }, gold: 1 },
    { effect: { do: 'lose-gold', amount: 9 }, gold: 0 },
    { effect: { do: 'lose-gold', amount: 'all' }, gold: 0 },
    { effect: { do: 'lose-gold', amount: { count: 'gold', plus: -1 } }, gold: 1 },
  ])('$effect leaves $gold gold, and nobody else is touched', ({ effect, gold }) => {
    const t = used(effect);
    expect(purse(t)).toEqual([gold, 3, 3]);
    expect(t.happened('gold')).toMatchObject([{ seat: 0, amount: gold - 3 }]);
  });

  it('only the gold of a reward is raised by what raises rewards', () => {
    const clerk = anItem({ id: 'clerk', always: [{ stat: 'reward-gold', amount: 2 }] });
    const foe = aFoe({
      id: 'foe',
      life: 1,
      abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'gain-gold', amount: 1 }] }],
      reward: [{ do: 'gain-gold', amount: 4 }],
    });
    const t = arena(library, [clerk, foe]);
    t.give(0, 'clerk');
    attempt(t, 'foe');
    expect(t.player(0).gold).toBe(3 + 1);
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(t.player(0).gold).toBe(3 + 1 + 4 + 2);
  });
});

describe('rob', () => {
  const rob: Effect = { do: 'rob', amount: 5 };

  it('takes from the only other Hero in the space, and not more than they have', () => {
    const t = used(rob, (table) => table.place(1, 'g7'));
    expect(purse(t)).toEqual([6, 0, 3]);
  });

  it('asks of whom where there are several', () => {
    const t = used(rob, (table) => {
      table.place(1, 'g7');
      table.place(2, 'g7');
      table.player(2).gold = 8;
    });
    expect([t.kind(), ...t.choices()]).toEqual(['target:rob', 'target:1', 'target:2']);
    t.choose('target:2');
    expect(purse(t)).toEqual([8, 3, 3]);
  });

  it('is not offered where nobody with gold is near', () => {
    const t = arena(library, [aProbe([rob])]);
    t.place(1, 'g8');
    hold(t, 'probe');
    expect(t.choices()).not.toContain('use:probe:0');
    t.place(1, 'g7');
    t.player(1).gold = 0;
    hold(t);
    expect(t.choices()).not.toContain('use:probe:0');
  });
});
