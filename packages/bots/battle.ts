/** Fighting: when to get away, and who does what in each phase. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import {
  challengeOf,
  type CombatFrame,
  combatOf,
  type PhaseFrame,
  phaseOf,
} from '@wayrune/engine/rules/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/counters.ts';
import { playerAt } from '@wayrune/engine/rules/game.ts';
import { damageOf, enemyDamage, lifeOf, rollBonus } from '@wayrune/engine/rules/values.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { fightingAllies, fightOf, later, phaseOdds, rollFor } from './fight.ts';
import {
  chanceOf,
  DEFEND,
  HERO,
  NEVER,
  type PhaseOdds,
  type Solution,
  solution,
  type Stance,
  type Standing,
} from './odds.ts';
import { prizeOf, runesOf, stakesFor } from './outlook.ts';
import { best, type Decider, detail, type Sight } from './sight.ts';

/** What an Encounter's fight may bring. */
const ENCOUNTER = 4;

/** The fight against a card that is going on, solved; null if there is none. */
export function fightNow(sight: Sight): Solution | null {
  const { world, game, seat, player } = sight;
  const combat = combatOf(game);
  if (combat === null || combat.other >= 0 || combat.seat !== seat) return null;
  const challenge = challengeOf(game);
  const prize =
    challenge === null || nearest(game, 'fight') !== null
      ? ENCOUNTER
      : prizeOf(
          world,
          runesOf(world, player),
          infoOf(world, challenge.card),
          counterAt(game, challenge.space),
        );
  const ahead = later(world, sight.state, combat);
  return solution(fightOf(ahead.game, ahead.combat, stakesFor(world, player, prize)));
}

/** What the fight at hand is worth, compared with getting away. */
export function fightWorth(sight: Sight): number {
  const fight = fightNow(sight);
  return fight === null ? 0 : fight.value - fight.fight.stakes.escape;
}

/** To escape or to fight. Among Heroes one who is losing runs. */
export const escapeOrFight: Decider = (sight) => {
  const fight = fightNow(sight);
  if (fight !== null) return fight.flees ? 'escape' : 'fight';
  const { game, seat } = sight;
  const combat = combatOf(game);
  if (combat === null || combat.other < 0) return 'fight';
  return duelChance(sight, seat, combat.other) < 0.35 ? 'escape' : 'fight';
};

/** Attack with somebody, or defend. */
export const takeStance: Decider = (sight) => {
  const { game, options } = sight;
  const phase = phaseOf(game);
  const combat = combatOf(game);
  if (phase === null || combat === null) return options[0] ?? '';
  const stances = options.filter((option) => option === 'defend' || option.startsWith('attack:'));
  const fight = fightNow(sight);
  if (fight === null) return best(stances, (option) => stanceInDuel(sight, phase, combat, option));
  const helpers = fightingAllies(game, sight.seat);
  const allies = helpers.map(({ card }) => card);
  const round = { fight, phases: PHASES.map((name) => phaseOdds(game, combat, name, helpers)) };
  const number = (who: string): Stance => (who === 'hero' ? HERO : allies.indexOf(who) + 1);
  const attacked = combat.attacked.reduce((mask, who) => mask | (1 << number(who)), 0);
  const [first = 0, second = 0] = fight.fight.allies;
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
    const chance = phase.harm === 0 ? 1 : chanceOf(phase.defend);
    const hurt = { ...now, life: now.life - phase.harm };
    return (
      chance * restOfRound(round, at + 1, attacked, now) +
      (chance < 1 ? (1 - chance) * restOfRound(round, at + 1, attacked, hurt) : 0)
    );
  }
  const chance = chanceOf(actor.attack);
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

function restOfRound(round: Round, at: number, attacked: number, now: Standing): number {
  const { fight, phases } = round;
  const { stakes, life } = fight.fight;
  if (now.life <= 0) return stakes.loss;
  if (now.foeLife <= 0) return stakes.win - stakes.wound * (life - now.life);
  const phase = phases[at];
  if (phase === undefined) return fight.valueAt(now);
  let most = afterStance(round, at, attacked, DEFEND, now);
  for (let stance = HERO; stance <= phase.allies.length; stance++) {
    const actor = stance === HERO ? phase : phase.allies[stance - 1];
    const stands = stance === HERO || (stance === 1 ? now.first : now.second) > 0;
    if (!stands || actor === undefined || actor.attack >= NEVER || (attacked & (1 << stance)) !== 0) continue;
    most = Math.max(most, afterStance(round, at, attacked, stance, now));
  }
  return most;
}

/* Hero against Hero */

function stanceInDuel({ game, seat }: Sight, frame: PhaseFrame, combat: CombatFrame, option: string): number {
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
  let gain = 0;
  for (const phase of PHASES) {
    const roll = rollFor(attacker, 'hero', phase, 'attack');
    const chance = contest(value(attacker, phase, 'attack') - value(defender, phase, 'defense'));
    const blow = chance * damageOf(game, attacker, 'hero', phase, roll);
    takes += (1 - chance) * damageOf(game, defender, 'hero', phase, null);
    if (blow > gain) gain = blow;
  }
  deals += gain;
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
