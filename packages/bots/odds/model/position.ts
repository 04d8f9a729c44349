/** A moment of a fight in a few small numbers. */

/** The Hero is 0, his Allies are 1 and more, in the order in which they lie before him. */
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
