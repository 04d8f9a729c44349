/** What must hold at every decision: checked by random play, never by a game. */
import type { Invariant, Invariants } from '../../rules/world/invariants.ts';
import { infoOf } from '../../rules/world/world.ts';
import { findLadder, POINTS_TO_WIN, RUNGS, TRIALS } from './ladder.ts';

const ladderIsSound: Invariant = (world, state, say) => {
  const ladder = findLadder(state);
  if (ladder === null) return;
  const { rungs, points, passed } = ladder;
  if (rungs.length > RUNGS) say(`${rungs.length} trials lie on the Ladder`);
  if (rungs.length === RUNGS && !state.frames.some(({ proc }) => proc === 'trial') && state.over === null)
    say('the Ladder is full and nobody faces a trial');
  for (const card of rungs) if (infoOf(world, card).deck !== TRIALS) say(`${card} lies on the Ladder`);
  points.forEach((count, seat) => {
    if (count > passed) say(`seat ${seat} has ${count} points for ${passed} trials`);
    if (count >= POINTS_TO_WIN && state.over === null) say(`seat ${seat} has won, and the game goes on`);
  });
};

export const ladderInvariants = (base: Invariants): Invariants => ({
  ...base,
  // Where cards lie that only this adventure knows of: each card is in exactly one place.
  cards: (state) => {
    const { rungs = [], dusks = [] } = findLadder(state) ?? {};
    return [...base.cards(state), ...rungs, ...dusks];
  },
  others: [...base.others, ladderIsSound],
});
