/** Hero against Hero. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { CombatFrame, PhaseFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { attackersOf, isSkipped, opponent } from '@wayrune/engine/rules/combat/fighters.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { damageOf, enemyDamage, lifeOf, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { isBarred, rollFor } from '../fights/fight-numbers.ts';
import { best, detail, type Context } from '../heuristics/context.ts';

/** Who attacks; '' if nobody does. */
const attackerIn = (stance: string): string => (stance === 'defend' ? '' : detail(stance));

function rollIn(seat: number, phase: Phase, stance: string): RollLike {
  const who = attackerIn(stance);
  return who === '' ? rollFor(seat, 'hero', phase, 'defense') : rollFor(seat, who, phase, 'attack');
}

/** What attacking with somebody, or defending, is worth in a phase against a Hero, if it succeeds with that chance. */
function stanceWorth(
  { game, seat }: Context,
  combat: CombatFrame,
  phase: Phase,
  stance: string,
  chance: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const roll = rollIn(seat, phase, stance);
  const harm = enemyDamage(game, combat, phase, roll);
  if (stance === 'defend') return -(1 - chance) * harm;
  const own = roll.who === 'hero' ? 1 : 0.5;
  const damage = Math.min(most, damageOf(game, seat, roll.who, phase, roll));
  return 1.2 * chance * damage - own * (1 - chance) * harm;
}

/** The same in the phase that is going on, where the number to reach is known. */
export const stanceInDuel = (
  context: Context,
  { phase, target }: PhaseFrame,
  combat: CombatFrame,
  stance: string,
  most?: number,
): number => {
  const chance = chanceToThrow(target - rollBonus(context.game, rollIn(context.seat, phase, stance)));
  return stanceWorth(context, combat, phase, stance, chance, most);
};

/** The best stance for one who thinks of the phases to come: whoever attacks now cannot attack in them. */
export function stanceAhead(context: Context, frame: PhaseFrame, combat: CombatFrame): string {
  const { game, seat, options } = context;
  const other = opponent(combat, seat);
  const left = lifeOf(game, other, 'hero') - playerAt(game, other).wounds;
  const ahead = PHASES.slice(PHASES.indexOf(frame.phase) + 1).filter(
    (phase) => !isSkipped(combat, seat, phase),
  );
  const stances = options.filter((option) => option === 'defend' || option.startsWith('attack:'));
  return best(
    stances,
    (stance) =>
      stanceInDuel(context, frame, combat, stance, left) +
      restOfRound({ context, combat, other, left }, ahead, [
        ...attackersOf(combat, seat),
        attackerIn(stance),
      ]),
  );
}

/** A round of a duel, seen from one who attacks in it. */
interface Round {
  readonly context: Context;
  readonly combat: CombatFrame;
  readonly other: number;
  /** The Life that the other has left: more cannot be struck off. */
  readonly left: number;
}

/** What the phases to come are worth, with those who have not attacked yet. */
function restOfRound(round: Round, ahead: readonly Phase[], attacked: readonly string[]): number {
  const [phase, ...later] = ahead;
  if (phase === undefined) return 0;
  const { context, combat, other, left } = round;
  const { game, seat, player } = context;
  const target = rollBonus(game, rollFor(other, 'hero', phase, 'defense'));
  let most = Number.NEGATIVE_INFINITY;
  for (const who of ['', 'hero', ...player.allies.map(({ card }) => card)]) {
    if (who !== '' && (attacked.includes(who) || isBarred(game, seat, who, phase))) continue;
    const stance = who === '' ? 'defend' : `attack:${who}`;
    const chance = contest(rollBonus(game, rollIn(seat, phase, stance)) - target);
    const worth = stanceWorth(context, combat, phase, stance, chance, left);
    most = Math.max(most, worth + restOfRound(round, later, [...attacked, who]));
  }
  return most;
}

/** The chance that two dice and one value beat two dice and another, roughly: four dice spread over 40 numbers. */
const contest = (lead: number): number => 1 / (1 + Math.exp(-0.28 * (lead + 0.5)));

/** Wounds that an attacker deals and takes in a round against a Hero. */
function exchange({ game }: Context, attacker: number, defender: number): { deals: number; takes: number } {
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
export function duelWinChance(context: Context, seat: number, other: number): number {
  const left = (who: number): number =>
    lifeOf(context.game, who, 'hero') - playerAt(context.game, who).wounds;
  const mine = exchange(context, seat, other);
  const his = exchange(context, other, seat);
  const lasting = left(seat) / Math.max(0.1, mine.takes + his.deals);
  const needed = left(other) / Math.max(0.1, mine.deals + his.takes);
  return 1 / (1 + Math.exp(-2.5 * Math.log(lasting / needed)));
}
