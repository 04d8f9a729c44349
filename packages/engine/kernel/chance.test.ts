import { describe, expect, it } from 'vitest';
import { ChanceError, scripted, seeded, uniform } from './chance.ts';

const picks = (seed: string, n: number, count: number): number[] => {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => chance.pick(n));
};

describe('seeded chance', () => {
  it('gives for a seed what it has always given', () => {
    expect(picks('', 1_000_000, 4)).toEqual([887014, 819727, 802108, 555024]);
    expect(picks('wayrune', 1_000_000, 4)).toEqual([172932, 347795, 684025, 96516]);
    expect(picks('wayrune', 10, 20)).toEqual([2, 5, 5, 6, 0, 7, 1, 2, 7, 1, 0, 1, 3, 0, 4, 6, 7, 7, 1, 2]);
    expect(picks('Ærwyn 龍', 1_000_000, 4)).toEqual([379829, 183093, 690110, 456191]);
  });

  it('does not repeat for seeds that differ in one letter or in order', () => {
    const streams = ['a', 'b', 'ab', 'ba', 'aa', ''].map((seed) => picks(seed, 4_294_967_295, 3).join());
    expect(new Set(streams).size).toBe(6);
  });

  it('stays within 0 to n - 1 and reaches both ends, each result about as often', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (const value of picks('faces', 6, 12_000)) counts[value] = (counts[value] ?? 0) + 1;
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    expect(picks('one', 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('uniform', () => {
  const from = (...words: number[]) => {
    let used = 0;
    return { word: () => words[used++] ?? 0, used: () => used };
  };

  it('rejects the words at the top that would favor small results', () => {
    const ten = from(4_294_967_295, 4_294_967_290, 4_294_967_289);
    expect(uniform(10, ten.word)).toBe(9);
    expect(ten.used()).toBe(3);
    const six = from(4_294_967_292, 4_294_967_291);
    expect(uniform(6, six.word)).toBe(5);
    expect(six.used()).toBe(2);
  });

  it('rejects nothing where all results have equally many words', () => {
    for (const n of [1, 2, 256, 2_147_483_648]) {
      const top = from(4_294_967_295);
      expect(uniform(n, top.word)).toBe(n - 1);
      expect(top.used()).toBe(1);
    }
  });

  it('accepts exactly a multiple of n words, for every n a game may ask for', () => {
    for (let n = 1; n <= 200; n++) {
      const rejected = 4_294_967_296 % n;
      const last = from(4_294_967_295 - rejected, 7);
      expect(uniform(n, last.word)).toBe(n - 1);
      expect(last.used()).toBe(1);
      if (rejected === 0) continue;
      const first = from(4_294_967_296 - rejected, 0);
      expect(uniform(n, first.word)).toBe(0);
      expect(first.used()).toBe(2);
    }
  });
});

describe('scripted chance', () => {
  it('gives the results one after another and knows how many are left', () => {
    const chance = scripted([3, 0, 9]);
    expect([chance.pick(10), chance.pick(1)]).toEqual([3, 0]);
    expect(chance.left()).toBe(1);
    expect(chance.pick(10)).toBe(9);
    expect(chance.left()).toBe(0);
  });

  it('says which result is missing', () => {
    const chance = scripted([1]);
    chance.pick(2);
    expect(() => chance.pick(2)).toThrow(new ChanceError('chance result 2 is missing: 1 were recorded'));
  });

  it.each([[6], [-1], [1.5], [Number.NaN]])(
    'refuses %d for a die of six, and does not use it up',
    (value) => {
      const chance = scripted([0, value]);
      chance.pick(6);
      expect(() => chance.pick(6)).toThrow(
        new ChanceError(`chance result 2 is ${value}, expected a whole number from 0 to 5`),
      );
      expect(chance.left()).toBe(1);
    },
  );
});
