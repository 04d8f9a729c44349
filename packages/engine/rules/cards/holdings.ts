/** Cards in players' hands: gaining and losing them. */
import { putAtBottom } from '../../kernel/deck.ts';
import { settleSoon } from '../calls.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { inNewHands, printedOf } from './forms.ts';
import type { Held, Player } from '../world/state.ts';
import { VITAL } from '../world/unsteady.ts';
import { initialCounters, isAdventure, STAT_BITS } from '../world/world.ts';

type WhyLost = 'discarded' | 'used' | 'killed' | 'knocked-out' | 'taken' | 'refused';

export function newHeld(game: Game, card: string, bought: number): Held {
  return {
    card,
    used: false,
    wounds: 0,
    exhaustion: 0,
    counters: initialCounters(info(game, card)),
    bought,
  };
}

/** The row of the player's area in which such a card lies. */
export function rowFor(game: Game, player: Player, card: string): Held[] {
  const { holding } = info(game, card);
  if (holding === 'item') return player.items;
  if (holding === 'ally') return player.allies;
  return player.kept;
}

/** Whatever else it narrows, limits or Life, holds at once (G28). */
export function addHeld(game: Game, seat: number, held: Held): void {
  const player = playerAt(game, seat);
  rowFor(game, player, held.card).push(held);
  game.ownAffects[seat] = null;
  if (isVital(game, held.card)) settleSoon(game, seat);
}

/** Face down when it has been activated, face up again when it is refreshed. */
export function turnCard(game: Game, seat: number, held: Held, used: boolean): void {
  held.used = used;
  game.ownAffects[seat] = null;
  if (isVital(game, held.card)) settleSoon(game, seat);
}

/** Whether a card affects Life, Stamina or limits, so that turning it may put its owner beyond them (G28). */
const isVital = (game: Game, card: string): boolean =>
  (info(game, card).held.affects[STAT_BITS] & VITAL) !== 0;

/** What a player has becomes another form of the same card, in its place. */
export function takeForm(game: Game, seat: number, held: Held, form: string): void {
  const row = rowFor(game, playerAt(game, seat), held.card);
  const { used, wounds, exhaustion, counters, bought } = held;
  row[row.indexOf(held)] = { card: form, used, wounds, exhaustion, counters, bought };
  game.ownAffects[seat] = null;
  if (isVital(game, form)) settleSoon(game, seat);
}

/** Takes a card from a player's area without putting it anywhere. */
export function removeHeld(game: Game, seat: number, card: string): Held | null {
  const player = playerAt(game, seat);
  const held = heldCard(player, card);
  if (held === null) return null;
  const row = rowFor(game, player, card);
  row.splice(row.indexOf(held), 1);
  game.ownAffects[seat] = null;
  settleSoon(game, seat);
  return held;
}

/**
 * A card changes hands with all that lies on it, in the form that its new owner wants. What it was held against may
 * differ there: both are settled (G28, W28).
 */
export function handOver(game: Game, from: number, to: number, form: string): void {
  const card = heldAs(game, from, form);
  const held = card === null ? null : removeHeld(game, from, card);
  if (card === null || held === null) return;
  tell(game, { type: 'lost', seat: from, card, why: 'taken' });
  addHeld(game, to, inNewHands(game, held, form));
  settleSoon(game, to);
  tell(game, { type: 'gained', seat: to, card: form });
}

/** What a card is in a player's hands, whatever form of it is named; null if they have it in none. */
function heldAs(game: Game, seat: number, form: string): string | null {
  const player = playerAt(game, seat);
  if (heldCard(player, form) !== null) return form;
  const printed = printedOf(game, form);
  for (const row of [player.items, player.allies, player.kept])
    for (const { card } of row) if (printedOf(game, card) === printed) return card;
  return null;
}

/** A card that leaves a player's area goes under the deck it came from; its counters go (G18). */
export function discardHeld(game: Game, seat: number, card: string, why: WhyLost): void {
  if (removeHeld(game, seat, card) === null) return;
  tell(game, { type: 'lost', seat, card, why });
  putAway(game, card);
}

/** Market cards go to the bottom of the market deck, Challenges under theirs (W4), Encounters out of the game (G26). */
export function putAway(game: Game, card: string): void {
  const cardInfo = info(game, card);
  if (!isAdventure(cardInfo)) bottomOf(game, cardInfo.deck, cardInfo.printed);
  else game.world.policies.discardAdventure(game, card);
}

export function bottomOf(game: Game, deck: string, card: string): void {
  const pile = game.state.decks[deck];
  if (pile === undefined) throw new Error(`no deck "${deck}"`);
  putAtBottom(pile, card);
}

/** Out of the hands of the one who resolves it; false if it already lies somewhere. */
export function leaveLimbo(game: Game, card: string): boolean {
  const { limbo } = game.state;
  const at = limbo.indexOf(card);
  if (at < 0) return false;
  limbo.splice(at, 1);
  return true;
}
