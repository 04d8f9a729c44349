/** Chance for drawing: the same board is always drawn the same, in every browser. Not for dice. */

export type Rand = () => number;

/** FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: numbers from 0 to 1, without 1. */
export function seeded(seed: string): Rand {
  let state = seedOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (rand: Rand, low: number, high: number): number => low + rand() * (high - low);

export function pickOne<T>(rand: Rand, list: readonly [T, ...T[]]): T {
  return list[Math.floor(rand() * list.length)] ?? list[0];
}

function lattice(seed: number, x: number, y: number): number {
  let hash = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise over the plane, from -1 to 1. It depends on the place alone, so that borders shared by two bodies agree. */
export function noise(seed: number, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - x0), ease(y - y0)];
  const row = (j: number): number => lattice(seed, x0, y0 + j) * (1 - u) + lattice(seed, x0 + 1, y0 + j) * u;
  return row(0) * (1 - v) + row(1) * v;
}
