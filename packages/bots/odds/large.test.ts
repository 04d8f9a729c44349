import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import { apply, open } from '@wayrune/engine/rules/world/game.ts';
import { aFoe, anItem, arena, attempt } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { adviser } from './adviser.ts';
import { arenaWorld, fightWith } from './arena.ts';
import { challengeOdds, type FightOdds, fightOdds, PLAIN_STAKES } from './index.ts';

/** Nobody reaches this. */
const NEVER = 40;

describe('windows between phases', () => {
  /** Both may be used, in any order, and neither again. */
  const WINDOWS = ['before-combat', 'round-start', 'round-end'] as const;
  const tools = (window: (typeof WINDOWS)[number]) => [
    anItem({
      id: 'stones',
      abilities: [{ when: window, cost: [{ pay: 'discard' }], do: [{ do: 'attack', phase: 'ranged' }] }],
    }),
    anItem({
      id: 'flask',
      abilities: [{ when: window, cost: [{ pay: 'discard' }], do: [{ do: 'heal', who: 'you', amount: 2 }] }],
    }),
    anItem({
      id: 'oil',
      abilities: [
        {
          when: window,
          cost: [{ pay: 'activate' }],
          do: [{ do: 'modify', stat: 'melee', amount: 3, until: 'combat' }],
        },
      ],
    }),
  ];
  it.each(WINDOWS)('are as the rules have them, from %s on', (window) => {
    const foe = aFoe({ id: 'foe', life: 3, mind: [12, 1], body: [12, 1], spirit: [NEVER, 0] });
    const table = arena(library, [foe, ...tools(window)]);
    for (const { id } of tools(window)) table.give(0, id);
    table.player(0).wounds = 2;
    attempt(table, 'foe');
    const { world, state } = table;
    const dice = seeded('dice');
    for (let i = 0; state.decision?.kind !== window && i < 20; i++) {
      const { options = [] } = state.decision ?? {};
      apply(world, state, options.find((option) => option === 'fight' || option === 'defend') ?? '', dice);
    }
    expect(state.decision?.kind).toBe(window);
    const model = fightOdds(world, state);
    const rules = fightOdds(world, state, { plainly: true, most: 1_000_000 });
    expect(model?.exact).toBe(true);
    expect(model?.best).toBe(rules?.best);
    expect(model?.value).toBeCloseTo(rules?.value ?? Number.NaN, 5);
    const values = (odds: FightOdds | null) => odds?.options.map(({ option, value }) => [option, value]);
    for (const [i, [option, value]] of (values(rules) ?? []).entries())
      expect(values(model)?.[i]).toEqual([option, expect.closeTo(value as number, 5)]);
  });
});

describe('a fight with too many positions', () => {
  const foe = aFoe({ id: 'foe', life: 3, mind: [13, 1], body: [13, 1], spirit: [13, 1] });
  const belt = Array.from({ length: 6 }, (_, i) =>
    anItem({
      id: `charm-${i}`,
      abilities: [{ when: 'roll', cost: [{ pay: 'discard' }], do: [{ do: 'add', amount: 1 + (i % 4) }] }],
    }),
  );
  const armed = (): Scenario => {
    const table = arena(library, [foe, ...belt]);
    for (const { id } of belt) table.give(0, id);
    return table;
  };

  it('is worked out with fewer cards, which can only be worse', () => {
    const table = armed();
    const stakes = { ...PLAIN_STAKES, win: 100 };
    const worth = ({ world, state }: Scenario, most: number) =>
      challengeOdds(world, state, 0, 'foe', { most, stakes });
    const all = worth(table, 2_000_000);
    const fewer = worth(table, 5_000);
    const none = worth(arena(library, [foe]), 5_000);
    expect([all.exact, fewer.exact, none.exact]).toEqual([true, false, true]);
    expect(fewer.value).toBeLessThan(all.value);
    expect(fewer.value).toBeGreaterThan(none.value);
  });

  it('still knows what the other cards are good for at the moment', () => {
    const table = armed();
    attempt(table, 'foe');
    const { world, state } = table;
    apply(world, state, 'fight', seeded('dice'));
    apply(world, state, 'attack:hero', seeded('dice'));
    expect(state.decision?.kind).toBe('roll');
    const odds = fightOdds(world, state, { most: 5_000 });
    expect(odds?.exact).toBe(false);
    expect(odds?.options.map(({ option }) => option)).toEqual([
      ...belt.map(({ id }) => `use:${id}:0`),
      'pass',
    ]);
  });

  it('is left alone when it is late and the end has come, and only then', () => {
    const { world, state } = armed();
    const table = fightWith(world, state, 0, 'foe');
    const ground = arenaWorld(world);
    run(open(ground, table, seeded('dice')));
    const advice = (isOver: boolean): string | null => {
      const effort = {
        seat: 0,
        stakes: PLAIN_STAKES,
        rivalStakes: PLAIN_STAKES,
        most: 5_000,
        plainly: false,
      };
      const late = (): boolean => true;
      return adviser(ground, table, { ...effort, late }, () => isOver).choose(table);
    };
    expect(table.decision?.options).toContain(advice(false));
    expect(advice(true)).toBeNull();
  });
});
