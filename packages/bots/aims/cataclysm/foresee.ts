/** The table of The Cataclysm as fights to come may find it. */
import { findCataclysm } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';

/** What Heroes have done for quests touches no fight: what was found out about fights lasts. */
export function foresee(_: World, state: State): State['extra'] {
  const found = findCataclysm(state);
  return found === null ? state.extra : { ...state.extra, cataclysm: { ...found, progress: {} } };
}
