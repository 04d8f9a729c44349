/** The odds of a fight, at a glance. Numbers only: what a fight is made of is found in fight.ts and sheets.ts. */

/** One phase of a round, as numbers that two dice must reach. */
export interface PhaseOdds {
  /** What the Hero needs for an attack, what it does, and what he needs to defend. NEVER where he may not. */
  readonly attack: number;
  readonly damage: number;
  readonly defend: number;
  /** Wounds for whoever fails in this phase. */
  readonly harm: number;
  /** The same for the Allies, in the order of `Fight.allies`. */
  readonly allies: readonly { readonly attack: number; readonly damage: number }[];
}

/** What the outcomes are worth, in gold. */
export interface Stakes {
  readonly win: number;
  readonly loss: number;
  readonly escape: number;
  readonly wound: number;
}

export interface Fight {
  readonly life: number;
  readonly foeLife: number;
  /** Life that is left to the Allies, two at most. */
  readonly allies: readonly number[];
  readonly phases: readonly PhaseOdds[];
  /** What the Hero needs for an escape test. */
  readonly escape: number;
  readonly stakes: Stakes;
}

export const NEVER = 99;
export const HERO = 0;
export const DEFEND = -1;
/** Who acts in a phase: DEFEND, HERO, or 1 and 2 for the Allies. */
export type Stance = number;

const LOWEST = 2;
const HIGHEST = 20;
const AT_LEAST = Array.from({ length: HIGHEST + 2 }, (_, needed) => {
  let ways = 0;
  for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) if (a + b >= needed) ways++;
  return ways / 100;
});

/** The chance that two ten-sided dice come to that much or more. */
export const chanceOf = (needed: number): number =>
  needed <= LOWEST ? 1 : needed > HIGHEST ? 0 : (AT_LEAST[needed] ?? 0);

interface Plan {
  readonly stances: readonly Stance[];
  /** How much of the enemy a round takes, less how much of the Hero. */
  readonly promise: number;
}

/** The plan that wears the enemy down fastest for what it costs. */
export function bestPlan(fight: Fight): Plan {
  let plan: Plan | null = null;
  for (let hero = 0; hero < fight.phases.length; hero++) {
    if ((fight.phases[hero]?.attack ?? NEVER) >= NEVER) continue;
    const other = planWith(fight, hero);
    if (plan === null || other.promise > plan.promise) plan = other;
  }
  return plan ?? planWith(fight, -1);
}

/** The Hero attacks in one phase; in the others an Ally does, where that is better than to defend. */
function planWith(fight: Fight, hero: number): Plan {
  const { life, foeLife } = fight;
  const stances: Stance[] = [];
  let promise = 0;
  fight.phases.forEach((phase, i) => {
    const blow = chanceOf(phase.attack);
    const guard = phase.harm === 0 ? 1 : chanceOf(phase.defend);
    let best: Stance = i === hero ? HERO : DEFEND;
    let most =
      i === hero
        ? (blow * Math.min(phase.damage, foeLife)) / foeLife - ((1 - blow) * phase.harm) / life
        : -((1 - guard) * phase.harm) / life;
    if (i !== hero) {
      phase.allies.forEach((ally, at) => {
        if (stances.includes(at + 1) || ally.attack >= NEVER || ally.damage === 0) return;
        const chance = chanceOf(ally.attack);
        const worth =
          (chance * Math.min(ally.damage, foeLife)) / foeLife - ((1 - chance) * phase.harm) / (2 * life);
        if (worth <= most) return;
        best = at + 1;
        most = worth;
      });
    }
    stances.push(best);
    promise += most;
  });
  return { stances, promise };
}

/* A quick estimate */

/** How much of the wounds that an Ally takes counts as the Hero's. */
const ALLY_SHARE = 0.4;
const LEAST_RATE = 0.05;

export interface Estimate {
  /** How the time the Hero lasts compares with the time he needs, as a logarithm: 0 is even. */
  readonly edge: number;
  readonly win: number;
  readonly value: number;
}

/** The odds from how fast either side is worn down. The curve was fitted to fights that were worked out in full. */
export function estimate(fight: Fight): Estimate {
  const { life, foeLife, phases, stakes } = fight;
  let deal = 0;
  let take = 0;
  bestPlan(fight).stances.forEach((stance, i) => {
    const phase = phases[i] as PhaseOdds;
    const actor = stance === HERO ? phase : phase.allies[stance - 1];
    if (actor === undefined) {
      take += (1 - chanceOf(phase.defend)) * phase.harm;
      return;
    }
    const chance = chanceOf(actor.attack);
    deal += chance * Math.min(actor.damage, foeLife);
    take += (1 - chance) * phase.harm * (stance === HERO ? 1 : ALLY_SHARE);
  });
  deal = Math.max(LEAST_RATE, deal);
  take = Math.max(LEAST_RATE, take);
  const edge = Math.log((life * deal) / (foeLife * take));
  const win = winFor(edge);
  const wounds = Math.min(life - 1, (take * foeLife) / deal);
  const out = chanceOf(fight.escape);
  const away = out * stakes.escape + (1 - out) * stakes.loss;
  return {
    edge,
    win,
    value: win * (stakes.win - stakes.wound * wounds) + (1 - win) * Math.max(stakes.loss, away),
  };
}

/** The chance to win with that edge; less steep, it is a measure of strength that sees further. */
export const winFor = (edge: number, steep = 2.7): number => 1 / (1 + Math.exp(-steep * edge - 0.75));
