/** Every set of variants with which an adventure may be played. */
import { VARIANTS } from '../variants/index.ts';
import { clashes } from '../variants/parts.ts';

export function allowedSubsets(adventure: string, players: number): string[][] {
  const fits = (chosen: readonly string[]): boolean => clashes(adventure, players, chosen).length === 0;
  return Object.keys(VARIANTS).reduce<string[][]>(
    (sets, id) => [...sets, ...sets.map((set) => [...set, id]).filter(fits)],
    [[]],
  );
}

/** Variants with a clock: a game with one of them ends, however it is played. */
export const hasClock = (variants: readonly string[]): boolean =>
  variants.includes('doom-track') || variants.includes('advanced');
