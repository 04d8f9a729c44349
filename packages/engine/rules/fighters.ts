/** Who is in a fight, and on which side. Nobody outside the combat rules reads the seats of a combat frame. */
import type { Phase } from '../effects/vocabulary.ts';
import type { CombatFrame } from './combat-frame.ts';

/** The seats of a fight, for those who ask about one that is not being fought. */
type Sides = Pick<CombatFrame, 'seat' | 'other'>;

/** A fight between Heroes, and not against a card. */
export const isDuel = (combat: Pick<CombatFrame, 'other'>): boolean => combat.other >= 0;

export const isFighting = (combat: Sides, seat: number): boolean =>
  combat.seat === seat || combat.other === seat;

/** Whose part of the fight is played now: in a duel, the attacker of this round. */
export const acting = (combat: Pick<CombatFrame, 'seat'>): number => combat.seat;

/** In a duel, the Hero who sets the numbers in this round; -1 against a card. */
export const defending = (combat: Pick<CombatFrame, 'other'>): number => combat.other;

/** In a duel, the other Hero; -1 against a card. */
export function opponent(combat: Sides, seat: number): number {
  if (combat.other < 0) return -1;
  return combat.seat === seat ? combat.other : combat.seat;
}

/** Every Hero in the fight, the one who acts first. */
export const heroesIn = (combat: Sides): readonly number[] =>
  combat.other < 0 ? [combat.seat] : [combat.seat, combat.other];

/** Those of a seat who have attacked in this round: 'hero' or an Ally's card. */
export const attackersOf = (combat: Pick<CombatFrame, 'attacked'>, _seat: number): readonly string[] =>
  combat.attacked;

export const hasAttacked = (combat: Pick<CombatFrame, 'attacked'>, _seat: number, who: string): boolean =>
  combat.attacked.includes(who);

/** Whether a seat does not play a phase of this round. */
export const isSkipped = (combat: Pick<CombatFrame, 'skipped'>, _seat: number, phase: Phase): boolean =>
  combat.skipped.includes(phase);
