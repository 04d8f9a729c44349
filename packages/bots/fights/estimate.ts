/** The odds of a fight, at a glance. Numbers only: what a fight is made of is found in fight.ts and sheets.ts. */

/** One phase of a round, as numbers that two dice must reach. */
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
export interface PhaseOdds {
  /** What the Hero needs for an attack, what it does, and what they need to defend. NEVER where they may not. */
  readonly attack: number;
  readonly damage: number;
  readonly defend: number;
  /** Wounds for whoever fails in this phase. */
  readonly harm: number;
  /** The same for the Allies, in the order of `Fight.allies`. */
  readonly allies: readonly { readonly attack: number; readonly damage: number }[];
}

/** What the outcomes are worth, in gold. */
export interface OutcomeWorth {
  readonly win: number;
  readonly loss: number;
  readonly escape: number;
  readonly wound: number;
}

/** An Ally in a fight: the Life that is left to it, and what its death would cost, in gold. */
export interface Fellow {
  readonly life: number;
  readonly worth: number;
}

export interface Fight {
  readonly life: number;
  readonly foeLife: number;
  /** Two at most. */
  readonly allies: readonly Fellow[];
  readonly phases: readonly PhaseOdds[];
  /** What the Hero needs for an escape test. */
  readonly escape: number;
  readonly stakes: OutcomeWorth;
}

export const NEVER = 99;
export const HERO = 0;
export const DEFEND = -1;
/** Who acts in a phase: DEFEND, HERO, or 1 and 2 for the Allies. */
export type Stance = number;

interface StancePlan {
  readonly stances: readonly Stance[];
  /** How much of the enemy a round takes, less how much of the Hero. */
  readonly promise: number;
}

/** The plan that wears the enemy down fastest for what it costs. */
export function bestPlan(fight: Fight): StancePlan {
  let plan: StancePlan | null = null;
  for (let hero = 0; hero < fight.phases.length; hero++) {
    if ((fight.phases[hero]?.attack ?? NEVER) >= NEVER) continue;
    const other = planWith(fight, hero);
    if (plan === null || other.promise > plan.promise) plan = other;
  }
  return plan ?? planWith(fight, -1);
}

/** The Hero attacks in one phase; in the others an Ally does, where that is better than to defend. */
function planWith(fight: Fight, hero: number): StancePlan {
  const { life, foeLife, phases } = fight;
  const stances: Stance[] = [];
  let promise = 0;
  phases.forEach((phase, i) => {
    const blow = chanceToThrow(phase.attack);
    const guard = phase.harm === 0 ? 1 : chanceToThrow(phase.defend);
    let best: Stance = i === hero ? HERO : DEFEND;
    let most =
      i === hero
        ? (blow * Math.min(phase.damage, foeLife)) / foeLife - ((1 - blow) * phase.harm) / life
        : -((1 - guard) * phase.harm) / life;
    for (let at = 1; i !== hero && at <= phase.allies.length; at++) {
      const worth = stances.includes(at) ? Number.NEGATIVE_INFINITY : promiseOf(fight, phase, at);
      if (worth <= most) continue;
      best = at;
      most = worth;
    }
    stances.push(best);
    promise += most;
  });
  return { stances, promise };
}

/** What an attack by an Ally takes from the enemy, less what it may cost, as shares of what is at stake. */
function promiseOf({ foeLife, allies, stakes }: Fight, phase: PhaseOdds, ally: Stance): number {
  const strike = phase.allies[ally - 1];
  const fellow = allies[ally - 1];
  if (strike === undefined || fellow === undefined || strike.attack >= NEVER || strike.damage === 0)
    return Number.NEGATIVE_INFINITY;
  const chance = chanceToThrow(strike.attack);
  const deadly = Math.min(1, phase.harm / fellow.life);
  return (
    (chance * Math.min(strike.damage, foeLife)) / foeLife -
    ((1 - chance) * deadly * fellow.worth) / Math.max(1, stakes.win - stakes.loss)
  );
}

/* A quick estimate */

/** How much of the wounds that an Ally takes counts as the Hero's. */
const ALLY_SHARE = 0.4;
const LEAST_RATE = 0.05;

export interface Estimate {
  /** How the time the Hero lasts compares with the time they need, as a logarithm: 0 is even. */
  readonly edge: number;
  readonly win: number;
  readonly value: number;
}

/** The odds from how fast either side is worn down. The curve was fitted to fights that were worked out in full. */
export function estimate(fight: Fight): Estimate {
  const { life, foeLife, phases, allies, stakes } = fight;
  let deal = 0;
  let take = 0;
  /** Gold that a round costs in Allies. */
  let toll = 0;
  bestPlan(fight).stances.forEach((stance, i) => {
    const phase = phases[i] as PhaseOdds;
    const fellow = allies[stance - 1];
    const actor = stance === HERO ? phase : phase.allies[stance - 1];
    const chance = actor === undefined ? chanceToThrow(phase.defend) : chanceToThrow(actor.attack);
    const harm = (1 - chance) * phase.harm;
    deal += chance * Math.min(actor?.damage ?? 0, foeLife);
    take += fellow === undefined ? harm : ALLY_SHARE * harm;
    if (fellow !== undefined) toll += (harm * fellow.worth) / fellow.life;
  });
  deal = Math.max(LEAST_RATE, deal);
  take = Math.max(LEAST_RATE, take);
  const edge = Math.log((life * deal) / (foeLife * take));
  const win = winFor(edge);
  const rounds = Math.min(foeLife / deal, life / take);
  const cost = stakes.wound * Math.min(life - 1, take * rounds) + Math.min(toll * rounds, worthOfAll(allies));
  const out = chanceToThrow(fight.escape);
  const away = out * stakes.escape + (1 - out) * stakes.loss;
  return { edge, win, value: win * (stakes.win - cost) + (1 - win) * Math.max(stakes.loss, away) };
}

const worthOfAll = (allies: readonly Fellow[]): number =>
  allies.reduce((total, { worth }) => total + worth, 0);

/** The chance to win with that edge; less steep, it is a measure of strength that sees further. */
export const winFor = (edge: number, steep = 2.7): number => 1 / (1 + Math.exp(-steep * edge - 0.75));
