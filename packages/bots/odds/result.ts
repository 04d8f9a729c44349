/** The result for a fight, and what its outcomes are worth to the player who asks. */

/** How a fight may end for a Hero: `fled` means that the enemy got away. */
export type How = 'won' | 'escaped' | 'fled' | 'knocked-out';

/** The end of a fight, as far as it matters to the Hero. */
export interface Ending {
  readonly how: How;
  /** On the Hero when it is over. */
  readonly wounds: number;
  readonly exhaustion: number;
  /** Gold gained in it, or lost. */
  readonly gold: number;
  /** Items, Allies and kept cards that are gone, and the price of them all. */
  readonly cards: number;
  readonly price: number;
  /** Cards that lie face down now and did not before. */
  readonly used: number;
  readonly alliesLost: number;
  /** Counters on Allies that still live: their wounds and exhaustion. */
  readonly allyWounds: number;
}

/** What an end is worth: best play is the play that makes the most of this. */
export interface Stakes {
  readonly win: number;
  readonly escape: number;
  readonly fled: number;
  readonly knockedOut: number;
  /** For each wound, exhaustion and wound of an Ally that is there at the end, if the Hero still stands. */
  readonly wound: number;
  readonly exhaustion: number;
  readonly allyWound: number;
  /** For each gold spent, and for each gold of the price of cards that are gone. */
  readonly gold: number;
  readonly price: number;
  /** For each card turned face down: it will be back next turn. */
  readonly used: number;
}

/** Winning is worth most, a knock-out costs most, everything else a little. */
export const PLAIN_STAKES: Stakes = {
  win: 10,
  escape: -2,
  fled: -1,
  knockedOut: -10,
  wound: -0.6,
  exhaustion: -0.2,
  allyWound: -0.4,
  gold: -0.5,
  price: -0.5,
  used: -0.02,
};

export function worthOfEnding(stakes: Stakes, end: Ending): number {
  const spent = -stakes.gold * end.gold + stakes.price * end.price;
  if (end.how === 'knocked-out') return stakes.knockedOut + spent;
  const outcome = end.how === 'won' ? stakes.win : end.how === 'escaped' ? stakes.escape : stakes.fled;
  return (
    outcome +
    spent +
    stakes.wound * end.wounds +
    stakes.exhaustion * end.exhaustion +
    stakes.allyWound * end.allyWounds +
    stakes.used * end.used
  );
}

/** How a fight goes, in chances from 0 to 1 and in means. */
export interface Course {
  readonly win: number;
  readonly escape: number;
  /** The enemy gets away, or the other Hero does. */
  readonly fled: number;
  readonly knockedOut: number;
  /** The fight would never end: neither side can hurt the other. */
  readonly endless: number;
  /** What the fight brings on the whole: wounds of the Hero (all that they can bear, if they fall), and what is spent. */
  readonly expected: {
    readonly wounds: number;
    readonly exhaustion: number;
    readonly gold: number;
    readonly cardsSpent: number;
    readonly alliesLost: number;
    readonly rounds: number;
  };
  /** The chance that the Hero stands at the end with that many wounds. */
  readonly wounds: readonly number[];
}

/** An option of the pending decision. */
export interface OptionOdds extends Course {
  readonly option: string;
  readonly value: number;
}

export interface FightOdds extends Course {
  /** False if it was sampled because a card in it does something that cannot be worked out. */
  readonly exact: boolean;
  readonly seat: number;
  /** What the fight is worth under best play, by the stakes. */
  readonly value: number;
  /** The best option of the pending decision, or null if it is not this seat's to decide. */
  readonly best: string | null;
  /** Every option of it that was considered; throwing away cards for nothing is not. */
  readonly options: readonly OptionOdds[];
}
