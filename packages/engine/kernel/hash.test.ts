import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hash } from './hash.ts';

/** The same value with the keys of every object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe('hash', () => {
  it('does not depend on the order of keys, however deep', () => {
    const one = { a: 1, b: { c: [1, { d: 2, e: null }], f: 'x' } };
    const other = { b: { f: 'x', c: [1, { e: null, d: 2 }] }, a: 1 };
    expect(hash(other)).toBe(hash(one));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hash(turned(value))).toBe(hash(value));
        expect(hash(structuredClone(value))).toBe(hash(value));
      }),
      { numRuns: 200 },
    );
  });

  it('depends on everything else', () => {
    const values = [
      null,
      0,
      1,
      '1',
      true,
      'true',
      [],
      {},
      [1, 2],
      [2, 1],
      [[1], 2],
      ['1,2'],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: { b: 1 } },
      { 'a:b': 1 },
      { a: null },
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(hash(a) === hash(b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 200 },
    );
  });

  it('is sixteen hexadecimal digits, and stays what it was: saves are checked by it', () => {
    expect(hash(null)).toBe('9b55e0da69fcb93a');
    expect(hash({ seat: 0, options: ['roll', 'stay'] })).toBe('5021c0558f91eaee');
    expect(hash('Ærwyn 龍')).toBe('feda4310bad078c3');
  });

  it('writes JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 200 },
    );
    expect(canonical({ b: 1, a: [true, null, 'x"y'] })).toBe('{"a":[true,null,"x\\"y"],"b":1}');
  });
});
