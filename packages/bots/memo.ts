import type { World } from '@wayrune/engine/rules/world.ts';

/** What was worked out comes up again soon or never: a full memory is simply emptied. */
const MOST = 8_000;

/** A memory of things worked out for a world. What is remembered must follow from the world and the key alone. */
export function memory<T>(): (world: World, key: string, find: () => T) => T {
  const tables = new WeakMap<World, Map<string, T>>();
  return (world, key, find) => {
    let table = tables.get(world);
    if (table === undefined) {
      table = new Map();
      tables.set(world, table);
    }
    if (table.size >= MOST) table.clear();
    return remember(table, key, find);
  };
}

export function remember<K, T>(table: Map<K, T>, key: K, find: () => T): T {
  let known = table.get(key);
  if (known === undefined) {
    known = find();
    table.set(key, known);
  }
  return known;
}
