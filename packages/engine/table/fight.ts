/** A fight laid out for whoever looks at it: what it asks and threatens, and what each of the party brings to it. */
import type { Phase } from '../effects/vocabulary.ts';
import { type CombatFrame, ESCAPE_DAMAGE, escapeRoll, phaseRoll } from '../rules/combat/combat-frame.ts';
import { acting } from '../rules/combat/fighters.ts';
import type { RollLike } from '../rules/cards/counting.ts';
import { type Game, playerAt, view } from '../rules/world/game.ts';
import { damageOf, enemyDamage, foeTarget, rollBonus, ruleFor } from '../rules/cards/values.ts';

/** A roll against the enemy: the number to reach, and the wounds if it fails. */
export interface Hurdle {
  readonly roll: RollLike;
  readonly target: number;
  readonly harm: number;
}

/** Who may attack for a seat: 'hero', and the cards of the Allies. */
export const fightersOf = (game: Game, seat: number): string[] => [
  'hero',
  ...playerAt(game, seat).allies.map(({ card }) => card),
];

const attackRoll = (seat: number, who: string, phase: Phase): RollLike =>
  phaseRoll({ seat, who, phase, attacking: true, free: false });

/** The roll of a Hero who attacks in a phase, or (null) tries to escape. */
export const heroRoll = (seat: number, phase: Phase | null): RollLike =>
  phase === null ? escapeRoll(seat) : attackRoll(seat, 'hero', phase);

/** What an enemy that is a card asks of that roll. */
export function hurdleIn(game: Game, combat: CombatFrame, phase: Phase | null): Hurdle {
  const roll = heroRoll(acting(combat), phase);
  return {
    roll,
    target: foeTarget(game, combat, roll.attribute, roll),
    harm: phase === null ? ESCAPE_DAMAGE : enemyDamage(game, combat, phase, roll),
  };
}

/** What a Hero or an Ally adds to the dice and deals when attacking in a phase. */
export function attackOf(
  game: Game,
  seat: number,
  who: string,
  phase: Phase,
): { readonly roll: RollLike; readonly bonus: number; readonly damage: number } {
  const roll = attackRoll(seat, who, phase);
  return { roll, bonus: rollBonus(game, roll), damage: damageOf(game, seat, who, phase, roll) };
}

/** Whether a seat cannot run in a round of the fight: by the terms of the fight, or by a card such as "From round 2 on, …". */
export function cannotRun(game: Game, combat: CombatFrame, seat: number, round = combat.round): boolean {
  if (!combat.mayEscape) return true;
  const frames = game.state.frames.map((frame) => (frame === combat ? { ...combat, round } : frame));
  return ruleFor(view(game.world, { ...game.state, frames }), 'no-escape', seat) !== null;
}
