import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aFoe, anItem, arena, attempt, hold } from '@wayrune/engine/testing/arena.ts';
import { distance } from '@wayrune/engine/rules/world/board.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { NORMAL, weightsInRound } from '../value/weights.ts';
import { normalChooser } from './normal.ts';
import { planContext, planOf } from '../plan/turn-plan.ts';

const normal = normalChooser(NORMAL);
const chosen = (table: Scenario): string => normal(table.world, table.state, seeded('normal'));

/** The only counter on the board lies there. */
function onlyCounter(table: Scenario, space: string): void {
  table.state.counters.fill(0);
  table.state.counters[table.world.board.jewels.indexOf(space)] = 1;
}

describe('one who looks beyond the next goal', () => {
  const far = { ...NORMAL, id: 'far', beyond: 0.5 };
  const table = arena(library, []);
  const { board } = table.world;
  const greens = board.jewels.filter((id) => board.space[id]?.jewel?.color === 'green');
  const here = greens[0] ?? '';
  const [near = '', third = ''] = greens
    .filter((id) => id !== here)
    .sort((a, b) => distance(board, here, a) - distance(board, here, b));
  const worth = (weights: typeof NORMAL, ...spaces: string[]): number => {
    table.state.counters.fill(0);
    for (const space of spaces) table.state.counters[board.jewels.indexOf(space)] = 1;
    Object.assign(table.player(0), { gold: 0, space: here });
    hold(table);
    const plan = planOf(planContext(table.world, table.state, seeded('beyond'), weights));
    return plan.act(board.index.get(here) ?? 0);
  };

  it('sees that a third adventure follows the second', () => {
    expect(worth(far, here, near, third)).toBeGreaterThan(worth(far, here, near));
  });

  it('and one who does not sees no difference', () => {
    expect(worth(NORMAL, here, near, third)).toBe(worth(NORMAL, here, near));
  });
});

describe('a Hero who can be carried to any town', () => {
  const carriage = anItem({
    id: 'carriage',
    cost: 4,
    abilities: [{ when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'move', to: 'any-town' }] }],
  });
  const traveller = (space: string, counter: string): Scenario => {
    const table = arena(library, [carriage]);
    onlyCounter(table, counter);
    for (const stack of table.state.stacks) stack.length = 0;
    Object.assign(table.player(0), { gold: 0, space });
    table.give(0, 'carriage');
    hold(table);
    return table;
  };

  it('takes the one from which the goal is near', () => {
    const table = traveller('m1', 'd11');
    expect(chosen(table)).toBe('use:carriage:0');
    table.choose('use:carriage:0');
    const town = chosen(table).replace('target:', '');
    const { board } = table.world;
    const far = (space: string): number => distance(board, space, 'd11');
    expect(far(town)).toBe(Math.min(...board.towns.map((one) => far(one.space))));
  });

  it('stays where they are when the goal is next door', () => {
    expect(chosen(traveller('h7', 'h8'))).toBe('walk:h8');
  });
});

describe('with a burden that takes dice', () => {
  it('ways are as long as they are with the dice that are left', () => {
    const anvil = anItem({ id: 'anvil', cost: 1, always: [{ stat: 'dice', amount: -4 }] });
    const table = arena(library, [anvil]);
    onlyCounter(table, 'd11');
    Object.assign(table.player(0), { gold: 0, space: 'm1' });
    const worth = (): number => {
      hold(table);
      const plan = planOf(planContext(table.world, table.state, seeded('burden'), NORMAL));
      return plan.idle(table.world.board.index.get('m1') ?? 0);
    };
    const light = worth();
    table.give(0, 'anvil');
    table.state.turn++;
    expect(worth()).toBeLessThan(light - NORMAL.tempo);
  });
});

describe('for one who is sure of the Dragon Lords', () => {
  const dragon = aFoe({
    id: 'worn-out-dragon',
    color: 'red',
    life: 1,
    mind: [2, 0],
    body: [2, 0],
    spirit: [2, 0],
    reward: [{ do: 'take' }],
    as: {
      kind: 'rune',
      abilities: [{ when: 'hit', cost: [{ pay: 'activate' }], do: [{ do: 'heal', who: 'you', amount: 1 }] }],
    },
  });

  it('nothing else is worth a turn', () => {
    const table = arena(library, [dragon]);
    const { jewels, space: spaces } = table.world.board;
    const lies = (color: string): string => jewels.find((id) => spaces[id]?.jewel?.color === color) ?? '';
    const here = lies('green');
    Object.assign(table.player(0), { gold: 0, space: here });
    const value = (): number => {
      hold(table);
      const plan = planOf(planContext(table.world, table.state, seeded('sure'), NORMAL));
      const goal = plan.goals.find(({ space }) => space === table.world.board.index.get(here));
      return goal?.value ?? 0;
    };
    const usual = value();
    table.onTop('red', 'worn-out-dragon');
    table.state.turn++;
    expect(usual).toBeGreaterThan(0);
    expect(value()).toBeLessThan(usual / 2);
  });
});

describe('in a market, a planner', () => {
  it('heals before it buys what would leave it no gold to heal', () => {
    const trinket = anItem({ id: 'trinket', cost: 4, always: [{ stat: 'test', amount: 1 }] });
    const table = arena(library, [trinket]);
    Object.assign(table.player(0), { gold: 4, wounds: 4 });
    table.onTop('market', 'trinket');
    table.choose('stay');
    expect(chosen(table)).toBe('heal:hero:wound');
  });

  it('heals late in the game, too, when there is nothing else to spend gold on', () => {
    const pebble = anItem({ id: 'pebble', cost: 9 });
    const table = arena(library, [pebble]);
    for (const stack of table.state.stacks) stack.length = 0;
    table.onTop('market', 'pebble');
    table.state.counters.fill(0);
    Object.assign(table.state, { round: 40 });
    Object.assign(table.player(0), { gold: 8, wounds: 1 });
    table.choose('stay');
    expect(chosen(table)).toBe('heal:hero:wound');
  });

  it('spends what brings new cards when there is gold for them, and keeps it otherwise', () => {
    const catalogue = anItem({
      id: 'catalogue',
      cost: 1,
      abilities: [
        { when: 'market', cost: [{ pay: 'discard' }], do: [{ do: 'stock', where: 'here', count: 3 }] },
      ],
    });
    const pebble = anItem({ id: 'pebble', cost: 40 });
    const shopping = (gold: number): string => {
      const table = arena(library, [catalogue, pebble]);
      for (const stack of table.state.stacks) stack.length = 0;
      table.onTop('market', 'pebble');
      table.player(0).gold = gold;
      table.give(0, 'catalogue');
      hold(table);
      table.choose('stay');
      return chosen(table);
    };
    expect(shopping(20)).toBe('use:catalogue:0');
    expect(shopping(2)).toBe('done');
  });

  it('does not sell what it would buy', () => {
    const blade = anItem({ id: 'blade', cost: 4, always: [{ stat: 'melee', amount: 4 }] });
    const table = arena(library, [blade]);
    table.player(0).gold = 4;
    table.onTop('market', 'blade');
    table.choose('stay');
    expect(chosen(table)).toBe('buy:blade');
    table.choose('buy:blade');
    expect(chosen(table)).not.toBe('sell:blade');
  });
});

describe('rules that a planner has never heard of', () => {
  it('are tried out: a new kind of decision is answered, and nothing of the table changes', () => {
    const table = arena(library, []);
    attempt(table, table.world.decks['green']?.[0] ?? '');
    const { decision } = table.state;
    if (decision === null) throw new Error('nothing is asked');
    Object.assign(table.state, { decision: { ...decision, kind: 'riddle' } });
    const before = structuredClone(table.state);
    expect(decision.options).toContain(chosen(table));
    expect(table.state).toEqual(before);
  });
});

describe('as the game grows old', () => {
  it('what only pays later counts less, and victory as much as ever', () => {
    const young = weightsInRound(NORMAL, 1);
    const old = weightsInRound(NORMAL, 60);
    expect(young).toBe(NORMAL);
    expect(old.attachment).toBeLessThan(young.attachment);
    expect(old.point).toBeLessThan(young.point);
    expect(old.victory).toBe(young.victory);
    expect(weightsInRound(NORMAL, 61)).toBe(old);
  });
});
