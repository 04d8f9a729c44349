/** Which cards have something to say. Mostly none has, and finding that out must be quick. */
import { combatOf } from './combat-frame.ts';
import { opponent } from './counting.ts';
import { info, playerAt, type Game } from './game.ts';
import type { Held, Player } from './state.ts';
import { type Bits, type Face, FORCED_BITS, OFFERED_BITS, RULE_BITS, STAT_BITS } from './world.ts';

/** One card that speaks: his own, the Event in play, or the enemy (a card, or what a Hero who is fought has). */
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
  const [stats, rules, offered, forced] = info(game, hero).held.speaks;
  const heard: Heard = [stats, rules, offered, forced];
  listenTo(game, items, heard);
  listenTo(game, allies, heard);
  listenTo(game, kept, heard);
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

/** What the Event in play speaks of; asked so often that the last answer is kept. */
function eventBits(game: Game, which: Bits): number {
  const { event } = game.state;
  if (event === null) return 0;
  if (game.event?.id !== event) game.event = info(game, event);
  return game.event.front.speaks[which];
}

/** Whether any card has something to say to this seat: his own, the Event in play, or his enemy's. */
export function isHeard(game: Game, seat: number, which: Bits, bit: number): boolean {
  if (((ownBits(game, seat, which) | eventBits(game, which)) & bit) !== 0) return true;
  if ((game.world.enemyBits[which] & bit) === 0) return false;
  const combat = combatOf(game);
  if (combat === null || (combat.seat !== seat && combat.other !== seat)) return false;
  if (combat.other < 0) return (info(game, combat.card).front.speaks[which] & bit) !== 0;
  return (ownBits(game, opponent(combat, seat), which) & bit) !== 0;
}

/** The player's own cards that speak of something: Hero, Items, Allies, kept cards; face-down ones are silent. */
export function ownVoices(
  game: Game,
  player: Player,
  which: Bits,
  bit: number,
  side: 'own' | 'enemy' = 'own',
): Voice[] {
  const { seat, hero } = player;
  const voices: Voice[] = [];
  const { held: heroFace } = info(game, hero);
  if ((heroFace.speaks[which] & bit) !== 0) {
    voices.push({ side, face: heroFace, seat, source: hero, bearer: 'hero', held: null });
  }
  for (const row of [player.items, player.allies, player.kept]) {
    for (const held of row) {
      const { held: face, fighter } = info(game, held.card);
      if (held.used || (face.speaks[which] & bit) === 0) continue;
      voices.push({
        side,
        face,
        seat,
        source: held.card,
        bearer: fighter === null ? 'hero' : held.card,
        held,
      });
    }
  }
  return voices;
}

function frontVoice(
  game: Game,
  side: 'event' | 'enemy',
  card: string,
  seat: number,
  which: Bits,
  bit: number,
): Voice[] {
  const face = info(game, card).front;
  return (face.speaks[which] & bit) === 0 ? [] : [{ side, face, seat, source: card, bearer: '', held: null }];
}

/** Every card that speaks to a seat: the enemy's first, then the Event, then his own. */
export function voices(game: Game, seat: number, which: Bits, bit: number): Voice[] {
  const { event } = game.state;
  const own = ownVoices(game, playerAt(game, seat), which, bit);
  const world = event === null ? [] : frontVoice(game, 'event', event, seat, which, bit);
  return [...enemyVoices(game, seat, which, bit), ...world, ...own];
}

function enemyVoices(game: Game, seat: number, which: Bits, bit: number): Voice[] {
  const combat = combatOf(game);
  if (combat === null || (combat.seat !== seat && combat.other !== seat)) return [];
  if (combat.other < 0) return frontVoice(game, 'enemy', combat.card, seat, which, bit);
  return ownVoices(game, playerAt(game, opponent(combat, seat)), which, bit, 'enemy');
}
