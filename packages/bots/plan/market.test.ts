import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aHero, anItem, arena, hold } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { deeperWeights, NORMAL } from '../value/weights.ts';
import { normalChooser } from '../players/normal.ts';

const thorough = normalChooser(deeperWeights(NORMAL));
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
    expect(chosen(given('wand'), normalChooser(NORMAL))).not.toBe('refuse');
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
    expect(chosen(table, normalChooser(NORMAL))).toBe('prize:wand');
    table.player(1).gold = 500;
    expect(chosen(table)).toBe('prize:gold');
  });
});
