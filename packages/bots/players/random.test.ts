import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { arena, hold } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { random } from './random.ts';

const DRAWS = 20_000;

/** How often each option is taken. */
function shares(table: ReturnType<typeof arena>): Map<string, number> {
  const chance = seeded('shares');
  const counts = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const choice = random.choose(table.world, table.state, chance);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return new Map([...counts].map(([option, count]) => [option, count / DRAWS]));
}

describe('the random bot', () => {
  it('takes every option equally often', () => {
    const table = arena(library, []);
    const options = table.options();
    const found = shares(table);
    expect([...found.keys()].sort()).toEqual([...options].sort());
    for (const share of found.values()) expect(share).toBeCloseTo(1 / options.length, 1);
  });

  it('throws a card away in about two of a hundred decisions that allow it', () => {
    const table = arena(library, []);
    hold(table, 'white-blade', 'held-breath');
    const found = shares(table);
    const thrown = ['discard:white-blade', 'discard:held-breath'].map((option) => found.get(option) ?? 0);
    expect(thrown.reduce((a, b) => a + b)).toBeCloseTo(0.02, 2);
    expect(Math.min(...thrown)).toBeGreaterThan(0);
  });

  it('chooses the same with the same chance', () => {
    const { world, state } = arena(library, []);
    const [one, other] = [seeded('same'), seeded('same')];
    for (let i = 0; i < 50; i++)
      expect(random.choose(world, state, one)).toBe(random.choose(world, state, other));
  });
});
