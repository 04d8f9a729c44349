/** Fighting: when to get away, and who does what in each phase. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { acting, attackersOf, defending, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { combatOf, phaseOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { fightingAllies, fightOf, later, phaseOdds } from '../fights/fight-numbers.ts';
import { DEFEND, HERO, NEVER, type PhaseOdds, type Stance } from '../fights/estimate.ts';
import { type Solution, solution, type Standing, worthOfWinning } from '../fights/fixed-plan.ts';
import { duelWinChance, stanceInDuel } from '../duels/duel-heuristics.ts';
import { prizeNow } from '../fights/prize.ts';
import { stakesFor } from '../fights/hero-profile.ts';
import { isFreeForAll } from '../fights/joint.ts';
import { best, type Decider, detail, type Context } from './context.ts';
import { stanceBeside, stayOrLeave, worthOfLeaving, worthOfStaying } from './joint.ts';

/** The fight against a card that is going on, solved; null if there is none. */
function fightNow(context: Context): Solution | null {
  const { world, game, seat, player, weights } = context;
  const combat = combatOf(game);
  if (combat === null || isDuel(combat) || acting(combat) !== seat) return null;
  const ahead = later(world, context.state, combat);
  return solution(fightOf(ahead.game, ahead.combat, stakesFor(world, player, prizeNow(context), weights)));
}

/** What the fight at hand is worth, compared with getting away. */
export function fightWorth(context: Context): number {
  const combat = combatOf(context.game);
  if (combat !== null && isFreeForAll(context.game, combat))
    return (
      worthOfStaying(context, combat) - Math.max(context.weights.escape, worthOfLeaving(context, combat))
    );
  const fight = fightNow(context);
  return fight === null ? 0 : fight.value - fight.fight.stakes.escape;
}

/** A chance below which one runs from a Hero. */
const LOSING = 0.35;

/** To escape or to fight. Among Heroes one who is losing runs. */
export const escapeOrFight: Decider = (context) => {
  const { game, seat } = context;
  const combat = combatOf(game);
  if (combat !== null && isFreeForAll(game, combat)) return stayOrLeave(context, combat);
  const fight = fightNow(context);
  if (fight !== null) return fight.flees ? 'escape' : 'fight';
  if (combat === null || !isDuel(combat)) return 'fight';
  return duelWinChance(context, seat, defending(combat)) < LOSING ? 'escape' : 'fight';
};

/** Attack with somebody, or defend. */
export const takeStance: Decider = (context) => {
  const { game, options } = context;
  const phase = phaseOf(game);
  const combat = combatOf(game);
  if (phase === null || combat === null) return options[0] ?? '';
  if (isFreeForAll(game, combat)) return stanceBeside(context, combat, phase.phase);
  const stances = options.filter((option) => option === 'defend' || option.startsWith('attack:'));
  const fight = fightNow(context);
  if (fight === null) return best(stances, (option) => stanceInDuel(context, phase, combat, option));
  const helpers = fightingAllies(game, context.seat);
  const allies = helpers.map(({ card }) => card);
  const round = { fight, phases: PHASES.map((name) => phaseOdds(game, combat, name, helpers)) };
  const number = (who: string): Stance => (who === 'hero' ? HERO : allies.indexOf(who) + 1);
  const attacked = attackersOf(combat, context.seat).reduce((mask, who) => mask | (1 << number(who)), 0);
  const [first = 0, second = 0] = fight.fight.allies.map((ally) => ally.life);
  const standing = { life: fight.fight.life, foeLife: fight.fight.foeLife, first, second };
  const at = PHASES.indexOf(phase.phase);
  return best(stances, (option) => {
    const stance = option === 'defend' ? DEFEND : number(detail(option));
    if (stance === 0 && option !== 'attack:hero') return Number.NEGATIVE_INFINITY;
    return afterStance(round, at, attacked, stance, standing);
  });
};

/** The round that is being fought, and what comes after it. */
interface Round {
  readonly fight: Solution;
  readonly phases: readonly PhaseOdds[];
}

/** What the rest of the round is worth if this is done now. */
function afterStance(round: Round, at: number, attacked: number, stance: Stance, now: Standing): number {
  const phase = round.phases[at];
  if (phase === undefined) return 0;
  const actor = stance === HERO ? phase : phase.allies[stance - 1];
  const used = stance >= 0 ? attacked | (1 << stance) : attacked;
  if (stance === DEFEND || actor === undefined) {
    const chance = phase.harm === 0 ? 1 : chanceToThrow(phase.defend);
    const hurt = { ...now, life: now.life - phase.harm };
    return (
      chance * restOfRound(round, at + 1, attacked, now) +
      (chance < 1 ? (1 - chance) * restOfRound(round, at + 1, attacked, hurt) : 0)
    );
  }
  const chance = chanceToThrow(actor.attack);
  const struck = { ...now, foeLife: now.foeLife - actor.damage };
  return (
    (chance > 0 ? chance * restOfRound(round, at + 1, used, struck) : 0) +
    (chance < 1 ? (1 - chance) * restOfRound(round, at + 1, used, bearing(now, stance, phase.harm)) : 0)
  );
}

function bearing(now: Standing, stance: Stance, harm: number): Standing {
  if (stance === HERO) return { ...now, life: now.life - harm };
  if (stance === 1) return { ...now, first: Math.max(0, now.first - harm) };
  return { ...now, second: Math.max(0, now.second - harm) };
}

/** A fight that is sure to be won is worth the same after any number of rounds; but it should come to an end. */
const HASTE = 0.001;

function restOfRound(round: Round, at: number, attacked: number, now: Standing): number {
  const { fight, phases } = round;
  if (now.life <= 0) return fight.fight.stakes.loss;
  if (now.foeLife <= 0) return worthOfWinning(fight.fight, now.life, now.first, now.second);
  const phase = phases[at];
  if (phase === undefined) return fight.valueAt(now) - HASTE * now.foeLife;
  let most = afterStance(round, at, attacked, DEFEND, now);
  for (let stance = HERO; stance <= phase.allies.length; stance++) {
    const actor = stance === HERO ? phase : phase.allies[stance - 1];
    const stands = stance === HERO || (stance === 1 ? now.first : now.second) > 0;
    if (!stands || actor === undefined || actor.attack >= NEVER || (attacked & (1 << stance)) !== 0) continue;
    most = Math.max(most, afterStance(round, at, attacked, stance, now));
  }
  return most;
}
