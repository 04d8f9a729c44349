/** Two ten-sided dice: every roll of the game but movement is a throw of them. */

export const SIDES = 10;
const LOWEST = 2;
const HIGHEST = 2 * SIDES;

/** Every total, and its chance. */
export const TWO_DICE: readonly { readonly total: number; readonly chance: number }[] = Array.from(
  { length: HIGHEST - 1 },
  (_, i) => ({ total: i + LOWEST, chance: (SIDES - Math.abs(i + 1 - SIDES)) / SIDES ** 2 }),
);

/** By the total that is needed, up to the first that cannot be thrown. Whole pairs are counted, so that no sum is rounded. */
const AT_LEAST: readonly number[] = Array.from({ length: HIGHEST + 2 }, (_, needed) => {
  let pairs = 0;
  for (let first = 1; first <= SIDES; first++)
    for (let second = 1; second <= SIDES; second++) if (first + second >= needed) pairs++;
  return pairs / SIDES ** 2;
});

/** The chance that two dice total at least this much. */
export const chanceToThrow = (needed: number): number =>
  needed <= LOWEST ? 1 : needed > HIGHEST ? 0 : (AT_LEAST[needed] ?? 0);

/** The chance that two dice and a bonus reach a number. */
export const chanceOf = (bonus: number, target: number): number => chanceToThrow(target - bonus);

/** The chance to reach what another roll of two dice and a bonus will show; a tie is enough (G19). */
export function opposedChance(bonus: number, other: number): number {
  let chance = 0;
  for (const { total, chance: share } of TWO_DICE) chance += share * chanceOf(bonus, other + total);
  return chance;
}
