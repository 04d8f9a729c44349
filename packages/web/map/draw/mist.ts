/** Wisps of mist that drift in over the coast, clear of everything that one has to see. */
import { add, gap, type Point } from '../geometry.ts';
import { between, seeded } from '../seeded.ts';
import type { Spot } from './lettering.ts';

export interface Wisp {
  readonly at: Point;
  readonly line: string;
  readonly size: number;
  /** -1 if it is seen from behind. */
  readonly flip: 1 | -1;
}

/** Each about 80 wide and 34 high around 0,0. */
const CURLS = [
  'M-40 6C-28-4-14-9 0-5C14-1 18 11 9 14C2 16-2 9 4 6M0-5C12-13 28-12 42-3M-26 15C-12 9 2 19 30 18',
  'M-38-2C-22-12 0-10 6 0C10 9 0 15-5 9C-8 4-2 1 1 4M6 0C20-8 32-7 40 0M-18 14C-4 18 12 9 30 14',
  'M-36 8C-20-2-6 0 4 5M-14-4C0-12 18-9 22 1C24 10 13 12 11 6M22 1C28-4 34-5 42-3',
];
const HALF = 34;
/** How many points of the coast from one try to the next, and how far wisps keep from each other. */
const STRIDE = 9;
const APART = 118;
const SIZES = [0.75, 1.15] as const;

/** `coasts` are the rings of the land; `kept` is what stays clear. */
export function wisps(coasts: readonly (readonly Point[])[], seed: string, kept: readonly Spot[]): Wisp[] {
  const rand = seeded(`${seed}:mist`);
  const found: Wisp[] = [];
  for (const coast of coasts)
    for (let i = 0; i < coast.length; i += STRIDE) {
      const point = coast[i];
      if (point === undefined) continue;
      const at = add(point, { x: between(rand, -14, 14), y: between(rand, -12, 12) });
      const size = between(rand, ...SIZES);
      const flip = rand() < 0.5 ? -1 : 1;
      const line = CURLS[Math.floor(rand() * CURLS.length)] ?? '';
      const marks = [-1, -0.5, 0, 0.5, 1].map((t) => add(at, { x: t * HALF * size, y: 0 }));
      const hides = kept.some((one) => marks.some((mark) => gap(mark, one.at) < one.room + 12));
      if (hides || found.some((other) => gap(other.at, at) < APART)) continue;
      found.push({ at, line, size, flip });
    }
  return found;
}
