/** How many cards of a kind a player may have, and making room for one more. */
import { call, finish, procedure, type Frame } from '../kernel/procedure.ts';
import { info, playerAt, tell, type Game } from './game.ts';
import { addHeld, discardHeld, leaveLimbo, newHeld, putAway } from './holdings.ts';
import { sum } from './values.ts';
import { itemKind } from './world.ts';

export const BASE_LIMITS = { weapon: 2, armor: 1, ally: 2 } as const;

/** Two Weapons, one Armor, two Allies; anything else without limit (LIMIT-1, LIMIT-2). */
export function hasRoom(game: Game, seat: number, card: string, without: readonly string[] = []): boolean {
  const player = playerAt(game, seat);
  const incoming = info(game, card);
  if (incoming.holding === 'ally') {
    const count = player.allies.filter((held) => !without.includes(held.card)).length;
    return count < BASE_LIMITS.ally + sum(game, 'ally-limit', seat, 'hero', null);
  }
  const kind = itemKind(incoming)?.class;
  if (kind !== 'weapon' && kind !== 'armor') return true;
  const same = player.items.filter(
    (held) => !without.includes(held.card) && itemKind(info(game, held.card))?.class === kind,
  );
  return same.length < BASE_LIMITS[kind] + sum(game, `${kind}-limit`, seat, 'hero', null);
}

/** Cards that could be discarded to make room for this one. */
export function couldMakeRoom(game: Game, seat: number, card: string): string[] {
  const player = playerAt(game, seat);
  return [...player.items, ...player.allies]
    .map((held) => held.card)
    .filter(
      (own) => info(game, own).deck === 'market' && game.world.policies.hasRoom(game, seat, card, [own]),
    );
}

interface AcquireFrame extends Frame {
  proc: 'acquire';
  seat: number;
  card: string;
}

/** A card comes to a player from an adventure or an effect: it lies in limbo until it is placed or refused (W13). */
export function acquire(game: Game, seat: number, card: string): void {
  call<AcquireFrame>(game, { proc: 'acquire', seat, card });
}

export const acquireProcedure = procedure<Game, AcquireFrame>({
  room: {
    ask(game, { seat, card }) {
      if (game.world.policies.hasRoom(game, seat, card)) return null;
      const options = couldMakeRoom(game, seat, card).map((own) => `swap:${own}`);
      return { seat, kind: 'acquire', options: [...options, 'refuse'] };
    },
    answer(game, { seat, card }, choice) {
      if (choice !== 'refuse') {
        discardHeld(game, seat, choice.slice('swap:'.length), 'discarded');
        return;
      }
      leaveLimbo(game, card);
      tell(game, { type: 'lost', seat, card, why: 'refused' });
      putAway(game, card);
      finish(game, false);
    },
  },
  take(game, { seat, card }) {
    if (!leaveLimbo(game, card)) return;
    addHeld(game, seat, newHeld(game, card, 0));
    tell(game, { type: 'gained', seat, card });
    game.world.policies.checkVictory(game, seat);
  },
});
