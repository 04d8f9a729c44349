import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { ally, asked, item, meeting, rollsOf, woundsOf } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const cards = [
  item('ward', {
    always: [
      { stat: 'combat', amount: 2, if: [{ is: 'defending' }] },
      { stat: 'mind', amount: 1 },
    ],
  }),
  ally('helper', { always: [{ stat: 'combat', amount: 1, for: 'party' }] }),
];

/** Ann (Mind 1, Life 5) attacks Ben (Mind 3, Life 6). */
function duel(setUp: (table: Scenario) => void): Scenario {
  const table = meeting(library, cards);
  setUp(table);
  table.choose('stay', 'attack:1');
  return table;
}

describe('before a combat between Heroes', () => {
  it('DUEL-1 is the defender’s first, with all that they want to use, then the attacker’s', () => {
    const table = duel((t) => {
      t.give(0, 'nerekhall-arbalest');
      t.give(1, 'greyhaven-boarding-axe');
      t.give(1, 'dwarven-fire-bomb');
    });
    expect(asked(table)).toBe('before-combat of seat 1');
    table.totals(20, 2);
    table.choose('use:greyhaven-boarding-axe:0');
    expect(asked(table)).toBe('before-combat of seat 1');
    table.totals(20, 2);
    table.choose('use:dwarven-fire-bomb:0');
    expect(asked(table)).toBe('before-combat of seat 0');
    expect(table.options()).toEqual(['use:nerekhall-arbalest:0', 'pass', 'discard:nerekhall-arbalest']);
    table.choose('pass');
    expect(asked(table)).toBe('escape of seat 0');
  });

  it('DUEL-3 lets each side activate one card; discards do not count', () => {
    const table = duel((t) => {
      t.give(0, 'nerekhall-arbalest');
      t.give(1, 'greyhaven-boarding-axe');
      t.give(1, 'dwarven-fire-bomb');
    });
    table.totals(20, 2);
    table.choose('use:greyhaven-boarding-axe:0');
    expect(table.options()).toContain('use:dwarven-fire-bomb:0');
    table.choose('pass');
    // What Ben activated is not Ann's.
    expect(table.options()).toContain('use:nerekhall-arbalest:0');
  });

  it('DUEL-3 refuses a second card that is activated', () => {
    const table = duel((t) => {
      t.give(1, 'nerekhall-arbalest');
      t.give(1, 'greyhaven-boarding-axe');
    });
    expect(table.options().filter((option) => option.startsWith('use:'))).toHaveLength(2);
    table.totals(20, 2);
    table.choose('use:greyhaven-boarding-axe:0');
    expect(asked(table)).toBe('escape of seat 0');
    expect(table.player(1).items.map((held) => held.used)).toEqual([false, true]);
  });

  it('W20 an attack needs a number too: dice, value and Items of the Hero attacked', () => {
    const table = duel((t) => {
      t.give(0, 'ward');
      t.give(0, 'helper');
      t.give(1, 'dwarven-fire-bomb');
    });
    // Ann: 8, Mind 1, and 1 and 2 by the ward; the Helper adds nothing. Ben: 9 and Mind 3, which is a tie.
    table.totals(8, 9);
    table.choose('use:dwarven-fire-bomb:0');
    expect(rollsOf(table)).toEqual(['target of seat 0: 4 against 0', 'attack of seat 1: 3 against 12']);
    expect(woundsOf(table)).toEqual([2, 0]);
  });

  it('W20 the Hero attacked may play on their roll, and it is their one activation', () => {
    const charm = (id: string) =>
      item(id, {
        abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 3 }] }],
      });
    const table = meeting(library, [charm('charm'), charm('second-charm')]);
    for (const card of ['charm', 'second-charm', 'nerekhall-arbalest']) table.give(0, card);
    table.give(1, 'dwarven-fire-bomb');
    table.choose('stay', 'attack:1');
    table.totals(8, 9);
    table.choose('use:dwarven-fire-bomb:0');
    expect(asked(table)).toBe('rolled of seat 0');
    table.choose('use:charm:0');
    expect(rollsOf(table)).toEqual(['target of seat 0: 4 against 0', 'attack of seat 1: 3 against 12']);
    // Ann's arbalest is activated too, so it has to wait.
    expect(asked(table)).toBe('escape of seat 0');
  });

  it('W20 costs its price and nothing else when it fails', () => {
    const table = duel((t) => t.give(1, 'dwarven-fire-bomb'));
    table.totals(12, 9);
    table.choose('use:dwarven-fire-bomb:0');
    expect(table.happened('rolled').at(-1)).toMatchObject({ what: 'attack', target: 13, success: false });
    expect(woundsOf(table)).toEqual([0, 0]);
    expect(table.player(1).items).toEqual([]);
    expect(table.state.decks['market']?.bottom).toEqual(['dwarven-fire-bomb']);
  });

  it('W20 counts the bonus that the ability itself gives to its roll', () => {
    const table = duel((t) => t.give(0, 'nerekhall-arbalest'));
    table.totals(9, 9);
    table.choose('use:nerekhall-arbalest:0');
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0', 'attack of seat 0: 3 against 12']);
    expect(woundsOf(table)).toEqual([0, 2]);
    expect(table.state.modifiers).toEqual([]);
  });

  it('W10 is open to the Allies of both sides', () => {
    const table = duel((t) => {
      t.give(0, 'corrin-vail-javelineer');
      t.give(1, 'ursel-moth-hedge-witch');
      t.give(1, 'helper');
    });
    // Nobody of Ben's has anything to do Before Combat.
    expect(asked(table)).toBe('before-combat of seat 0');
    table.totals(10, 9);
    table.choose('use:corrin-vail-javelineer:0');
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0', 'attack of seat 0: 3 against 13']);
    expect(woundsOf(table)).toEqual([0, 0]);
    expect(table.player(0).allies[0]).toMatchObject({ wounds: 0, exhaustion: 1 });
  });

  it('W10 is open to the defender’s Ally', () => {
    const table = duel((t) => t.give(1, 'corrin-vail-javelineer'));
    expect(asked(table)).toBe('before-combat of seat 1');
    table.totals(10, 8);
    table.choose('use:corrin-vail-javelineer:0');
    expect(rollsOf(table)).toEqual(['target of seat 0: 1 against 0', 'attack of seat 1: 3 against 11']);
    expect(woundsOf(table)).toEqual([1, 0]);
  });

  it('DUEL-1 ends the combat immediately when the attacker falls in it', () => {
    const table = duel((t) => {
      t.player(0).wounds = 4;
      t.give(0, 'nerekhall-arbalest');
      t.give(1, 'dwarven-fire-bomb');
    });
    table.totals(2, 20);
    table.choose('use:dwarven-fire-bomb:0');
    expect(asked(table)).toBe('prize of seat 1');
    table.choose('prize:gold');
    expect(table.player(1).gold).toBe(6);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
  });
});
