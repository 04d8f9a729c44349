/** Spaces in words, and what is there. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { atPlace as placeOn } from '@wayrune/engine/text/names.ts';
import { game, heroName, type Session } from './session.ts';

/** "g7 Tamalir" or "e4 forest", for lists beside a map. */
export function shortPlace(session: Session, id: SpaceId): string {
  const board = landOf(game(session));
  const space = board.space[id];
  return `${id} ${board.town[space?.town ?? '']?.name ?? space?.terrain ?? ''}`;
}

/** "in Tamalir", "on the road east of Forge (f11)". */
export const atPlace = (session: Session, id: SpaceId): string => placeOn(game(session), id, { codes: true });

/** What a space offers; '' if nothing. */
export function whatLies(session: Session, id: SpaceId, seat: number): string {
  const asked = game(session);
  const parts: string[] = [];
  const counter = counterAt(asked, id);
  const undefeated = asked.state.track[undefeatedAt(asked, id)] ?? null;
  if (counter !== null) parts.push(`a ${counter} counter`);
  if (undefeated !== null) parts.push(`undefeated: ${info(asked, undefeated.card).card.name}`);
  for (const player of asked.state.players)
    if (player.seat !== seat && player.space === id) parts.push(heroName(session, player.seat));
  return parts.join(', ');
}

/** The space that an option is about, or null. */
export function spaceIn(session: Session, option: string): SpaceId | null {
  const board = landOf(game(session));
  const what = option.split(':')[1] ?? '';
  return Object.hasOwn(board.space, what) ? what : (board.town[what]?.space ?? null);
}
