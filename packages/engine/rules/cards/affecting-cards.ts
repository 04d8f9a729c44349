/** Which cards affect a number, a rule or a window. Usually none does, so finding that out must be quick. */
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

/** One card that affects: the seat's own, one in force for all such as an Event, or the enemy (a card, or what a Hero who is fought has). */
export interface AffectingCard {
  readonly side: 'own' | 'event' | 'enemy';
  readonly face: Face;
  /** Whose card it is; for Events and Challenges, the seat it affects. */
  readonly seat: number;
  readonly source: string;
  /** 'hero', or the card of the Ally that bears it; '' for Events and Challenges. */
  readonly bearer: string;
  readonly held: Held | null;
}

/** Everything that a player's own cards affect. Memoized until a decision is made or their cards change. */
export function ownBits(game: Game, seat: number, which: Bits): number {
  const known = game.ownAffects[seat] ?? collectBits(game, seat);
  return known[which];
}

function collectBits(game: Game, seat: number): Face['affects'] {
  const { hero, items, allies, kept } = playerAt(game, seat);
  const own = info(game, hero).held.affects;
  let bits = own;
  if (items.length + allies.length + kept.length > 0) {
    const all: AllBits = [own[STAT_BITS], own[RULE_BITS], own[OFFERED_BITS], own[FORCED_BITS]];
    addBits(game, items, all);
    addBits(game, allies, all);
    addBits(game, kept, all);
    bits = all;
  }
  game.ownAffects[seat] = bits;
  return bits;
}

type AllBits = [stats: number, rules: number, offered: number, forced: number];

function addBits(game: Game, row: readonly Held[], bits: AllBits): void {
  for (const held of row) {
    if (held.used) continue;
    const { affects } = info(game, held.card).held;
    bits[STAT_BITS] |= affects[STAT_BITS];
    bits[RULE_BITS] |= affects[RULE_BITS];
    bits[OFFERED_BITS] |= affects[OFFERED_BITS];
    bits[FORCED_BITS] |= affects[FORCED_BITS];
  }
}

/** Everything that the cards in force for the whole table affect. */
export const tableBits = (game: Game, which: Bits): number => inForce(game).affects[which];

/** Whether any card affects this seat: its own, those in force for all, or its enemy's. */
export function isAffected(game: Game, seat: number, which: Bits, bit: number): boolean {
  if ((ownBits(game, seat, which) & bit) !== 0) return true;
  return (game.world.othersBits[which] & bit) !== 0 && isAffectedByOthers(game, seat, which, bit);
}

function isAffectedByOthers(game: Game, seat: number, which: Bits, bit: number): boolean {
  if ((tableBits(game, which) & bit) !== 0) return true;
  if ((game.world.enemyBits[which] & bit) === 0) return false;
  const combat = combatOf(game);
  if (combat === null || !isFighting(combat, seat)) return false;
  if (!isDuel(combat)) return (foeInfo(game, combat.card).front.affects[which] & bit) !== 0;
  return (ownBits(game, opponent(combat, seat), which) & bit) !== 0;
}

/** Every card that affects a seat: the enemy's first, then those in force for all, then its own. */
export function affectingCards(game: Game, seat: number, which: Bits, bit: number): readonly AffectingCard[] {
  let found = NONE;
  const combat = combatOf(game);
  if (combat !== null && isFighting(combat, seat)) {
    if (!isDuel(combat)) found = withFront(found, 'enemy', foeInfo(game, combat.card), seat, which, bit);
    else found = withOwn(found, game, 'enemy', opponent(combat, seat), which, bit);
  }
  if ((tableBits(game, which) & bit) !== 0)
    for (const card of tableCards(game)) found = withFront(found, 'event', card, seat, which, bit);
  return withOwn(found, game, 'own', seat, which, bit);
}

/** The player's own cards that affect something: Hero, Items, Allies, kept cards; face-down ones do not count. */
export const ownAffectingCards = (
  game: Game,
  seat: number,
  which: Bits,
  bit: number,
): readonly AffectingCard[] => withOwn(NONE, game, 'own', seat, which, bit);

const NONE: readonly AffectingCard[] = [];

/** A list of one is written out: V8 reserves 17 places for the first `push` to an empty list, and few get a second entry. */
function joined(found: readonly AffectingCard[], card: AffectingCard): readonly AffectingCard[] {
  if (found === NONE) return [card];
  (found as AffectingCard[]).push(card);
  return found;
}

function withOwn(
  found: readonly AffectingCard[],
  game: Game,
  side: 'own' | 'enemy',
  seat: number,
  which: Bits,
  bit: number,
): readonly AffectingCard[] {
  if ((ownBits(game, seat, which) & bit) === 0) return found;
  const { hero, items, allies, kept } = playerAt(game, seat);
  const { held: face } = info(game, hero);
  let all = found;
  if ((face.affects[which] & bit) !== 0)
    all = joined(all, { side, face, seat, source: hero, bearer: 'hero', held: null });
  all = withRow(all, game, side, seat, items, which, bit);
  all = withRow(all, game, side, seat, allies, which, bit);
  return withRow(all, game, side, seat, kept, which, bit);
}

function withRow(
  found: readonly AffectingCard[],
  game: Game,
  side: 'own' | 'enemy',
  seat: number,
  row: readonly Held[],
  which: Bits,
  bit: number,
): readonly AffectingCard[] {
  let all = found;
  for (const held of row) {
    const { held: face, fighter } = info(game, held.card);
    if (held.used || (face.affects[which] & bit) === 0) continue;
    const bearer = fighter === null ? 'hero' : held.card;
    all = joined(all, { side, face, seat, source: held.card, bearer, held });
  }
  return all;
}

const withFront = (
  found: readonly AffectingCard[],
  side: 'event' | 'enemy',
  { id, front }: CardInfo,
  seat: number,
  which: Bits,
  bit: number,
): readonly AffectingCard[] =>
  (front.affects[which] & bit) === 0
    ? found
    : joined(found, { side, face: front, seat, source: id, bearer: '', held: null });
