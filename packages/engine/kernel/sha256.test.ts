import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of %.20s', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('agrees with the one in Node at every length around the block borders, and beyond ASCII', () => {
    const texts = Array.from({ length: 200 }, (_, i) => 'x'.repeat(i));
    for (const text of [...texts, 'Ærwyn', '龍', '🐉 and more', '\0', 'é'.repeat(64)]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
