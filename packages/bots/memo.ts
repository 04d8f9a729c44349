import type { World } from '@wayrune/engine/rules/world/world.ts';

const MOST = 8_000;

/**
 * Memoizes by world and key; what is kept must follow from these alone. What was worked out comes up again soon or never, so a
 * table with the most entries it may have is simply emptied.
 */
export function memoByWorld<T>(most = MOST): (world: World, key: string, find: () => T) => T {
  const tables = new WeakMap<World, Map<string, T>>();
  return (world, key, find) => {
    const table = memoize(tables, world, () => new Map<string, T>());
    if (table.size >= most) table.clear();
    return memoize(table, key, find);
  };
}

interface Table<K, T> {
  readonly get: (key: K) => T | undefined;
  readonly set: (key: K, value: T) => unknown;
}

export function memoize<K, T>(table: Table<K, T>, key: K, find: () => T): T {
  let known = table.get(key);
  if (known === undefined) {
    known = find();
    table.set(key, known);
  }
  return known;
}
