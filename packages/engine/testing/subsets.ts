/** Every set of variants, and every mixture of packs, with which an adventure may be played. */
import { clashes } from '../parts/setup.ts';
import type { Library } from '../parts/library.ts';

/** All subsets that the combination table allows. What does not fit alone or in a pair fits in no larger set either. */
function subsetsOf(ids: readonly string[], library: Library, adventure: string, players: number): string[][] {
  const fits = (chosen: readonly string[]): boolean =>
    clashes(library, adventure, players, chosen).length === 0;
  return ids.reduce<string[][]>(
    (sets, id) => [...sets, ...sets.map((set) => [...set, id]).filter(fits)],
    [[]],
  );
}

export const allowedSubsets = (library: Library, adventure: string, players: number): string[][] =>
  subsetsOf(
    Object.keys(library.parts).filter((id) => library.parts[id]?.rules !== undefined),
    library,
    adventure,
    players,
  );

export const allowedMixtures = (library: Library, adventure: string, players: number): string[][] =>
  subsetsOf(
    Object.keys(library.parts).filter((id) => library.packs.some(({ pack }) => pack === id)),
    library,
    adventure,
    players,
  );

/** So few sets of variants that each two of them are met together, each without the other, and neither: a covering array. */
export function pairwiseSubsets(library: Library, adventure: string, players: number): string[][] {
  const sets = allowedSubsets(library, adventure, players);
  const ids = [...new Set(sets.flat())];
  const pairsOf = (set: readonly string[]): string[] =>
    ids.flatMap((one, i) =>
      ids.slice(i + 1).map((two) => `${one} ${set.includes(one)} ${two} ${set.includes(two)}`),
    );
  const chosen: string[][] = [];
  const left = new Set(sets.flatMap(pairsOf));
  while (left.size > 0) {
    const gain = (set: readonly string[]): number => pairsOf(set).filter((pair) => left.has(pair)).length;
    const best = sets.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const pair of pairsOf(best)) left.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

const CLOCKS: readonly string[] = ['seven-scions', 'doom-track', 'advanced'];

/** Adventures and variants with a clock: a game with one of them ends, however it is played. */
export const hasClock = (adventure: string, variants: readonly string[]): boolean =>
  [adventure, ...variants].some((id) => CLOCKS.includes(id));
