import { describe, expect, it } from 'vitest';
import { wayrune } from '../terminal/fake-io.ts';

const FEW = [
  'simulate',
  '--players',
  '2',
  '--games',
  '2',
  '--seed',
  's',
  '--bots',
  'random',
  '--max-decisions',
  '600',
];

describe('simulate', () => {
  it('prints one JSON object', async () => {
    const { code, out } = await wayrune([...FEW, '--json']);
    const result = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(result).toSorted()).toEqual(
      [
        'decisions',
        'decisionsPerSecond',
        'endings',
        'finished',
        'games',
        'rounds',
        'seconds',
        'violations',
        'wins',
      ].toSorted(),
    );
    expect(result).toMatchObject({ games: 2, violations: [] });
    expect(result.decisions).toBeGreaterThan(0);
    expect(result.decisions).toBeLessThanOrEqual(1200);
    expect(Object.keys(result.rounds)).toEqual(['median', 'p10', 'p90']);
    expect(result.wins.bySeat).toHaveLength(2);
    expect(Object.values(result.endings as Record<string, number>).reduce((sum, n) => sum + n, 0)).toBe(2);
  });

  it('plays the same games for the same seed', async () => {
    const played = async (seed: string) => {
      const { decisions, rounds } = JSON.parse(
        (
          await wayrune([
            'simulate',
            '--players',
            '3',
            '--games',
            '1',
            '--seed',
            seed,
            '--bots',
            'random',
            '--max-decisions',
            '3000',
            '--json',
            '--no-check',
          ])
        ).out,
      );
      return JSON.stringify({ decisions, rounds });
    };
    expect(await played('a')).toBe(await played('a'));
  });

  it('prints a table by default', async () => {
    const { out } = await wayrune(FEW);
    expect(out).toMatch(/^games {6}2, \d finished$/m);
    expect(out).toMatch(/^ {2}seat 2 /m);
    expect(out).toContain('No violations.');
  });

  it('seats the Heroes and bots named by flags', async () => {
    const { code, out } = await wayrune([
      'simulate',
      '--heroes',
      'hedda-stonebrake,random',
      '--bots',
      'random,greedy',
      '--games',
      '1',
      '--max-decisions',
      '50',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).wins.bySeat).toHaveLength(2);
  });
});
