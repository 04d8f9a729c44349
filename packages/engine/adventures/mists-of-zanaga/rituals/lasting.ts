/** Rituals that affect the table as long as they are in play (EFFECT-4). */
import { infoOf, type World } from '../../../rules/world/world.ts';
import type { Rite } from '../mists.ts';

/** Whether it does anything before it is completed. */
export function isLasting(world: World, card: string): boolean {
  for (const bits of infoOf(world, card).front.affects) if (bits !== 0) return true;
  return false;
}

const NONE: readonly string[] = [];

/** The last answer: it is asked several times for each decision, and rituals come and go seldom. */
const latest: { world: World | null; rites: readonly Rite[]; lasting: readonly string[] } = {
  world: null,
  rites: [],
  lasting: NONE,
};

/** Those of a track that do; mostly there are none. */
export function lastingRites(world: World, rites: readonly Rite[]): readonly string[] {
  if (latest.rites !== rites || latest.world !== world) findLasting(world, rites);
  return latest.lasting;
}

function findLasting(world: World, rites: readonly Rite[]): void {
  latest.world = world;
  latest.rites = rites;
  latest.lasting = NONE;
  for (const { card } of rites) if (isLasting(world, card)) latest.lasting = [...latest.lasting, card];
}
