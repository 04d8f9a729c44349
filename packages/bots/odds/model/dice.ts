/** Two ten-sided dice, told apart only as far as the cards of a fight can tell. */
import { SIDES } from '@wayrune/engine/rules/combat/two-dice.ts';
import type { DiceHabits } from '../reading.ts';

export interface Throw {
  readonly first: number;
  readonly second: number;
  readonly chance: number;
}

const known = new WeakMap<DiceHabits, Map<number, readonly Throw[]>>();

/** The distinct outcomes of a roll with this target. */
export function throwsFor(habits: DiceHabits, needed: number): readonly Throw[] {
  let table = known.get(habits);
  if (table === undefined) {
    table = new Map();
    known.set(habits, table);
  }
  let found = table.get(needed);
  if (found === undefined) {
    found = classes(habits, needed);
    table.set(needed, found);
  }
  return found;
}

function classes(habits: DiceHabits, needed: number): readonly Throw[] {
  const found = new Map<string, { first: number; second: number; chance: number }>();
  for (let first = 1; first <= SIDES; first++)
    for (let second = first; second <= SIDES; second++) {
      const chance = (first === second ? 1 : 2) / SIDES ** 2;
      const key = likeness(habits, needed, first, second);
      const same = found.get(key);
      if (same === undefined) found.set(key, { first, second, chance });
      else same.chance += chance;
    }
  return [...found.values()];
}

function likeness({ pairs, doubles, steps, help }: DiceHabits, needed: number, a: number, b: number): string {
  const total = a + b;
  const missing = Math.max(0, needed - total);
  if (pairs && missing > 0) return `${a} ${b}`;
  const step = steps.filter((at) => total >= at).length;
  return `${Math.min(missing, help + 1)} ${step} ${doubles && a === b ? 'double' : ''}`;
}

/** Every face of one die. */
export const ONE_DIE: readonly { readonly total: number; readonly chance: number }[] = Array.from(
  { length: SIDES },
  (_, i) => ({ total: i + 1, chance: 1 / SIDES }),
);
