import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, foeWounds, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Effect, Who } from '../vocabulary.ts';

const ann = anAlly({ id: 'ann', life: 9, stamina: 4 });
const bob = anAlly({ id: 'bob', life: 9, stamina: 4 });

/** With two Allies, all with two wounds and two exhaustion, the effect about to be used. */
function party(effect: Effect, marks = 2): Scenario {
  const t = arena(library, [aProbe([effect]), ann, bob]);
  hold(t, 'probe', 'ann', 'bob');
  for (const one of [t.player(0), ...t.player(0).allies]) [one.wounds, one.exhaustion] = [marks, marks];
  hold(t);
  return t;
}
const wounds = (t: Scenario): number[] => [t.player(0), ...t.player(0).allies].map((one) => one.wounds);
const exhaustion = (t: Scenario): number[] =>
  [t.player(0), ...t.player(0).allies].map((one) => one.exhaustion);

const WHOM: readonly { who: Who; target?: string; those: readonly [number, number, number] }[] = [
  { who: 'you', those: [1, 0, 0] },
  { who: 'self', those: [1, 0, 0] },
  { who: 'fighter', those: [1, 0, 0] },
  { who: 'allies', those: [0, 1, 1] },
  { who: 'party', those: [1, 1, 1] },
  { who: 'ally', target: 'bob', those: [0, 0, 1] },
  { who: 'any', target: 'hero', those: [1, 0, 0] },
  { who: 'any', target: 'ann', those: [0, 1, 0] },
];
const choose = (t: Scenario, target: string | undefined): void => {
  t.choose('use:probe:0');
  if (target !== undefined) t.choose(`target:${target}`);
};

describe.each(WHOM)('for $who $target', ({ who, target, those }) => {
  it('wound', () => {
    const t = party({ do: 'wound', who, amount: 2 }, 0);
    choose(t, target);
    expect(wounds(t)).toEqual(those.map((n) => 2 * n));
    expect(exhaustion(t)).toEqual([0, 0, 0]);
  });

  it('exhaust', () => {
    const t = party({ do: 'exhaust', who, amount: 2 }, 0);
    choose(t, target);
    expect(exhaustion(t)).toEqual(those.map((n) => 2 * n));
    expect(wounds(t)).toEqual([0, 0, 0]);
  });

  it('heal', () => {
    const t = party({ do: 'heal', who, amount: 1 });
    choose(t, target);
    expect(wounds(t)).toEqual(those.map((n) => 2 - n));
    expect(exhaustion(t)).toEqual([2, 2, 2]);
  });

  it('recover all', () => {
    const t = party({ do: 'recover', who, amount: 'all' });
    choose(t, target);
    expect(exhaustion(t)).toEqual(those.map((n) => 2 - 2 * n));
    expect(wounds(t)).toEqual([2, 2, 2]);
  });
});

describe('harm and healing', () => {
  it('for "self" an Ally means itself', () => {
    const t = arena(library, [
      anAlly({
        id: 'nurse',
        life: 5,
        abilities: [{ when: 'moving', do: [{ do: 'heal', who: 'self', amount: 1 }] }],
      }),
    ]);
    const nurse = t.give(0, 'nurse');
    nurse.wounds = 2;
    t.player(0).wounds = 2;
    hold(t);
    t.choose('use:nurse:0');
    expect([nurse.wounds, t.player(0).wounds]).toEqual([1, 2]);
  });

  it('an amount that is rolled is rolled once, before anybody is chosen', () => {
    const t = party({ do: 'wound', who: 'ally', amount: { roll: 'd10' } }, 0);
    t.dice(4);
    t.choose('use:probe:0', 'target:ann');
    expect(wounds(t)).toEqual([0, 4, 0]);
    expect(t.unused()).toBe(0);
  });

  it('nobody without Allies is asked for one, and nothing is asked where only one can be meant', () => {
    const t = arena(library, [aProbe([{ do: 'wound', who: 'any', amount: 1 }])]);
    hold(t, 'probe');
    t.choose('use:probe:0');
    expect([t.kind(), t.player(0).wounds]).toEqual(['movement', 1]);
    const alone = arena(library, [aProbe([{ do: 'wound', who: 'ally', amount: 1 }])]);
    hold(alone, 'probe');
    alone.choose('use:probe:0');
    expect([alone.kind(), alone.player(0).wounds]).toEqual(['movement', 0]);
  });

  it.each<Effect>([
    { do: 'heal', who: 'you', amount: 1 },
    { do: 'heal', who: 'any', amount: 1 },
    { do: 'recover', who: 'party', amount: 'all' },
  ])('%o is not offered to those who need it not', (effect) => {
    const t = party(effect, 0);
    expect(t.choices()).not.toContain('use:probe:0');
  });

  it('heal offers only those who have wounds, and takes no more than there are', () => {
    const t = party({ do: 'heal', who: 'any', amount: 3 }, 0);
    const [first] = t.player(0).allies;
    if (first !== undefined) first.wounds = 1;
    t.player(0).wounds = 2;
    hold(t);
    t.choose('use:probe:0');
    expect(t.choices()).toEqual(['target:hero', 'target:ann']);
    t.choose('target:hero');
    expect(wounds(t)).toEqual([0, 1, 0]);
    expect(t.happened('healed')).toMatchObject([{ who: 'hero', amount: 2 }]);
  });

  it.each<{ effect: Effect; foe: number; exhausted: number }>([
    { effect: { do: 'wound', who: 'enemy', amount: 2 }, foe: 2, exhausted: 0 },
    { effect: { do: 'exhaust', who: 'enemy', amount: 2 }, foe: 0, exhausted: 0 },
  ])('$effect on a Challenge', ({ effect, foe, exhausted }) => {
    const t = arena(library, [aProbe([effect], 'round-start'), aFoe({ id: 'foe' })]);
    t.give(0, 'probe');
    attempt(t, 'foe');
    t.choose('use:probe:0');
    expect([foeWounds(t), t.player(0).wounds, t.player(0).exhaustion]).toEqual([foe, 0, exhausted]);
  });

  it.each<{ effect: Effect; wounds: number; exhaustion: number }>([
    { effect: { do: 'wound', who: 'enemy', amount: 2 }, wounds: 2, exhaustion: 0 },
    { effect: { do: 'exhaust', who: 'enemy', amount: 4 }, wounds: 1, exhaustion: 3 },
  ])('$effect on a Hero', (row) => {
    const t = arena(library, [aProbe([row.effect], 'round-start')]);
    t.give(0, 'probe');
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.choose('stay', 'attack:1', 'use:probe:0');
    expect([t.player(1).wounds, t.player(1).exhaustion]).toEqual([row.wounds, row.exhaustion]);
    expect([t.player(0).wounds, t.player(0).exhaustion]).toEqual([0, 0]);
  });
});

describe('cancel', () => {
  it.each<{ amount: number | 'all'; left: number; told: number }>([
    { amount: 1, left: 2, told: 1 },
    { amount: 3, left: 0, told: 3 },
    { amount: 5, left: 0, told: 3 },
    { amount: 'all', left: 0, told: 3 },
  ])('$amount of three wounds leaves $left', ({ amount, left, told }) => {
    const guard = anItem({
      id: 'guard',
      abilities: [{ when: 'wounded', cost: [{ pay: 'discard' }], do: [{ do: 'cancel', amount }] }],
    });
    const t = arena(library, [aProbe([{ do: 'wound', who: 'you', amount: 3 }]), guard]);
    hold(t, 'probe', 'guard');
    t.choose('use:probe:0', 'use:guard:0');
    expect(t.player(0).wounds).toBe(left);
    expect(t.happened('cancelled')).toMatchObject([{ amount: told }]);
  });

  it('two cards may cancel the same wounds one after the other, until none is left', () => {
    const guard = (id: string) =>
      anItem({
        id,
        abilities: [{ when: 'wounded', cost: [{ pay: 'discard' }], do: [{ do: 'cancel', amount: 1 }] }],
      });
    const t = arena(library, [
      aProbe([{ do: 'wound', who: 'you', amount: 2 }]),
      guard('one'),
      guard('two'),
      guard('three'),
    ]);
    hold(t, 'probe', 'one', 'two', 'three');
    t.choose('use:probe:0', 'use:one:0', 'use:three:0');
    expect([t.kind(), t.player(0).wounds]).toEqual(['movement', 0]);
    expect(t.player(0).items.map((held) => held.card)).toEqual(['probe', 'two']);
  });
});
