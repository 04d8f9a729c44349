import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aHero, anItem, arena, hold } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { deeper, NORMAL } from './mind.ts';
import { normally } from './normal.ts';
import { planningSight, planOf } from './plan.ts';

const DEEPER = deeper(NORMAL);
const thorough = normally(DEEPER);
const chosen = ({ world, state }: Scenario, choose = thorough): string =>
  choose(world, state, seeded('bargain'));

const BRUTE = aHero({ id: 'brute', mind: [1, 0], body: [9, 3], spirit: [0, 0] });
/** It would strike hard, but never strikes. */
const WAND = anItem({
  id: 'wand',
  cost: 6,
  class: 'weapon',
  always: [
    { stat: 'magic-damage', amount: 12 },
    { stat: 'magic', amount: -20 },
  ],
});
const SWORD = anItem({ id: 'sword', cost: 6, class: 'weapon', always: [{ stat: 'melee', amount: 5 }] });

describe('a card that is won', () => {
  /** The Hero has two of these and is given the third. */
  const given = (card: string): Scenario => {
    const club = anItem({ ...SWORD, id: 'club' });
    const table = arena(library, [BRUTE, WAND, SWORD, club], ['brute', 'other']);
    const owned = ['club', 'sword', 'wand'].filter((id) => id !== card);
    for (const id of owned) table.give(0, id);
    hold(table);
    table.state.frames.push({ proc: 'acquire', step: 0, card } as never);
    const options = [...owned.map((id) => `swap:${id}`), 'refuse'];
    Object.assign(table.state, { decision: { seat: 0, kind: 'acquire', options } });
    return table;
  };

  it('is weighed by what it does in fights, not by its words', () => {
    expect(chosen(given('wand'))).toBe('refuse');
    expect(chosen(given('wand'), normally(NORMAL))).not.toBe('refuse');
  });

  it('takes the place of what is missed least', () => {
    expect(chosen(given('sword'))).toBe('swap:wand');
  });

  it('from another Hero is the one that helps most', () => {
    const table = arena(library, [BRUTE, WAND, SWORD], ['brute', 'other']);
    for (const card of ['wand', 'sword']) table.give(1, card);
    hold(table);
    table.state.frames.push({ proc: 'knockout', step: 0, seat: 1 } as never);
    const options = ['prize:gold', 'prize:wand', 'prize:sword', 'none'];
    Object.assign(table.state, { decision: { seat: 0, kind: 'prize', options } });
    expect(chosen(table)).toBe('prize:sword');
    expect(chosen(table, normally(NORMAL))).toBe('prize:wand');
    table.player(1).gold = 500;
    expect(chosen(table)).toBe('prize:gold');
  });
});

describe('a market', () => {
  /** What it is worth to go to the town where the sword lies. */
  const drawOf = (body: number, mind = DEEPER): number => {
    const hero = aHero({ id: 'hero', mind: [9, 0], body: [body, 3], spirit: [9, 0], life: 6 });
    const table = arena(library, [hero, SWORD], ['hero', 'other']);
    for (const stack of table.state.stacks) stack.length = 0;
    table.state.stacks[0]?.push('sword');
    table.player(0).gold = 8;
    hold(table);
    const space = table.world.board.index.get(table.world.board.towns[0]?.space ?? '');
    const { goals } = planOf(planningSight(table.world, table.state, seeded('market'), mind));
    return goals.find((goal) => goal.space === space)?.value ?? 0;
  };

  it('can wait as long as the Dragon Lords are far off', () => {
    const eager = { ...DEEPER, id: 'eager', shops: NORMAL.shops };
    const weak = drawOf(2) / drawOf(2, eager);
    const strong = drawOf(14) / drawOf(14, eager);
    expect(weak).toBeLessThan(0.5);
    expect(strong).toBeGreaterThan(0.9);
  });
});
