import { describe, expect, it } from 'vitest';
import { percent } from './percent.ts';

describe('a chance in words', () => {
  it.each([
    [0, '0%'],
    [0.002, '<1%'],
    [0.005, '1%'],
    [0.366, '37%'],
    [0.994, '99%'],
    [0.997, '>99%'],
    [1, '100%'],
    // Sums of fractions.
    [1 - 1e-12, '100%'],
  ])('%d is %s', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });
});
