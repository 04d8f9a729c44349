import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { ally, meeting } from '@wayrune/engine/testing/meeting.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { heuristicChoice, duelChoice } from '../heuristics/default-choice.ts';

/** Ann attacks Ben with a friend who is at home in melee. */
function duel(): Scenario {
  const table = meeting(library, [ally('wrestler', { body: [9, 3] })]);
  table.give(0, 'wrestler');
  table.choose('stay', 'attack:1');
  return table;
}

const chosen = ({ world, state }: Scenario): string => duelChoice(0)(world, state, seeded('duel'));
const byRule = ({ world, state }: Scenario): string => heuristicChoice(world, state, seeded('duel'));

describe('one who knows how to duel', () => {
  it('keeps a friend for the phase that suits them', () => {
    const table = duel();
    table.totals(2);
    table.choose('fight');
    expect(table.kind()).toBe('ranged');
    expect(byRule(table)).toBe('attack:wrestler');
    expect(chosen(table)).not.toBe('attack:wrestler');
    table.totals(20, 2);
    table.choose('defend');
    expect(table.kind()).toBe('melee');
    expect(chosen(table)).toBe('attack:wrestler');
  });

  it('does not keep one who has attacked already', () => {
    const table = duel();
    table.totals(2, 20, 2);
    table.choose('fight', 'attack:wrestler');
    expect(table.kind()).toBe('melee');
    expect(['attack:hero', 'defend']).toContain(chosen(table));
  });

  it('does not run by a guess that knows no Allies', () => {
    const table = duel();
    table.player(0).wounds = 4;
    expect(byRule(table)).toBe('escape');
    expect(chosen(table)).toBe('fight');
  });

  it('leaves to the other what is theirs to choose', () => {
    const table = duel();
    const other = duelChoice(1)(table.world, table.state, seeded('duel'));
    expect(other).toBe(byRule(table));
  });
});
