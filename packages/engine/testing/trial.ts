/** A throwaway variant with rules of a test's own, to try out a seam. */
import type { Library } from '../parts/library.ts';
import type { PartRules } from '../rules/world/part.ts';

/** The library with the variant `trial`, which goes with every adventure. */
export const withTrial = (library: Library, rules: PartRules): Library => ({
  ...library,
  parts: {
    ...library.parts,
    trial: { kind: 'variant', name: 'Trial', summary: 'Made for a test.', goesWith: 'all', rules },
  },
});

export const TRIAL: readonly string[] = ['trial'];
