import { describe, expect, it } from 'vitest';
import { bitsFor } from './bits.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `name-${i}`);

describe('bits', () => {
  it('are all different, up to as many as a number has', () => {
    const bits = Object.values(bitsFor('names', names(32)));
    expect(new Set(bits).size).toBe(32);
    for (const one of bits) for (const other of bits) expect((one & other) !== 0).toBe(one === other);
  });

  it('are refused to one name too many, with its name', () => {
    expect(() => bitsFor('windows', names(33))).toThrow(
      '33 windows do not fit into one number of 32 bits; the first without a bit is "name-32"',
    );
  });
});
