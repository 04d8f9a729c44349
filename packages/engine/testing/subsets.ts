/** Every set of variants with which an adventure may be played. */
import { clashes } from '../parts/setup.ts';
import type { Library } from '../parts/library.ts';

export function allowedSubsets(library: Library, adventure: string, players: number): string[][] {
  const fits = (chosen: readonly string[]): boolean =>
    clashes(library, adventure, players, chosen).length === 0;
  const variants = Object.keys(library.parts).filter((id) => library.parts[id]?.rules !== undefined);
  return variants.reduce<string[][]>(
    (sets, id) => [...sets, ...sets.map((set) => [...set, id]).filter(fits)],
    [[]],
  );
}

/** Variants with a clock: a game with one of them ends, however it is played. */
export const hasClock = (variants: readonly string[]): boolean =>
  variants.includes('doom-track') || variants.includes('advanced');
