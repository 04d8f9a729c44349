/** Which cards have something to say. Mostly none has, and finding that out must be quick. */
import { combatOf } from '../combat/combat-frame.ts';
import { isDuel, isFighting, opponent } from '../combat/fighters.ts';
import { foeInfo, inForce, info, playerAt, tableCards, type Game } from '../world/game.ts';
import type { Held } from '../world/state.ts';
import {
  type Bits,
  type CardInfo,
  type Face,
  FORCED_BITS,
  OFFERED_BITS,
  RULE_BITS,
  STAT_BITS,
} from '../world/world.ts';

/** One card that speaks: the seat's own, one in force for all such as an Event, or the enemy (a card, or what a Hero who is fought has). */
export interface Voice {
  readonly side: 'own' | 'event' | 'enemy';
  readonly face: Face;
  /** Whose card it is; for Events and Challenges, the seat that hears it. */
  readonly seat: number;
  readonly source: string;
  /** 'hero', or the card of the Ally that bears it; '' for Events and Challenges. */
  readonly bearer: string;
  readonly held: Held | null;
}

/** All that a player's own cards speak of. Looked up once a decision, and again when his cards have changed. */
export function ownBits(game: Game, seat: number, which: Bits): number {
  const known = game.heard[seat] ?? listen(game, seat);
  return known[which];
}

function listen(game: Game, seat: number): Face['speaks'] {
  const { hero, items, allies, kept } = playerAt(game, seat);
  const own = info(game, hero).held.speaks;
  let heard = own;
  if (items.length + allies.length + kept.length > 0) {
    const all: Heard = [own[STAT_BITS], own[RULE_BITS], own[OFFERED_BITS], own[FORCED_BITS]];
    listenTo(game, items, all);
    listenTo(game, allies, all);
    listenTo(game, kept, all);
    heard = all;
  }
  game.heard[seat] = heard;
  return heard;
}

type Heard = [stats: number, rules: number, offered: number, forced: number];

function listenTo(game: Game, row: readonly Held[], heard: Heard): void {
  for (const held of row) {
    if (held.used) continue;
    const { speaks } = info(game, held.card).held;
    heard[STAT_BITS] |= speaks[STAT_BITS];
    heard[RULE_BITS] |= speaks[RULE_BITS];
    heard[OFFERED_BITS] |= speaks[OFFERED_BITS];
    heard[FORCED_BITS] |= speaks[FORCED_BITS];
  }
}

/** All that the cards in force for the whole table speak of. */
export const tableBits = (game: Game, which: Bits): number => inForce(game).speaks[which];

/** Whether any card has something to say to this seat: its own, those in force for all, or its enemy's. */
export function isHeard(game: Game, seat: number, which: Bits, bit: number): boolean {
  if ((ownBits(game, seat, which) & bit) !== 0) return true;
  return (game.world.othersBits[which] & bit) !== 0 && isHeardFromOthers(game, seat, which, bit);
}

function isHeardFromOthers(game: Game, seat: number, which: Bits, bit: number): boolean {
  if ((tableBits(game, which) & bit) !== 0) return true;
  if ((game.world.enemyBits[which] & bit) === 0) return false;
  const combat = combatOf(game);
  if (combat === null || !isFighting(combat, seat)) return false;
  if (!isDuel(combat)) return (foeInfo(game, combat.card).front.speaks[which] & bit) !== 0;
  return (ownBits(game, opponent(combat, seat), which) & bit) !== 0;
}

/** Every card that speaks to a seat: the enemy's first, then those in force for all, then its own. */
export function voices(game: Game, seat: number, which: Bits, bit: number): Voice[] {
  const found: Voice[] = [];
  const combat = combatOf(game);
  if (combat !== null && isFighting(combat, seat)) {
    if (!isDuel(combat)) addFront('enemy', foeInfo(game, combat.card), seat, which, bit, found);
    else addOwn(game, 'enemy', opponent(combat, seat), which, bit, found);
  }
  if ((tableBits(game, which) & bit) !== 0)
    for (const card of tableCards(game)) addFront('event', card, seat, which, bit, found);
  addOwn(game, 'own', seat, which, bit, found);
  return found;
}

/** The player's own cards that speak of something: Hero, Items, Allies, kept cards; face-down ones are silent. */
export function ownVoices(game: Game, seat: number, which: Bits, bit: number): Voice[] {
  const found: Voice[] = [];
  addOwn(game, 'own', seat, which, bit, found);
  return found;
}

function addOwn(
  game: Game,
  side: 'own' | 'enemy',
  seat: number,
  which: Bits,
  bit: number,
  found: Voice[],
): void {
  if ((ownBits(game, seat, which) & bit) === 0) return;
  const { hero, items, allies, kept } = playerAt(game, seat);
  const { held: face } = info(game, hero);
  if ((face.speaks[which] & bit) !== 0)
    found.push({ side, face, seat, source: hero, bearer: 'hero', held: null });
  addRow(game, side, seat, items, which, bit, found);
  addRow(game, side, seat, allies, which, bit, found);
  addRow(game, side, seat, kept, which, bit, found);
}

function addRow(
  game: Game,
  side: 'own' | 'enemy',
  seat: number,
  row: readonly Held[],
  which: Bits,
  bit: number,
  found: Voice[],
): void {
  for (const held of row) {
    const { held: face, fighter } = info(game, held.card);
    if (held.used || (face.speaks[which] & bit) === 0) continue;
    const bearer = fighter === null ? 'hero' : held.card;
    found.push({ side, face, seat, source: held.card, bearer, held });
  }
}

function addFront(
  side: 'event' | 'enemy',
  { id, front }: CardInfo,
  seat: number,
  which: Bits,
  bit: number,
  found: Voice[],
): void {
  if ((front.speaks[which] & bit) !== 0)
    found.push({ side, face: front, seat, source: id, bearer: '', held: null });
}
