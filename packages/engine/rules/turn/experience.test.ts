import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ExperienceKind } from '../../effects/vocabulary.ts';
import { asked, item, meeting } from '../../testing/meeting.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import type { Color } from '../world/board.ts';
import { experiencePrice } from './experience.ts';
import { attribute, damageOf, lifeOf, staminaOf } from '../cards/values.ts';

type Counters = Partial<Record<Color, number>>;

const cards = [
  item('ledger', {
    abilities: [
      { when: 'turn-end', forced: true, do: [{ do: 'gain-gold', amount: { count: 'experience-value' } }] },
    ],
  }),
  item('elixir', {
    abilities: [{ when: 'experience', cost: [{ pay: 'discard' }], do: [{ do: 'learn', kind: 'life' }] }],
  }),
];

/** Ann on the meadow, alone, in her Experience step with these counters and this pile (two players: 5 points). */
function learning(
  counters: Counters,
  pile: Counters = {},
  setUp: (table: Scenario) => void = () => undefined,
): Scenario {
  const table = meeting(library, cards);
  table.place(1, 'a2');
  Object.assign(table.player(0).counters, counters);
  Object.assign(table.state.pile, { green: 0, yellow: 0, blue: 0, red: 0, ...pile });
  setUp(table);
  table.choose('stay');
  return table;
}

const counters = (table: Scenario): number[] => Object.values(table.player(0).counters);
const pile = (table: Scenario): number[] => Object.values(table.state.pile);
const LESSONS = ['learn:mind', 'learn:body', 'learn:spirit', 'learn:stamina', 'learn:life'];

describe('experience points', () => {
  it.each([
    ['green', 5],
    ['yellow', 3],
    ['blue', 2],
    ['red', 2],
  ] as const)(
    'EXP-1 counts %s counters at their value: %i of them are needed for 5 points',
    (color, needed) => {
      expect(asked(learning({ [color]: needed - 1 }))).toBe('movement of seat 1');
      expect(asked(learning({ [color]: needed }))).toBe('experience of seat 0');
    },
  );

  it('EXP-1 adds up what is mixed', () => {
    expect(asked(learning({ green: 1, blue: 1 }))).toBe('movement of seat 1');
    expect(asked(learning({ green: 1, red: 1 }))).toBe('experience of seat 0');
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 4],
    [4, 4],
    [5, 3],
    [6, 3],
  ])('EXP-2 with %i players a counter costs %i points', (players, price) => {
    const heroes = [
      'ilvane-reed',
      'ottoline-vey',
      'nib-carraway',
      'tobiah-grane',
      'finch-maddock',
      'urzha-splitlip',
    ];
    const table = scenario(library, { heroes: heroes.slice(0, players) });
    expect(experiencePrice(table.game(), 0)).toBe(price);
  });

  it('EXP-3 buys as many counters as the points allow, or saves them', () => {
    const table = learning({ red: 4 });
    expect(table.options()).toEqual(['done', ...LESSONS]);
    table.choose('learn:body', 'learn:body', 'learn:mind');
    // 16 points: three counters, and one point is left.
    expect(table.player(0).experience).toEqual({ mind: 1, body: 2, spirit: 0, stamina: 0, life: 0 });
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('EXP-3 saves points for a later turn', () => {
    const table = learning({ red: 2 });
    table.choose('done', 'stay');
    expect(counters(table)).toEqual([0, 0, 0, 2]);
    table.choose('stay');
    expect(asked(table)).toBe('experience of seat 0');
  });

  it('EXP-3 is for your own Experience step', () => {
    const table = learning({ red: 2 }, {}, (t) => {
      t.player(1).counters.red = 2;
    });
    expect([table.seat(), table.happened('learned')]).toEqual([0, []]);
    table.choose('done');
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('EXP-3 sets no limit to what you may own', () => {
    const table = learning({ red: 20 });
    for (let i = 0; i < 16; i++) table.choose('learn:body');
    expect(table.player(0).experience.body).toBe(16);
  });
});

describe('paying', () => {
  it('EXP-4 W5 puts an exact set into the pile, the one with the most counters', () => {
    const table = learning({ green: 3, yellow: 2, blue: 1, red: 1 });
    table.choose('learn:body');
    // 1+1+1+2 rather than 1+4 or 2+3.
    expect(counters(table)).toEqual([0, 1, 1, 1]);
    expect(pile(table)).toEqual([3, 1, 0, 0]);
    expect(table.player(0).points).toBe(0);
  });

  it('EXP-4 W5 overpays as little as can be when no set is exact, and gets change from the pile', () => {
    const table = learning({ blue: 1, red: 2 }, { green: 1, yellow: 1 });
    table.choose('learn:body');
    // 3 + 4 is nearer to 5 than 4 + 4; 2 points of change are one yellow.
    expect(counters(table)).toEqual([0, 1, 0, 1]);
    expect(pile(table)).toEqual([1, 0, 1, 1]);
    expect(table.player(0).points).toBe(0);
  });

  it('W5 gives change highest value first', () => {
    const table = learning({ red: 2 }, { green: 3, blue: 1 });
    table.choose('learn:body');
    expect(counters(table)).toEqual([0, 0, 1, 0]);
    expect(pile(table)).toEqual([3, 0, 0, 2]);
  });

  it('EXP-4 W5 writes down what the pile cannot give back', () => {
    const table = learning({ red: 2 }, { yellow: 1 });
    table.choose('learn:body');
    expect(counters(table)).toEqual([0, 1, 0, 0]);
    expect(pile(table)).toEqual([0, 0, 0, 2]);
    expect(table.player(0).points).toBe(1);
  });

  it('W5 spends points that are written down first', () => {
    const table = learning({ green: 3, yellow: 1 }, {}, (t) => {
      t.player(0).points = 2;
    });
    table.choose('learn:body');
    // 3 points are owed: three greens are more counters than green and yellow.
    expect(counters(table)).toEqual([0, 1, 0, 0]);
    expect(table.player(0).points).toBe(0);
  });

  it('W5 takes no more of them than it needs', () => {
    const table = learning({ green: 1 }, {}, (t) => {
      t.player(0).points = 7;
    });
    table.choose('learn:body');
    expect(counters(table)).toEqual([1, 0, 0, 0]);
    expect(table.player(0).points).toBe(2);
  });

  it('EXP-8 the experience point value of counters is what was paid for them', () => {
    const table = learning({ red: 3 }, {}, (t) => {
      t.give(0, 'ledger');
      t.player(0).experience.mind = 1;
    });
    table.choose('learn:body', 'learn:life');
    // Two counters of 5 points each. The one for which nothing was paid is worth nothing.
    expect(table.player(0)).toMatchObject({ paid: 10, gold: 13 });
  });

  it('EXP-8 follows the price of the day', () => {
    const cheap = item('cheap', { always: [{ stat: 'experience-price', amount: -2 }] });
    const table = meeting(library, [...cards, cheap]);
    table.place(1, 'a2');
    table.give(0, 'cheap');
    table.player(0).counters.blue = 1;
    table.choose('stay', 'learn:body');
    expect(table.player(0)).toMatchObject({ paid: 3, counters: { blue: 0 } });
  });
});

describe('experience counters', () => {
  const values = (table: Scenario) => {
    const game = table.game();
    return {
      mind: attribute(game, 0, 'hero', 'mind'),
      body: attribute(game, 0, 'hero', 'body'),
      spirit: attribute(game, 0, 'hero', 'spirit'),
      stamina: staminaOf(game, 0, 'hero'),
      life: lifeOf(game, 0, 'hero'),
    };
  };

  it.each([
    ['mind', 2],
    ['body', 2],
    ['spirit', 2],
    ['stamina', 2],
    ['life', 1],
  ] as [ExperienceKind, number][])('EXP-5 of %s adds %i to it and to nothing else', (kind, bonus) => {
    const table = learning({ green: 5 });
    const before = values(table);
    table.choose(`learn:${kind}`);
    expect(values(table)).toEqual({ ...before, [kind]: before[kind] + bonus });
  });

  it('EXP-5 lasts, and leaves damage as it is', () => {
    const table = learning({ red: 5 });
    table.choose('learn:body', 'learn:body', 'done');
    const damage = (['ranged', 'melee', 'magic'] as const).map((phase) =>
      damageOf(table.game(), 0, 'hero', phase, null),
    );
    expect(damage).toEqual([1, 2, 1]);
    table.choose('stay', 'stay', 'done');
    expect(values(table).body).toBe(8);
  });

  it('EXP-6 of Life costs the easiest color still open: green, then yellow, then blue', () => {
    const jewels = { green: 'd11', yellow: 'a5', blue: 'a3', red: 'a8' } as const;
    for (const [life, open] of [
      [0, ['green', 'yellow', 'blue', 'red']],
      [1, ['yellow', 'blue', 'red']],
      [2, ['blue', 'red']],
      [3, ['red']],
    ] as const) {
      const attemptable = Object.entries(jewels).filter(([, space]) => {
        const table = meeting(library);
        table.place(0, space);
        table.player(0).experience.life = life;
        table.choose('stay');
        return table.options().includes('attempt');
      });
      expect(attemptable.map(([color]) => color)).toEqual(open);
    }
  });

  it('EXP-6 takes effect with the purchase, for that Hero alone', () => {
    const table = learning({ green: 5 });
    table.choose('learn:life');
    table.place(1, 'd11');
    table.choose('stay');
    expect(table.options()).toContain('attempt');
    table.choose('pass');
    table.place(0, 'd11');
    table.place(1, 'a2');
    table.choose('stay');
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('EXP-7 of Life may be bought three times', () => {
    const table = learning({ red: 10 });
    table.choose('learn:life', 'learn:life', 'learn:life');
    expect(table.options()).toEqual(['done', 'learn:mind', 'learn:body', 'learn:spirit', 'learn:stamina']);
    expect(lifeOf(table.game(), 0, 'hero')).toBe(8);
  });

  it('EXP-7 is not passed by a card that gives one', () => {
    const table = learning({}, {}, (t) => {
      t.give(0, 'elixir');
      t.player(0).experience.life = 3;
    });
    table.choose('use:elixir:0');
    expect(table.player(0).experience.life).toBe(3);
  });
});
