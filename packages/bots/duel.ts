/** Hero against Hero. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { CombatFrame, PhaseFrame } from '@wayrune/engine/rules/combat-frame.ts';
import { playerAt } from '@wayrune/engine/rules/game.ts';
import { damageOf, enemyDamage, lifeOf, rollBonus } from '@wayrune/engine/rules/values.ts';
import { rollFor } from './fight.ts';
import { chanceOf } from './odds.ts';
import { detail, type Sight } from './sight.ts';

/** What attacking with somebody, or defending, is worth in a round against a Hero. */
export function stanceInDuel(
  { game, seat }: Sight,
  frame: PhaseFrame,
  combat: CombatFrame,
  option: string,
): number {
  const { phase, target } = frame;
  const who = option === 'defend' ? 'hero' : detail(option);
  const roll = rollFor(seat, who, phase, option === 'defend' ? 'defense' : 'attack');
  const chance = chanceOf(target - rollBonus(game, roll));
  const harm = enemyDamage(game, combat, phase, roll);
  if (option === 'defend') return -(1 - chance) * harm;
  const own = who === 'hero' ? 1 : 0.5;
  return 1.2 * chance * damageOf(game, seat, who, phase, roll) - own * (1 - chance) * harm;
}

/** The chance that two dice and one value beat two dice and another, roughly: four dice spread over 40 numbers. */
const contest = (lead: number): number => 1 / (1 + Math.exp(-0.28 * (lead + 0.5)));

/** Wounds that an attacker deals and takes in a round against a Hero. */
function exchange({ game }: Sight, attacker: number, defender: number): { deals: number; takes: number } {
  const value = (seat: number, phase: Phase, kind: 'attack' | 'defense'): number =>
    rollBonus(game, rollFor(seat, 'hero', phase, kind));
  let deals = 0;
  let takes = 0;
  for (const phase of PHASES) {
    const roll = rollFor(attacker, 'hero', phase, 'attack');
    const chance = contest(value(attacker, phase, 'attack') - value(defender, phase, 'defense'));
    const blow = chance * damageOf(game, attacker, 'hero', phase, roll);
    takes += (1 - chance) * damageOf(game, defender, 'hero', phase, null);
    deals = Math.max(deals, blow);
  }
  return { deals, takes };
}

/** How likely this seat is to beat another Hero. */
export function duelChance(sight: Sight, seat: number, other: number): number {
  const left = (who: number): number => lifeOf(sight.game, who, 'hero') - playerAt(sight.game, who).wounds;
  const mine = exchange(sight, seat, other);
  const his = exchange(sight, other, seat);
  const lasting = left(seat) / Math.max(0.1, mine.takes + his.deals);
  const needed = left(other) / Math.max(0.1, mine.deals + his.takes);
  return 1 / (1 + Math.exp(-2.5 * Math.log(lasting / needed)));
}
