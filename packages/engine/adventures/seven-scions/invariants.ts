/** What must hold at every decision of The Seven Scions. */
import type { Invariant, Invariants } from '../../rules/world/invariants.ts';
import { infoOf } from '../../rules/world/world.ts';
import { findStorm, isScion, TRACK_SPACES } from './storm.ts';

const SCION = { kind: 'scion', most: 1, stat: null, least: 1 } as const;

const stormIsSound: Invariant = (world, state, say) => {
  const storm = findStorm(state);
  if (storm === null) return;
  const { space, asleep, counters, lords, scores } = storm;
  if (space < 0 || space > TRACK_SPACES) say(`the storm counter stands on space ${space}`);
  if (lords.length > state.players.length)
    say(`${lords.length} Stormlords for ${state.players.length} players`);
  const held = counters.filter((card) => card !== null);
  if (new Set(held).size !== held.length) say('two players hold the counter of one Scion');
  for (const card of held)
    if (!asleep.includes(card)) say(`the counter of ${card} is held while it is awake`);
  if (state.event !== null) say('an Event lies in play');
  if (state.track.some((entry) => entry !== null)) say('a Challenge lies on the undefeated track');
  if (scores === null && state.over !== null) say('the game is over before the Endgame');
  const stormy = state.frames.some(({ proc }) => proc === 'storm' || proc === 'finale');
  if (state.over === null && storm.roused !== stormy)
    say('Scions take part where they should not, or do not');
};

/** A Scion speaks and attacks only while there is a storm. */
const scionsRest: Invariant = (world, state, say) => {
  const roused = findStorm(state)?.roused === true;
  for (const { seat, allies } of state.players)
    for (const { card } of allies) {
      const ally = infoOf(world, card);
      if (isScion(ally) && (ally.id !== ally.printed) !== roused)
        say(`${card} of seat ${seat} is ${roused ? 'resting in' : 'roused outside'} a storm`);
    }
};

export const stormInvariants = (base: Invariants): Invariants => ({
  ...base,
  cards(state) {
    const { asleep = [], lords = [] } = findStorm(state) ?? {};
    return [...base.cards(state), ...asleep, ...lords];
  },
  limitOf: (world, card) => (isScion(infoOf(world, card)) ? SCION : base.limitOf(world, card)),
  others: [...base.others, stormIsSound, scionsRest],
});
