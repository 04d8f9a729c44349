/**
 * Chance comes from outside. The rules ask `pick(n)` and get 0…n−1; who answers is not their business:
 * a seeded generator, a list of dice in a test, a bot's own imagination, or the recorded results of a log.
 */
export interface Chance {
  pick(n: number): number;
}

/** xoshiro128**, seeded from any string through splitmix32. Frozen by golden vectors in the tests. */
export function seeded(seed: string): Chance {
  let mix = 0x9e3779b9;
  for (let i = 0; i < seed.length; i++) mix = Math.imul(mix ^ seed.charCodeAt(i), 0x85ebca6b) + 0x6d2b79f5;
  const word = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = word();
  let b = word();
  let c = word();
  let d = word();
  const next = (): number => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return { pick: (n) => uniform(n, next) };
}

/** Rejection sampling: a remainder alone would favor small results. */
export function uniform(n: number, word: () => number): number {
  const size = n >>> 0;
  const last = 4294967295 - (((4294967295 % size) + 1) % size);
  let value = word() >>> 0;
  while (value > last) value = word() >>> 0;
  return value % size;
}

/** Plays back given results, such as a test's dice; running out or not fitting is an error that says where. */
export function scripted(results: readonly number[]): Chance & { readonly left: () => number } {
  let at = 0;
  return {
    pick(n) {
      const value = results[at];
      if (value === undefined)
        throw new ChanceError(`chance result ${at + 1} is missing: ${results.length} were recorded`);
      if (!Number.isInteger(value) || value < 0 || value >= n) {
        throw new ChanceError(
          `chance result ${at + 1} is ${value}, expected a whole number from 0 to ${n - 1}`,
        );
      }
      at++;
      return value;
    },
    left: () => results.length - at,
  };
}

export class ChanceError extends Error {}
