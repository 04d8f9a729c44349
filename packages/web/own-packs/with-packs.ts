import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';

/** A library with further packs. One of the same id is replaced, so that a worker may be told of what it has. */
export function withPacks(library: Library, packs: readonly Pack[]): Library {
  if (packs.length === 0) return library;
  const ids = new Set(packs.map(({ pack }) => pack));
  return { ...library, packs: [...library.packs.filter(({ pack }) => !ids.has(pack)), ...packs] };
}

/** The packs of a game that do not come with Wayrune: a worker has to be handed them. */
export const ownPacksOf = ({ parts, packs }: Library, setup: Setup): Pack[] =>
  packs.filter(({ pack }) => setup.packs.includes(pack) && !Object.hasOwn(parts, pack));
