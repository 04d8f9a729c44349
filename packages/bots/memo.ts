import type { World } from '@wayrune/engine/rules/world.ts';

/** What was worked out comes up again soon or never: a full memory is simply emptied. */
const MOST = 8_000;

/** A memory of things worked out for a world. What is remembered must follow from the world and the key alone. */
export function memoByWorld<T>(): (world: World, key: string, find: () => T) => T {
  const tables = new WeakMap<World, Map<string, T>>();
  return (world, key, find) => {
    const table = memoize(tables, world, () => new Map<string, T>());
    if (table.size >= MOST) table.clear();
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
