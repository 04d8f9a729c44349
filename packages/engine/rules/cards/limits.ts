/** How many cards of a kind a player may have, and making room for one more. */
import { call, finish, procedure, type Frame } from '../../kernel/procedure.ts';
import type { Stat } from '../../effects/vocabulary.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { printedOf } from './forms.ts';
import { clashing, isRitual } from '../rituals/rituals.ts';
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

/** Two Weapons, one Armor, two Allies, no two Rituals that clash; anything else without limit (LIMIT-1, LIMIT-2, P1). */
export function hasRoom(game: Game, seat: number, card: string, without: readonly string[] = []): boolean {
  const player = playerAt(game, seat);
  const incoming = info(game, card);
  if (isRitual(incoming)) return clashing(game, seat, card, without).length === 0;
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

/** What could be discarded to make room for this card: one of several cards, or all Rituals that clash with it (P3). */
export function couldMakeRoom(game: Game, seat: number, card: string): string[][] {
  const player = playerAt(game, seat);
  if (isRitual(info(game, card))) return [clashing(game, seat, card)];
  return [...player.items, ...player.allies]
    .map((held) => held.card)
    .filter((own) => !isWon(info(game, own)) && game.world.policies.hasRoom(game, seat, card, [own]))
    .map((own) => [own]);
}

export interface AcquireFrame extends Frame {
  proc: 'acquire';
  seat: number;
  /** The card, or the form of it that is gained. */
  card: string;
}

/** Whether there is room for a card, or could be made. */
const couldHold = (game: Game, seat: number, card: string): boolean =>
  game.world.policies.hasRoom(game, seat, card) || couldMakeRoom(game, seat, card).length > 0;

/** A card comes to a player from an adventure or an effect: it lies in limbo until it is placed or refused (W13). */
export function acquire(game: Game, seat: number, card: string): void {
  call<AcquireFrame>(game, { proc: 'acquire', seat, card });
}

export const acquireProcedure = procedure<Game, AcquireFrame>({
  /** Whoever gains an Equipping Ally says what it is to them (P2); without room for either it is refused (P15). */
  form: {
    ask(game, { seat, card }) {
      const { forms } = info(game, card);
      if (forms.length === 1) return null;
      const options = forms.filter((form) => couldHold(game, seat, form)).map((form) => `form:${form}`);
      return { seat, kind: 'form', options };
    },
    answer(_, frame, choice) {
      frame.card = choice.slice('form:'.length);
    },
  },
  room: {
    ask(game, { seat, card }) {
      if (game.world.policies.hasRoom(game, seat, card)) return null;
      const options = couldMakeRoom(game, seat, card).map((cards) => `swap:${cards.join(',')}`);
      return { seat, kind: 'acquire', options: [...options, 'refuse'] };
    },
    answer(game, { seat, card }, choice) {
      if (choice !== 'refuse') {
        for (const own of choice.slice('swap:'.length).split(',')) discardHeld(game, seat, own, 'discarded');
        return;
      }
      leaveLimbo(game, printedOf(game, card));
      tell(game, { type: 'lost', seat, card, why: 'refused' });
      putAway(game, card);
      finish(game, false);
    },
  },
  take(game, { seat, card }) {
    if (!leaveLimbo(game, printedOf(game, card))) return;
    addHeld(game, seat, newHeld(game, card, 0));
    tell(game, { type: 'gained', seat, card });
    game.world.policies.checkVictory(game, seat);
  },
});
