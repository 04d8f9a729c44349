import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPlain } from './plain.ts';

describe('a copy of a plain value', () => {
  it('is equal, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        // As JSON has it: the generator also makes -0, which JSON does not know.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(copyPlain(plain)).toEqual(plain);
      }),
    );
  });

  it('has a key that looks like a prototype as a key', () => {
    const plain: unknown = JSON.parse('{"__proto__": {"gold": 9}}');
    const copy = copyPlain(plain) as { gold?: number };
    expect(JSON.stringify(copy)).toBe(JSON.stringify(plain));
    expect(copy.gold).toBeUndefined();
  });

  it('shares nothing with its original', () => {
    const original = { list: [{ n: 1 }], deep: { deeper: [2] } };
    const copy = copyPlain(original);
    original.list[0] = { n: 9 };
    original.deep.deeper.push(3);
    expect(copy).toEqual({ list: [{ n: 1 }], deep: { deeper: [2] } });
  });
});
