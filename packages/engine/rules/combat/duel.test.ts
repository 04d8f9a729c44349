import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../effects/vocabulary.ts';
import { ally, asked, item, meeting, quietRound, rollsOf, woundsOf } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const charm = (id: string, pay: 'activate' | 'discard', amount: number): ItemCard =>
  item(id, { abilities: [{ when: 'rolled', cost: [{ pay }], do: [{ do: 'add', amount }] }] });

const cards = [
  charm('charm', 'activate', 3),
  charm('second-charm', 'activate', 3),
  charm('token', 'discard', 2),
  item('ward', {
    always: [
      { stat: 'combat', amount: 2, if: [{ is: 'defending' }] },
      { stat: 'melee-damage', amount: 1, if: [{ is: 'attacking' }] },
      { stat: 'mind', amount: 1 },
    ],
  }),
  ally('helper', {
    stamina: 3,
    always: [
      { stat: 'combat', amount: 1, for: 'party' },
      { stat: 'mind', amount: 4, for: 'hero' },
      { stat: 'combat', amount: -5, for: 'enemy' },
      { stat: 'magic-damage', amount: 2, for: 'hero' },
    ],
    abilities: [
      {
        when: 'rolled',
        helps: 'party',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'add', amount: 9 }],
      },
      {
        when: 'wounded',
        helps: 'party',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'cancel', amount: 9 }],
      },
    ],
  }),
];

/** Ann (Mind 1/1, Body 4/2, Spirit 2/1, Life 5) attacks Ben (Mind 3/1, Body 2/1, Spirit 0/3, Life 6). */
function duel(setUp: (table: Scenario) => void = () => undefined, heroes = ['ann', 'ben']): Scenario {
  const table = meeting(library, cards, heroes);
  setUp(table);
  table.choose('stay', 'attack:1');
  return table;
}

describe('the number in a combat between Heroes', () => {
  it('DUEL-2 G19 is rolled first by the defender: dice, attribute and Items', () => {
    const table = duel((t) => {
      t.give(1, 'ward');
      t.player(1).experience.mind = 1;
    });
    table.totals(7);
    table.choose('fight');
    // 3 printed, 2 learned, 1 and 2 by the ward.
    expect(rollsOf(table)).toEqual(['target of seat 1: 8 against 0']);
    expect(asked(table)).toBe('ranged of seat 0');
    table.totals(14, 2, 20, 2, 20);
    table.choose('attack:hero');
    expect(rollsOf(table)[1]).toBe('attack of seat 0: 1 against 15');
    expect(woundsOf(table)).toEqual([0, 1]);
  });

  it('DUEL-2 takes the attribute of the phase', () => {
    const table = duel();
    quietRound(table);
    const numbers = table.happened('rolled').filter((roll) => roll.what === 'target');
    expect(numbers.map(({ phase, attribute, bonus }) => [phase, attribute, bonus])).toEqual([
      ['ranged', 'mind', 3],
      ['melee', 'body', 2],
      ['magic', 'spirit', 0],
    ]);
  });

  it('DUEL-2 counts the defending Hero’s own ability', () => {
    const table = meeting(library, cards, ['ann', 'casimir-dray']);
    table.totals(5);
    // They let nobody get away from them, so that the escape phase is not asked; +2 against Heroes.
    table.choose('stay', 'attack:1');
    expect(asked(table)).toBe('ranged of seat 0');
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0']);
  });

  it('DUEL-2 may be raised by activating and discarding', () => {
    const table = duel((t) => {
      t.give(1, 'charm');
      t.give(1, 'token');
    });
    table.totals(7);
    table.choose('fight');
    expect(asked(table)).toBe('rolled of seat 1');
    table.choose('use:charm:0', 'use:token:0');
    expect(rollsOf(table)).toEqual(['target of seat 1: 8 against 0']);
    expect(table.player(1).items.map(({ card, used }) => [card, used])).toEqual([['charm', true]]);
  });

  it('DUEL-2 W10 gets nothing from the defender’s Allies', () => {
    const table = duel((t) => t.give(1, 'helper'));
    table.totals(10);
    table.choose('fight');
    // The Helper would give +1, +4 Mind, +9 for exhaustion, and take 5 from Ann.
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0']);
    expect(asked(table)).toBe('ranged of seat 0');
    table.totals(12, 2, 20, 2, 20);
    table.choose('attack:hero', 'pass');
    expect(rollsOf(table)[1]).toBe('attack of seat 0: 1 against 13');
    expect(woundsOf(table)).toEqual([0, 1]);
  });

  it('W21 is seen before attack or defense is chosen', () => {
    const table = duel();
    table.totals(10);
    table.choose('fight');
    expect(rollsOf(table)).toEqual(['target of seat 1: 3 against 0']);
    expect(table.options()).toEqual(['attack:hero', 'defend']);
  });
});

describe('activating in a combat between Heroes', () => {
  it('DUEL-3 binds both to one card a round, each to their own', () => {
    const table = duel((t) => {
      for (const card of ['charm', 'second-charm', 'token']) t.give(1, card);
      t.give(0, 'padded-leather-armor');
    });
    table.totals(7, 2);
    table.choose('fight', 'use:charm:0');
    expect(table.options().filter((option) => !option.startsWith('discard'))).toEqual([
      'use:token:0',
      'pass',
    ]);
    table.choose('pass', 'defend');
    expect(asked(table)).toBe('wounded of seat 0');
    table.totals(7);
    table.choose('use:padded-leather-armor:0');
    expect(woundsOf(table)).toEqual([0, 0]);
    // In the next phase the charm that is left still waits.
    expect(asked(table)).toBe('rolled of seat 1');
    expect(table.options().filter((option) => option.startsWith('use'))).toEqual(['use:token:0']);
  });

  it('DUEL-3 begins anew with each round', () => {
    const table = duel((t) => {
      t.give(1, 'charm');
      t.give(1, 'second-charm');
    });
    table.totals(2, 20, 2, 20, 2, 20);
    table.choose('fight', 'use:charm:0', 'defend', 'defend', 'defend');
    expect(asked(table)).toBe('escape of seat 1');
    table.totals(2, 2);
    table.choose('fight', 'attack:hero');
    expect(asked(table)).toBe('rolled of seat 1');
    expect(table.options().filter((option) => option.startsWith('use'))).toEqual(['use:second-charm:0']);
  });
});

describe('attack and defense in a combat between Heroes', () => {
  it('DUEL-5 G19 an attack that succeeds gives the defender its damage, a tie included', () => {
    const table = duel();
    table.totals(2, 20, 10, 8, 2, 20);
    table.choose('fight', 'defend', 'attack:hero');
    expect(rollsOf(table)[3]).toBe('attack of seat 0: 4 against 12');
    expect(woundsOf(table)).toEqual([0, 2]);
  });

  it('DUEL-5 G19 an attack that fails by one costs the defender’s damage of that type', () => {
    const table = duel();
    table.totals(2, 20, 2, 20, 15, 12);
    table.choose('fight', 'defend', 'defend', 'attack:hero');
    expect(rollsOf(table)[5]).toBe('attack of seat 0: 2 against 15');
    expect(woundsOf(table)).toEqual([3, 0]);
  });

  it('DUEL-5 G19 a defense that fails costs the same', () => {
    const table = duel();
    table.totals(2, 20, 2, 20, 15, 12);
    table.choose('fight', 'defend', 'defend', 'defend');
    expect(rollsOf(table)[5]).toBe('defense of seat 0: 2 against 15');
    expect(woundsOf(table)).toEqual([3, 0]);
  });

  it('DUEL-5 a defense that succeeds hurts nobody', () => {
    const table = duel();
    quietRound(table);
    expect(woundsOf(table)).toEqual([0, 0]);
  });

  it('DUEL-5 the Hero attacks once a round, an Ally with its own numbers in another phase', () => {
    const table = duel((t) => t.give(0, 'thorvin-rede-woodward'));
    table.totals(2, 20, 10, 7, 2, 20);
    table.choose('fight', 'attack:hero');
    expect(table.options()).toEqual([
      'attack:thorvin-rede-woodward',
      'defend',
      'discard:thorvin-rede-woodward',
    ]);
    table.choose('attack:thorvin-rede-woodward');
    // Body 5, damage 2 of their own.
    expect(rollsOf(table)[3]).toBe('attack of seat 0: 5 against 12');
    expect(woundsOf(table)).toEqual([0, 3]);
    // Both have attacked: Ann has defended in the magic phase, and the round is over.
    expect(asked(table)).toBe('escape of seat 1');
  });

  it('DUEL-5 an Ally whose attack fails bears the defender’s damage, and may die of it', () => {
    const table = duel((t) => t.give(0, 'abbess-maerwen-sallow'));
    table.totals(2, 20, 2, 20, 20, 2);
    table.choose('fight', 'defend', 'defend', 'attack:abbess-maerwen-sallow');
    expect(woundsOf(table)).toEqual([0, 0]);
    expect(table.player(0).allies).toEqual([]);
    expect(table.state.decks['market']?.bottom).toEqual(['abbess-maerwen-sallow']);
    expect(asked(table)).toBe('escape of seat 1');
  });

  it('DUEL-5 more damage for attacks is not the defender’s', () => {
    const table = duel((t) => t.give(1, 'ward'));
    table.totals(2, 20, 12, 2, 2, 20);
    table.choose('fight', 'defend', 'attack:hero');
    expect(rollsOf(table)[3]).toBe('attack of seat 0: 4 against 16');
    expect(woundsOf(table)).toEqual([1, 0]);
  });

  it('W10 the defender’s Allies add nothing to the damage dealt', () => {
    const table = duel((t) => t.give(1, 'helper'));
    table.totals(2, 20, 2, 20, 15, 12);
    table.choose('fight', 'attack:hero', 'pass');
    expect(woundsOf(table)).toEqual([3, 1]);
    expect(table.player(1).allies[0]).toMatchObject({ card: 'helper', exhaustion: 0 });
  });

  it('G24 the defender’s Allies may cancel their wounds', () => {
    const table = duel((t) => t.give(1, 'helper'));
    table.totals(2, 20, 2, 20, 2, 20);
    table.choose('fight', 'attack:hero');
    expect(asked(table)).toBe('wounded of seat 1');
    table.choose('use:helper:1');
    expect(woundsOf(table)).toEqual([0, 0]);
    expect(table.player(1).allies[0]).toMatchObject({ card: 'helper', exhaustion: 1 });
  });

  it('W10 the attacker’s Allies have their part', () => {
    const table = duel((t) => t.give(0, 'helper'));
    table.totals(10, 2, 2);
    table.choose('fight', 'attack:hero');
    expect(asked(table)).toBe('rolled of seat 0');
    table.choose('use:helper:0', 'pass');
    // Ben: Mind 3, less 5 by the Helper. Ann: Mind 1, 4 and 1 by the Helper, 9 for his exhaustion.
    expect(rollsOf(table).slice(0, 2)).toEqual([
      'target of seat 1: -2 against 0',
      'attack of seat 0: 15 against 8',
    ]);
  });
});
