/** The table of Zanaga as fights to come may find it. */
import { findMists, RITUAL_DECKS } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { lastingRites } from '@wayrune/engine/adventures/mists-of-zanaga/rituals/lasting.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld } from '../../memo.ts';

/** So many monsters roam and so many rituals are in play, more often than not. A few cards count them. */
const USUAL = 4;

const plainRites = memoByWorld<string>();

/** A ritual that affects nothing as long as it lies there: where only their number counts, any will do. */
const plainRite = (world: World): string =>
  plainRites(world, '', () => {
    const all = RITUAL_DECKS.flatMap((deck) => world.decks[deck] ?? []);
    return all.find((card) => lastingRites(world, [{ card, tokens: [] }]).length === 0) ?? '';
  });

/** Rituals that last and gods who are awake stay as they are; all else is usual, and the Lost City is somewhere else. */
export function foresee(world: World, state: State): State['extra'] {
  const mists = findMists(state);
  if (mists === null) return state.extra;
  const lasting = lastingRites(world, mists.rites).map((card) => ({ card, tokens: [] }));
  const plain = { card: plainRite(world), tokens: [] };
  const rites = [...lasting, ...Array.from({ length: Math.max(0, USUAL - lasting.length) }, () => plain)];
  const roaming = Array.from({ length: USUAL }, () => '');
  const nothing = { carried: {}, due: [], asleep: [], gone: [], chain: [], completed: [], lostCity: null };
  return { ...state.extra, 'mists-of-zanaga': { ...mists, ...nothing, rites, roaming } };
}
