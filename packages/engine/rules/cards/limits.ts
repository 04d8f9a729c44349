/** How many cards of a kind a player may have, and making room for one more. */
import { call, finish, procedure, type Frame } from '../../kernel/procedure.ts';
import type { Stat } from '../../effects/vocabulary.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { addHeld, discardHeld, leaveLimbo, newHeld, putAway } from './holdings.ts';
import { sum } from './values.ts';
import { isWon, itemKind, type CardInfo } from '../world/world.ts';

const BASE_LIMITS = { weapon: 2, armor: 1, ally: 2 } as const;

type Limited = keyof typeof BASE_LIMITS;

function limitedKind(card: CardInfo): Limited | null {
  if (card.holding === 'ally') return 'ally';
  const kind = itemKind(card)?.class;
  return kind === 'weapon' || kind === 'armor' ? kind : null;
}

/** Two Weapons, one Armor, two Allies; anything else without limit (LIMIT-1, LIMIT-2). */
export function hasRoom(game: Game, seat: number, card: string, without: readonly string[] = []): boolean {
  const player = playerAt(game, seat);
  const incoming = info(game, card);
  const kind = limitedKind(incoming);
  if (kind === null) return true;
  let same = 0;
  for (const held of kind === 'ally' ? player.allies : player.items)
    if (!without.includes(held.card) && limitedKind(info(game, held.card)) === kind) same++;
  const own = heldCard(player, card) === null ? ownLimit(incoming, `${kind}-limit`) : 0;
  return same < BASE_LIMITS[kind] + sum(game, `${kind}-limit`, seat, 'hero', null) + own;
}

/** A card that narrows a limit must fit into what it leaves; one that widens it makes no room for itself. */
export function ownLimit({ held }: CardInfo, stat: Stat): number {
  let change = 0;
  for (const modifier of held.always)
    if (modifier.stat === stat && typeof modifier.amount === 'number') change += modifier.amount;
  return Math.min(0, change);
}

/** Cards that could be discarded to make room for this one. */
export function couldMakeRoom(game: Game, seat: number, card: string): string[] {
  const player = playerAt(game, seat);
  return [...player.items, ...player.allies]
    .map((held) => held.card)
    .filter((own) => !isWon(info(game, own)) && game.world.policies.hasRoom(game, seat, card, [own]));
}

export interface AcquireFrame extends Frame {
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
