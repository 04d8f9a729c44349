import { library } from '@wayrune/content';
import { aFoe, anItem, arena, attempt, hold } from '@wayrune/engine/testing/arena.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { trivialChoice } from './trivial.ts';

describe('decisions that need nobody', () => {
  it('are none where there is a choice', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(trivialChoice(world, state, 'moot')).toBeNull();
  });

  it('are those with one way out, unless the player wants to see them', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    if (state.decision === null) throw new Error('nothing is asked');
    state.decision = { ...state.decision, options: ['stay', 'discard:white-blade'] };
    expect(trivialChoice(world, state, 'single')).toBe('stay');
    expect(trivialChoice(world, state, 'off')).toBeNull();
  });

  it('are none where what is asked is whom to let go', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'], variants: ['ally-limits'] });
    table.state.decision = { seat: 0, kind: 'wages', options: ['wages', 'discard:rook-eye-tam'] };
    expect(trivialChoice(table.world, table.state, 'moot')).toBeNull();
  });

  it('are none in a market, which is left by the player though nothing can be bought', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    state.decision = { seat: 0, kind: 'market', options: ['done'] };
    expect(trivialChoice(world, state, 'moot')).toBeNull();
  });

  it('are none before the wares of a caravan, whether they can be paid for or not', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    state.decision = { seat: 0, kind: 'wares', options: ['done'] };
    expect(trivialChoice(world, state, 'moot')).toBeNull();
  });

  it('are windows in which a roll that has succeeded could only be bettered', () => {
    const charm = anItem({
      id: 'charm',
      abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 2 }] }],
    });
    for (const [total, choice] of [
      [18, 'pass'],
      [4, null],
    ] as const) {
      const table = arena(library, [charm, aFoe({ id: 'foe' })]);
      hold(table, 'charm');
      attempt(table, 'foe');
      table.choose('fight');
      table.totals(total);
      table.choose('attack:hero');
      expect(table.state.decision?.kind).toBe('rolled');
      expect(trivialChoice(table.world, table.state, 'moot')).toBe(choice);
      expect(trivialChoice(table.world, table.state, 'single')).toBeNull();
    }
  });
});
