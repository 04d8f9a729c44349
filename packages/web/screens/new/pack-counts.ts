import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import type { Pack } from '@wayrune/engine/parts/library.ts';

/** In the order in which they are listed. */
export const KINDS_OF_CARDS = [
  'hero',
  'item',
  'ally',
  'challenge',
  'event',
  'encounter',
  'special',
] as const satisfies readonly Card['kind'][];

/** How many cards of each kind a pack has, copies included. */
export function countByKind({ cards }: Pack): ReadonlyMap<Card['kind'], number> {
  const counts = new Map<Card['kind'], number>();
  for (const { kind, count = 1 } of cards) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}
