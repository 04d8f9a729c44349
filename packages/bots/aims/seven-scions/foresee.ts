/** The table of The Seven Scions as fights to come may find it. */
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';

/** Where the storm counter stands, who holds which counter and who sleeps touches no fight: what was found out lasts. */
export function foresee(_: World, state: State): State['extra'] {
  const storm = findStorm(state);
  if (storm === null) return state.extra;
  const nothing = {
    space: 0,
    defeated: null,
    cut: false,
    lulls: 0,
    asleep: [],
    counters: [],
    out: [],
    lent: {},
  };
  return { ...state.extra, 'seven-scions': { ...storm, ...nothing, scores: null, roused: false } };
}
