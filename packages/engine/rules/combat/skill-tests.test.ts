import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, aHero, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const swim: Effect = {
  do: 'test',
  attribute: 'body',
  skill: 'swim',
  target: 14,
  pass: [{ do: 'gain-gold', amount: 2 }],
  fail: [{ do: 'wound', who: 'you', amount: 1 }],
};
const swimmer = aHero({ id: 'swimmer', skills: { swim: 2 } });

/** The test is about to be made with these dice. */
function testing(effect: Effect, total: number, hero = 'plain', cards: readonly Card[] = []): Scenario {
  const t = arena(library, [aProbe([effect]), swimmer, ...cards], [hero, 'other']);
  hold(t, 'probe', ...cards.map((card) => card.id));
  t.totals(total);
  t.choose('use:probe:0');
  return t;
}
const outcome = (t: Scenario): readonly number[] => [t.player(0).gold, t.player(0).wounds];

describe('dice', () => {
  it.each([
    { picks: [0, 0], total: 2 },
    { picks: [9, 9], total: 20 },
    { picks: [9, 0], total: 11 },
  ])('TEST-1 two ten-sided dice, a 0 counts ten: $total', ({ picks, total }) => {
    const t = arena(library, [aProbe([swim])]);
    hold(t, 'probe');
    t.picks(...picks);
    t.choose('use:probe:0');
    const [roll] = t.happened('rolled');
    expect((roll?.dice[0] ?? 0) + (roll?.dice[1] ?? 0)).toBe(total);
    expect(t.unused()).toBe(0);
  });

  it('TEST-1 a chance beyond ten sides is no die', () => {
    const t = arena(library, [aProbe([swim])]);
    hold(t, 'probe');
    t.picks(10, 0);
    expect(() => {
      t.choose('use:probe:0');
    }).toThrow(/0 to 9/);
  });
});

describe('skill tests', () => {
  it.each([
    { total: 9, gold: 5, wounds: 0 },
    { total: 8, gold: 3, wounds: 1 },
  ])('TEST-2 dice $total + Body 3 + Swim 2 against 14', ({ total, gold, wounds }) => {
    const t = testing(swim, total, 'swimmer');
    expect(t.happened('rolled')).toMatchObject([
      {
        who: 'hero',
        what: 'test',
        attribute: 'body',
        skill: 'swim',
        bonus: 5,
        target: 14,
        success: gold > 3,
      },
    ]);
    expect(outcome(t)).toEqual([gold, wounds]);
    expect(t.player(1).wounds).toBe(0);
  });

  it.each([
    { total: 11, gold: 5, wounds: 0 },
    { total: 10, gold: 3, wounds: 1 },
  ])('TEST-3 without the skill: dice $total + Body 3 against 14', ({ total, gold, wounds }) => {
    const t = testing(swim, total);
    expect(t.happened('rolled')).toMatchObject([{ bonus: 3 }]);
    expect(outcome(t)).toEqual([gold, wounds]);
  });

  it('TEST-3 a test that names no skill takes the attribute alone, whatever skills one has', () => {
    const { skill: _, ...plain } = swim;
    expect(testing(plain as Effect, 9, 'swimmer').happened('rolled')).toMatchObject([
      { bonus: 3, skill: null },
    ]);
  });

  it('TEST-2 learned attributes and cards count; those for another skill do not', () => {
    const cards = [
      anItem({ id: 'bladder', always: [{ stat: 'test', skill: 'swim', amount: 2 }] }),
      anItem({ id: 'boots', always: [{ stat: 'test', skill: 'climb', amount: 7 }] }),
      anItem({ id: 'charm', always: [{ stat: 'test', amount: 1 }] }),
      anItem({
        id: 'sword',
        always: [
          { stat: 'combat', amount: 7 },
          { stat: 'melee', amount: 7 },
        ],
      }),
    ];
    const t = arena(library, [aProbe([swim]), ...cards]);
    hold(t, 'probe', ...cards.map((card) => card.id));
    t.player(0).experience.body = 2;
    t.totals(7);
    t.choose('use:probe:0');
    expect(t.happened('rolled')).toMatchObject([{ bonus: 3 + 4 + 2 + 1 }]);
  });

  it('TEST-4 G12 the test on the card of an Ally is made by the Hero, with their own numbers', () => {
    const guide = anAlly({ id: 'guide', body: [9, 1], life: 1, abilities: [{ when: 'moving', do: [swim] }] });
    const t = arena(library, [guide]);
    hold(t, 'guide');
    t.totals(2);
    t.choose('use:guide:0');
    expect(t.happened('rolled')).toMatchObject([{ who: 'hero', bonus: 3, success: false }]);
    expect([t.player(0).wounds, t.player(0).allies[0]?.wounds]).toEqual([1, 0]);
  });

  it('G12 an Ally helps with a test only if its card says so', () => {
    const lift: readonly Effect[] = [{ do: 'add', amount: 4 }];
    const cost = [{ pay: 'exhaustion', amount: 1 }] as const;
    const cards = [
      anAlly({ id: 'loner', stamina: 1, abilities: [{ when: 'test', cost, do: lift }] }),
      anAlly({ id: 'friend', stamina: 1, abilities: [{ when: 'test', cost, helps: 'party', do: lift }] }),
    ];
    const t = arena(library, [aProbe([swim]), ...cards]);
    hold(t, 'probe', 'loner', 'friend');
    t.choose('use:probe:0');
    expect([t.kind(), ...t.options().slice(0, 2)]).toEqual(['test', 'use:friend:0', 'pass']);
    t.totals(7);
    t.choose('use:friend:0');
    expect(t.happened('rolled')).toMatchObject([{ bonus: 3 + 4, success: true }]);
    expect(t.player(0).allies.map((ally) => ally.exhaustion)).toEqual([0, 1]);
  });

  it.each([20, 2])('TEST-5 where a card does not say what follows, nothing does: dice %i', (total) => {
    const t = testing({ do: 'test', attribute: 'mind', target: 10 }, total);
    expect(t.happened('rolled')).toHaveLength(1);
    expect([...outcome(t), t.player(0).exhaustion, t.kind()]).toEqual([3, 0, 0, 'movement']);
  });

  it('TEST-5 the card is discarded and play goes on', () => {
    const riddle: Card = {
      kind: 'encounter',
      id: 'riddle',
      name: 'Riddle',
      flavour: 'Made for a test.',
      color: 'green',
      drawn: [{ do: 'test', attribute: 'mind', target: 10 }],
    };
    const t = arena(library, [riddle, aFoe({ id: 'foe' })]);
    t.onTop('green', 'foe');
    t.totals(2);
    attempt(t, 'riddle');
    expect(t.state.removed).toEqual(['riddle']);
    expect([t.kind(), t.player(0).wounds]).toEqual(['escape', 0]);
  });
});
