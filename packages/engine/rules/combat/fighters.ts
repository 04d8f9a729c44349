/** Who is in a fight, and on which side. Nobody outside the combat rules reads the seats of a combat frame. */
import type { Phase } from '../../effects/vocabulary.ts';
import type { CombatFrame, Joint } from './combat-frame.ts';

type Sides = Pick<CombatFrame, 'seat' | 'other' | 'joint'>;

/** A fight between Heroes, and not against a card. */
export const isDuel = (combat: Pick<CombatFrame, 'other'>): boolean => combat.other >= 0;

/** Several Heroes against one enemy. */
export const isJoint = (combat: Pick<CombatFrame, 'joint'>): boolean => combat.joint !== null;

/** The last answer: who still fights is asked many times before it changes, and then the joint fight is replaced. */
const latest: { joint: Joint | null; standing: readonly number[] } = { joint: null, standing: [] };

/** Those who are neither knocked out nor away, in the order in which they act. */
export function standing(joint: Joint): readonly number[] {
  if (latest.joint !== joint) findStanding(joint);
  return latest.standing;
}

function findStanding(joint: Joint): void {
  const { fighters, fallen, away } = joint;
  latest.joint = joint;
  latest.standing = fighters.filter((seat) => !fallen.includes(seat) && !away.includes(seat));
}

export const stands = (joint: Joint, seat: number): boolean => standing(joint).includes(seat);

export const isFighting = (combat: Sides, seat: number): boolean =>
  combat.joint === null ? combat.seat === seat || combat.other === seat : stands(combat.joint, seat);

/** Whose part of the fight is played now: in a duel, the attacker of this round. */
export const acting = (combat: Pick<CombatFrame, 'seat'>): number => combat.seat;

/** In a duel, the Hero who sets the numbers in this round; -1 against a card. */
export const defending = (combat: Pick<CombatFrame, 'other'>): number => combat.other;

/** In a duel, the other Hero; -1 against a card. */
export function opponent(combat: Pick<CombatFrame, 'seat' | 'other'>, seat: number): number {
  if (combat.other < 0) return -1;
  return combat.seat === seat ? combat.other : combat.seat;
}

/** Nothing more is played of the fight by this seat (COMBAT-15). */
export const isDone = ({ over, joint }: Pick<CombatFrame, 'over' | 'joint'>, seat: number): boolean =>
  over !== '' || (joint !== null && !stands(joint, seat));

/** Every Hero in the fight: of a duel, the one who acts first. */
export function heroesIn({ seat, other, joint }: Sides): readonly number[] {
  if (joint !== null) return standing(joint);
  return other < 0 ? [seat] : [seat, other];
}

/** Every Hero who entered the fight, gone or not. */
export const entrants = (combat: Sides): readonly number[] => combat.joint?.fighters ?? heroesIn(combat);

/** The Hero was knocked out in this fight, and it goes on without. */
export const hasFallen = ({ joint }: Pick<CombatFrame, 'joint'>, seat: number): boolean =>
  joint !== null && joint.fallen.includes(seat);

/** Who may claim the enemy's defeat: of several Heroes, those who had a part in its last round, escaped since or not. */
export const claimants = ({ seat, joint }: Pick<CombatFrame, 'seat' | 'joint'>): readonly number[] =>
  joint === null ? [seat] : joint.claims.filter((one) => !joint.fallen.includes(one));

/** Those of a seat who have attacked in this round: 'hero' or an Ally's card. */
export const attackersOf = ({ attacked }: Pick<CombatFrame, 'attacked'>, seat: number): readonly string[] =>
  ofSeat(attacked, seat);

export const hasAttacked = (
  { attacked }: Pick<CombatFrame, 'attacked'>,
  seat: number,
  who: string,
): boolean => attacked.length > 0 && attacked.includes(`${seat}:${who}`);

export function noteAttack(combat: Pick<CombatFrame, 'attacked'>, seat: number, who: string): void {
  combat.attacked.push(`${seat}:${who}`);
}

export function forgetAttack(combat: Pick<CombatFrame, 'attacked'>, seat: number, who: string): void {
  combat.attacked = combat.attacked.filter((one) => one !== `${seat}:${who}`);
}

/** The phases of this round that a seat does not play. */
export const skippedBy = ({ skipped }: Pick<CombatFrame, 'skipped'>, seat: number): readonly Phase[] =>
  ofSeat(skipped, seat) as readonly Phase[];

export const isSkipped = ({ skipped }: Pick<CombatFrame, 'skipped'>, seat: number, phase: Phase): boolean =>
  skipped.length > 0 && skipped.includes(`${seat}:${phase}`);

/** Whose round a seat plays in: a duel has one for both, several Heroes have one each. */
export const roundOf = (combat: Pick<CombatFrame, 'seat' | 'joint'>, seat: number): number =>
  combat.joint === null ? combat.seat : seat;

export function skip(
  combat: Pick<CombatFrame, 'seat' | 'skipped' | 'joint'>,
  seat: number,
  phase: Phase,
): void {
  combat.skipped.push(`${roundOf(combat, seat)}:${phase}`);
}

const ofSeat = (noted: readonly string[], seat: number): readonly string[] => {
  const mark = `${seat}:`;
  return noted.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));
};
