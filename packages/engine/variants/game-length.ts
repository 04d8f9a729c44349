/** Shorter and Longer Runebound: other prices of experience (SHORT-1, LONG-1). */
import type { PartRules } from '../rules/world/part.ts';

const prices = (few: number, some: number, many: number): PartRules => ({
  policies: (base) => ({
    ...base,
    experiencePrice: (players) => (players <= 2 ? few : players <= 4 ? some : many),
  }),
});

export const shorter = prices(4, 3, 2);
export const longer = prices(6, 5, 4);
