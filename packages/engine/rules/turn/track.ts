/** The undefeated challenge track. */
import type { SpaceId } from '../world/board.ts';
import { tell, type Game } from '../world/game.ts';
import { leaveLimbo } from '../cards/holdings.ts';
import type { State } from '../world/state.ts';

const COUNTERS = 6;

/** The number on the undefeated counter of a place: where counters are put to another use, those are the first ones. */
export const placeNumber = ({ track }: Pick<State, 'track'>, place: number): number =>
  COUNTERS - track.length + place + 1;

export function undefeatedAt(game: Game, space: SpaceId): number {
  const { track } = game.state;
  for (let i = 0; i < track.length; i++) {
    const entry = track[i] ?? null;
    if (entry !== null && entry.space === space) return i;
  }
  return -1;
}

/** To the first open place; a full track gives up what has lain there longest (TRACK-1 to TRACK-3). */
export function toTrack(game: Game, card: string, space: SpaceId): void {
  const { track } = game.state;
  if (track.some((entry) => entry?.card === card)) return;
  leaveLimbo(game, card);
  let place = track.indexOf(null);
  if (place < 0) {
    place = oldest(game);
    const out = track[place];
    if (out) game.world.policies.discardAdventure(game, leaveTrack(game, place) ?? out.card);
  }
  track[place] = { card, space, since: game.state.turn };
  tell(game, { type: 'undefeated', card, place, space });
}

function oldest(game: Game): number {
  let place = 0;
  game.state.track.forEach((entry, i) => {
    if (entry !== null && entry.since < (game.state.track[place]?.since ?? 0)) place = i;
  });
  return place;
}

/** Frees a place; the card is the caller's. */
export function leaveTrack(game: Game, place: number): string | null {
  const entry = game.state.track[place] ?? null;
  if (entry === null) return null;
  game.state.track[place] = null;
  tell(game, { type: 'left-track', card: entry.card, place });
  return entry.card;
}
