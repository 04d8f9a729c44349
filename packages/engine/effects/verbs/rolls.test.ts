import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, aHero, anAlly, anItem, aProbe, arena, attempt, foeWounds, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Card, Effect } from '../vocabulary.ts';
import type { Window } from '../windows.ts';

const quiet = aFoe({ id: 'foe', life: 9, body: [11, 0], spirit: [12, 0] });

/** The Hero attacks in the ranged phase (2 + dice against 10) and uses the probe in a window of it. */
function attacking(
  effects: readonly Effect[],
  when: Window,
  dice: readonly number[],
  foe: Card = quiet,
): Scenario {
  const t = arena(library, [aProbe(effects, when), foe]);
  t.give(0, 'probe');
  attempt(t, foe.id);
  t.choose('fight');
  t.dice(...dice);
  t.choose('attack:hero');
  expect(t.kind()).toBe(when);
  t.choose('use:probe:0');
  return t;
}
const rolled = (t: Scenario) => t.happened('rolled')[0];

describe('add', () => {
  it.each<{ when: Window; amount: number; total: [number, number]; bonus: number; success: boolean }>([
    { when: 'roll', amount: 4, total: [2, 2], bonus: 6, success: true },
    { when: 'rolled', amount: 4, total: [2, 2], bonus: 6, success: true },
    { when: 'rolled', amount: 3, total: [2, 2], bonus: 5, success: false },
    { when: 'roll', amount: -3, total: [5, 5], bonus: -1, success: false },
  ])('$amount in window $when makes a bonus of $bonus', ({ when, amount, total, bonus, success }) => {
    const t = attacking([{ do: 'add', amount }], when, total);
    expect(rolled(t)).toMatchObject({ dice: total, bonus, success });
    expect(foeWounds(t)).toBe(success ? 1 : 0);
  });

  it('may be rolled: the die is thrown before those of the roll, or after them', () => {
    expect(rolled(attacking([{ do: 'add', amount: { roll: 'd10' } }], 'roll', [7, 1, 2]))).toMatchObject({
      dice: [1, 2],
      bonus: 9,
    });
    expect(rolled(attacking([{ do: 'add', amount: { roll: 'd10' } }], 'rolled', [1, 2, 7]))).toMatchObject({
      dice: [1, 2],
      bonus: 9,
    });
  });

  it('counts for one roll only', () => {
    const foe = aFoe({ id: 'foe', life: 9, spirit: [12, 0] });
    const t = attacking([{ do: 'add', amount: 4 }], 'roll', [5, 5, 5, 5], foe);
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([2 + 4, 3]);
  });
});

describe('reroll and set-die', () => {
  it.each<{ effect: Effect; dice: number[]; target?: string; shown: [number, number] }>([
    { effect: { do: 'reroll', dice: 'both' }, dice: [1, 2, 6, 7], shown: [6, 7] },
    { effect: { do: 'reroll', dice: 'lowest' }, dice: [1, 2, 6], shown: [6, 2] },
    { effect: { do: 'reroll', dice: 'lowest' }, dice: [4, 2, 6], shown: [4, 6] },
    { effect: { do: 'reroll', dice: 'chosen' }, dice: [1, 2, 6], target: 'first', shown: [6, 2] },
    { effect: { do: 'reroll', dice: 'chosen' }, dice: [1, 2, 6], target: 'second', shown: [1, 6] },
    { effect: { do: 'set-die', to: 9 }, dice: [1, 2], shown: [9, 2] },
    { effect: { do: 'set-die', to: 9 }, dice: [4, 2], shown: [4, 9] },
  ])('$effect of dice $dice shows $shown', ({ effect, dice, target, shown }) => {
    const first = target === undefined ? dice : dice.slice(0, 2);
    const t = attacking([effect], 'rolled', first);
    if (target !== undefined) {
      expect([t.kind(), ...t.choices()]).toEqual(['target:reroll', 'target:first', 'target:second']);
      t.dice(...dice.slice(2));
      t.choose(`target:${target}`);
    }
    expect(rolled(t)).toMatchObject({ dice: shown });
    expect(t.unused()).toBe(0);
  });

  it('cannot be used before the dice are thrown', () => {
    const t = arena(library, [aProbe([{ do: 'reroll', dice: 'both' }], 'roll'), quiet]);
    t.give(0, 'probe');
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(t.kind()).toBe('escape');
  });

  it('works on a skill test as well', () => {
    const test: Effect = {
      do: 'test',
      attribute: 'mind',
      target: 15,
      pass: [{ do: 'gain-gold', amount: 5 }],
    };
    const again = anItem({
      id: 'again',
      abilities: [
        {
          when: 'tested',
          cost: [{ pay: 'discard' }],
          if: [{ is: 'failed' }],
          do: [{ do: 'reroll', dice: 'both' }],
        },
      ],
    });
    const t = arena(library, [aProbe([test]), again]);
    hold(t, 'probe', 'again');
    t.dice(1, 1, 7, 6);
    t.choose('use:probe:0');
    expect(t.kind()).toBe('tested');
    t.choose('use:again:0');
    expect(t.happened('rolled')).toMatchObject([{ dice: [7, 6], bonus: 2, success: true }]);
    expect(t.player(0).gold).toBe(8);
  });
});

describe('use-attribute', () => {
  it.each<Window>(['roll', 'rolled'])(
    'in window %s replaces the attribute, not the number to reach',
    (when) => {
      const t = attacking([{ do: 'use-attribute', attribute: 'spirit' }], when, [3, 3]);
      expect(rolled(t)).toMatchObject({
        attribute: 'spirit',
        phase: 'ranged',
        bonus: 4,
        target: 10,
        success: true,
      });
    },
  );

  it('takes the learned points of that attribute with it', () => {
    const hero = aHero({
      id: 'priest',
      abilities: [{ when: 'roll', do: [{ do: 'use-attribute', attribute: 'spirit' }] }],
    });
    const t = arena(library, [hero, quiet], ['priest']);
    t.player(0).experience.spirit = 1;
    t.player(0).experience.mind = 3;
    attempt(t, 'foe');
    t.totals(4);
    t.choose('fight', 'attack:hero', 'use:priest:0');
    expect(rolled(t)).toMatchObject({ bonus: 4 + 2 });
  });
});

describe('damage', () => {
  it('adds to the attack that has just succeeded', () => {
    expect(foeWounds(attacking([{ do: 'damage', amount: 2 }], 'hit', [5, 5]))).toBe(3);
  });

  it('counts what it counts, and is gone with the attack', () => {
    const t = arena(library, [
      aProbe([{ do: 'damage', amount: { count: 'exhaustion', max: 2 } }], 'hit'),
      aFoe({ id: 'foe', life: 20, body: [11, 0] }),
      anAlly({ id: 'ann' }),
    ]);
    t.give(0, 'probe');
    t.give(0, 'ann');
    t.player(0).exhaustion = 3;
    attempt(t, 'foe');
    t.totals(10, 15);
    t.choose('fight', 'attack:hero', 'use:probe:0');
    expect(foeWounds(t)).toBe(3);
    t.choose('defend', 'attack:ann');
    expect(foeWounds(t)).toBe(4);
  });

  it('is not offered to one who defends', () => {
    const t = arena(library, [aProbe([{ do: 'damage', amount: 2 }], 'rolled'), aFoe({ id: 'foe' })]);
    t.give(0, 'probe');
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'defend');
    expect(t.kind()).toBe('melee');
  });
});
