import { describe, expect, it } from 'vitest';
import { cellsOf } from './experience-cells.ts';

const counters = { green: 2, yellow: 1, blue: 0, red: 0 };

describe('the experience bar', () => {
  it('shows what was there before, and then what was won, each as wide as it is worth', () => {
    const won = { counters: [{ color: 'yellow', space: 'h8' }], experience: 2 } as const;
    expect(cellsOf({ counters, points: 1 }, won)).toEqual([
      { color: null, worth: 1, isNew: false },
      { color: 'green', worth: 1, isNew: false },
      { color: 'green', worth: 1, isNew: false },
      { color: 'yellow', worth: 2, isNew: true },
    ]);
  });

  it('shows points that come without a counter one by one', () => {
    const cells = cellsOf({ counters, points: 2 }, { counters: [], experience: 2 });
    expect(cells.filter(({ isNew }) => isNew)).toEqual([
      { color: null, worth: 1, isNew: true },
      { color: null, worth: 1, isNew: true },
    ]);
    expect(cells.reduce((sum, { worth }) => sum + worth, 0)).toBe(6);
  });
});
