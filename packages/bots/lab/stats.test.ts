import { describe, expect, it } from 'vitest';
import { histogram, rate, spread } from './stats.ts';

describe('rate', () => {
  it('has the interval that Wilson gives', () => {
    const { rate: p, low, high } = rate(15, 36);
    expect(p).toBeCloseTo(0.4167, 4);
    expect(low).toBeCloseTo(0.2714, 3);
    expect(high).toBeCloseTo(0.578, 3);
  });

  it('knows nothing without trials, and stays within 0 and 1', () => {
    expect(rate(0, 0)).toEqual({ hits: 0, of: 0, rate: 0, low: 0, high: 1 });
    expect(rate(0, 5).low).toBe(0);
    expect(rate(0, 5).high).toBeLessThan(0.5);
    expect(rate(5, 5).high).toBe(1);
  });
});

describe('spread', () => {
  it('gives the ends, the middle and the range of most', () => {
    const numbers = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(spread(numbers)).toEqual({ least: 1, p10: 11, median: 51, p90: 91, most: 100, mean: 50.5 });
  });

  it('of nothing is nothing', () => {
    expect(spread([])).toEqual({ least: 0, p10: 0, median: 0, p90: 0, most: 0, mean: 0 });
  });
});

describe('histogram', () => {
  it('has no gaps', () => {
    expect(histogram([3, 5, 5], 1, 9)).toEqual([
      { from: 3, count: 1, more: false },
      { from: 4, count: 0, more: false },
      { from: 5, count: 2, more: false },
    ]);
  });

  it('puts all that is too long into one bar', () => {
    expect(histogram([120, 250, 990], 100, 300)).toEqual([
      { from: 100, count: 1, more: false },
      { from: 200, count: 1, more: false },
      { from: 300, count: 1, more: true },
    ]);
  });
});
