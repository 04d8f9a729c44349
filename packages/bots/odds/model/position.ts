/** A moment of a fight in a few small numbers. */

/** The Hero is 0, their Allies are 1 and more, in the order in which they lie before them. */
export type Who = number;
export const HERO: Who = 0;

export const LIVE = 0;
export const WON = 1;
export const ESCAPED = 2;
export const FLED = 3;

/** Everything that changes in a fight. Masks have a bit for each card, fighter, phase or ability. */
export interface Position {
  readonly over: number;
  readonly round: number;
  readonly foe: number;
  readonly wounds: number;
  readonly exhaustion: number;
  readonly gold: number;
  readonly activations: number;
  /** Who has attacked in this round. */
  readonly attacked: number;
  readonly skipped: number;
  /** Combat rolls made so far, as far as it matters. */
  readonly rolls: number;
  /** Wounds and exhaustion of the Allies, four bits each. */
  readonly allies: number;
  /** Cards that lie face down, and cards that are gone. */
  readonly down: number;
  readonly gone: number;
  readonly spent: number;
  /** Counters on cards, four bits each. */
  readonly counters: number;
  /** The modifiers in force, by their number in the fight's list of such lists. */
  readonly modifiers: number;

  /* What follows belongs to the roll, the blow or the wounds at hand, and is nothing between phases. */
  readonly attribute: number;
  readonly target: number;
  readonly bonus: number;
  readonly added: number;
  readonly first: number;
  readonly second: number;
  readonly extraDamage: number;
  readonly hurt: number;
}

/** Positions of the same name are the same. */
export const nameOfPosition = (s: Position): string =>
  `${s.over},${s.round},${s.foe},${s.wounds},${s.exhaustion},${s.gold},${s.activations},${s.attacked},${s.skipped},${s.rolls},${s.allies},${s.down},${s.gone},${s.spent},${s.counters},${s.modifiers},${s.attribute},${s.target},${s.bonus},${s.added},${s.first},${s.second},${s.extraDamage},${s.hurt}`;

const NO_ROLL = { attribute: 0, target: 0, bonus: 0, added: 0, first: 0, second: 0 } as const;
export const BETWEEN = { ...NO_ROLL, extraDamage: 0, hurt: 0 } as const;

const BITS = 4;
export const MOST = 2 ** BITS - 1;
/** Two numbers for each Ally, in 32 bits. */
export const MOST_ALLIES = 4;

const shiftOf = (who: Who): number => (who - 1) * 2 * BITS;

export const woundsOf = (s: Position, who: Who): number =>
  who === HERO ? s.wounds : (s.allies >>> shiftOf(who)) & MOST;
export const exhaustionOf = (s: Position, who: Who): number =>
  who === HERO ? s.exhaustion : (s.allies >>> (shiftOf(who) + BITS)) & MOST;

function put(packed: number, shift: number, value: number): number {
  return (packed & ~(MOST << shift)) | (Math.min(value, MOST) << shift);
}

export const withWounds = (s: Position, who: Who, wounds: number): Position =>
  who === HERO ? { ...s, wounds } : { ...s, allies: put(s.allies, shiftOf(who), wounds) };
export const withExhaustion = (s: Position, who: Who, exhaustion: number): Position =>
  who === HERO ? { ...s, exhaustion } : { ...s, allies: put(s.allies, shiftOf(who) + BITS, exhaustion) };

export const countersOf = (s: Position, slot: number): number => (s.counters >>> (slot * BITS)) & MOST;
export const withCounters = (s: Position, slot: number, count: number): Position => ({
  ...s,
  counters: put(s.counters, slot * BITS, Math.max(0, count)),
});

/* Counts by number */

/** The enemy's wounds, the Hero's, then their exhaustion and gold, then the Allies' wounds and exhaustion by turns. */
export type Count = number;
export const FOE: Count = 0;
const WOUNDS: Count = 1;
const EXHAUSTION: Count = 2;
export const GOLD: Count = 3;
const ALLIES: Count = 4;
export const MOST_COUNTS = ALLIES + 2 * MOST_ALLIES;

export const woundsAt = (who: Who): Count => (who === HERO ? WOUNDS : ALLIES + 2 * (who - 1));
export const exhaustionAt = (who: Who): Count => (who === HERO ? EXHAUSTION : ALLIES + 2 * (who - 1) + 1);

/** Six bits each, and what is left for gold, come last. */
const SIX = 6;
const SIX_BITS = 2 ** SIX - 1;
const GOLD_AT = SIX * GOLD;
export const MOST_GOLD = 4095;
export const GOLD_BITS = MOST_GOLD << GOLD_AT;
export const NO_FOE = ~SIX_BITS;

/** All but those of the Allies, in one number. */
export const countsOf = ({ foe, wounds, exhaustion, gold }: Position): number =>
  (foe & SIX_BITS) |
  ((wounds & SIX_BITS) << SIX) |
  ((exhaustion & SIX_BITS) << (2 * SIX)) |
  (gold << GOLD_AT);

export function countIn(counts: number, allies: number, count: Count): number {
  if (count === GOLD) return counts >>> GOLD_AT;
  return count < GOLD ? (counts >>> (SIX * count)) & SIX_BITS : (allies >>> (BITS * (count - ALLIES))) & MOST;
}

export const withCounts = (s: Position, counts: number, allies: number): Position => ({
  ...s,
  foe: countIn(counts, allies, FOE),
  wounds: countIn(counts, allies, WOUNDS),
  exhaustion: countIn(counts, allies, EXHAUSTION),
  gold: countIn(counts, allies, GOLD),
  allies,
});

/** The bits of Allies' counts that matter: those of the living. */
export function aliveMask(fighters: readonly { readonly bit: number }[], { gone }: Position): number {
  let mask = 0;
  for (let who = 1; who < fighters.length; who++)
    if (((fighters[who]?.bit ?? 0) & gone) === 0) mask |= 0xff << shiftOf(who);
  return mask;
}
