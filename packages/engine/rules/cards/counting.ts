/** Things that cards count, and who is asking. */
import type { Amount, Attribute, Countable, Phase, Skill } from '../../effects/vocabulary.ts';
import { challengeOf, combatOf, foeCard } from '../combat/combat-frame.ts';
import { defending, entrants, isDuel, opponent } from '../combat/fighters.ts';
import type { RollKind } from '../world/events.ts';
import { heldCard, info, playerAt, type Game } from '../world/game.ts';
import type { Player } from '../world/state.ts';
import { curseOf, itemKind } from '../world/world.ts';

/** What a roll is about, whether it is being made or only thought of. */
export interface RollLike {
  readonly seat: number;
  /** 'hero' or the card of an Ally. */
  readonly who: string;
  readonly kind: RollKind;
  readonly phase: Phase | null;
  /** Made in its phase of the combat round, and not before combat (CARD-7). */
  readonly inPhase: boolean;
  readonly attribute: Attribute;
  readonly skill: Skill | null;
}

/** Who asks: the bearer of a card, with the roll at hand if there is one. */
export interface Asker {
  readonly seat: number;
  readonly bearer: string;
  readonly source: string;
  readonly roll: RollLike | null;
}

export function amountOf(game: Game, amount: Amount, asker: Asker): number {
  if (typeof amount === 'number') return amount;
  if ('roll' in amount) throw new Error('dice are rolled by effects, not by modifiers');
  const value = count(game, amount.count, asker) * (amount.times ?? 1) + (amount.plus ?? 0);
  return amount.max === undefined ? value : Math.min(value, amount.max);
}

export const count = (game: Game, what: Countable, asker: Asker): number =>
  COUNTERS[what](game, playerAt(game, asker.seat), asker);

const COUNTERS: Readonly<Record<Countable, (game: Game, player: Player, asker: Asker) => number>> = {
  allies: (_, p) => p.allies.length,
  items: (_, p) => p.items.length,
  weapons: (g, p) => p.items.filter((held) => itemKind(info(g, held.card))?.class === 'weapon').length,
  wounds: (_, p) => p.wounds,
  exhaustion: (_, p) => p.exhaustion,
  level: (_, p) => experienceCounters(p),
  'experience-value': (_, p) => p.paid,
  runes: (g, p) => p.kept.filter((held) => info(g, held.card).holding === 'rune').length,
  gold: (_, p) => p.gold,
  round: (g) => combatOf(g)?.round ?? 0,
  'foe-wounds': (g, p) => enemyWounds(g, p.seat),
  'heroes-here': (g, p) =>
    p.space === null ? 0 : g.state.players.filter((o) => o.seat !== p.seat && o.space === p.space).length,
  fighters: (g) => {
    const combat = combatOf(g);
    return combat === null ? 0 : entrants(combat).length;
  },
  undefeated: (g) => g.state.track.filter((entry) => entry !== null).length,
  counters: (g, p, { source }) =>
    heldCard(p, source)?.counters ?? (foeCard(g) === source ? (challengeOf(g)?.counters ?? 0) : 0),
  doom: (g) => g.world.policies.tallies.doom(g),
  rituals: (g) => g.world.policies.tallies.rituals(g),
  curses: (g, p) => p.kept.filter((held) => curseOf(info(g, held.card)) !== null).length,
  roaming: (g) => g.world.policies.tallies.roaming(g),
};

function enemyWounds(game: Game, seat: number): number {
  const combat = combatOf(game);
  if (combat === null) return 0;
  return isDuel(combat) ? playerAt(game, opponent(combat, seat)).wounds : combat.foeWounds;
}

/** In the rounds of a combat between Heroes, the one who only sets the numbers. */
export function isDefender(game: Game, seat: number): boolean {
  const combat = combatOf(game);
  return combat !== null && defending(combat) === seat && combat.round > 0;
}

export function experienceCounters(player: Player): number {
  const { mind, body, spirit, stamina, life } = player.experience;
  return mind + body + spirit + stamina + life;
}
