/** The odds of a fight, worked out round by round until one side has fallen or fled. */
import { bestPlan, type Fight, HERO, type PhaseOdds, type Stance } from './estimate.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';

/** Where a fight stands at the beginning of a round or between two phases. */
export interface Standing {
  readonly life: number;
  readonly foeLife: number;
  readonly first: number;
  readonly second: number;
}

export interface Solution {
  readonly fight: Fight;
  readonly plan: readonly Stance[];
  /** What the fight is worth. */
  readonly value: number;
  /** The chance to win it. */
  readonly win: () => number;
  /** Whether it is better to get away at once. */
  readonly flees: boolean;
  /** The worth of a round that begins like this. */
  readonly valueAt: (standing: Standing) => number;
}

const solved = new Map<string, Solution>();
const MOST_SOLVED = 5000;

/** Fights are alike more often than not: what was solved is remembered. */
export function solution(fight: Fight): Solution {
  const { life, foeLife, allies, phases, escape, stakes } = fight;
  let key = `${life},${foeLife},${escape}|${stakes.win},${stakes.loss},${stakes.escape},${stakes.wound}`;
  for (const ally of allies) key += `+${ally.life},${ally.worth}`;
  for (const { attack, damage, defend, harm, allies: strikes } of phases) {
    key += `|${attack},${damage},${defend},${harm}`;
    for (const strike of strikes) key += `,${strike.attack},${strike.damage}`;
  }
  let found = solved.get(key);
  if (found === undefined) {
    if (solved.size >= MOST_SOLVED) solved.clear();
    found = solve(fight);
    solved.set(key, found);
  }
  return found;
}

/** The most promising plan carried through to the end, with the way out taken where it is better. */
const solve = (fight: Fight): Solution => follow(fight, bestPlan(fight).stances);

/** A round in which nearly always nothing happens leads nowhere. */
const STALEMATE = 0.999;

/** A number for every standing at the beginning of a round, filled in as it is asked for. */
interface Ledger {
  readonly cells: Float64Array;
  readonly won: (life: number, first: number, second: number) => number;
  readonly lost: number;
}

interface Course {
  readonly fight: Fight;
  readonly plan: readonly Stance[];
  readonly worth: Ledger;
  readonly wins: Ledger;
  /** Standings in which it is better to get away. */
  readonly flees: Uint8Array;
  readonly depth: number;
  readonly width: number;
}

function follow(fight: Fight, plan: readonly Stance[]): Solution {
  const { life, foeLife, allies } = fight;
  const [first = 0, second = 0] = allies.map((ally) => ally.life);
  const width = second + 1;
  const depth = (first + 1) * width;
  const size = (life + 1) * (foeLife + 1) * depth;
  const worth: Ledger = {
    cells: new Float64Array(size).fill(Number.NaN),
    won: (h, a, b) => worthOfWinning(fight, h, a, b),
    lost: fight.stakes.loss,
  };
  const wins: Ledger = { cells: new Float64Array(size).fill(Number.NaN), won: () => 1, lost: 0 };
  const course: Course = { fight, plan, worth, wins, flees: new Uint8Array(size), depth, width };
  const value = worthOfRound(course, life, foeLife, first, second);
  return {
    fight,
    plan,
    value,
    flees: course.flees[cellOf(course, life, foeLife, first, second)] === 1,
    win: () => winsOfRound(course, life, foeLife, first, second),
    valueAt: (at) =>
      worthOfRound(course, at.life, at.foeLife, Math.min(first, at.first), Math.min(second, at.second)),
  };
}

/** What a victory is worth after wounds and with the Allies that are left. */
export function worthOfWinning({ life, allies, stakes }: Fight, h: number, a: number, b: number): number {
  let worth = stakes.win - stakes.wound * (life - h);
  if (a === 0) worth -= allies[0]?.worth ?? 0;
  if (b === 0) worth -= allies[1]?.worth ?? 0;
  return worth;
}

const cellOf = ({ fight, depth, width }: Course, h: number, f: number, a: number, b: number): number =>
  (h * (fight.foeLife + 1) + f) * depth + a * width + b;

function worthOfRound(course: Course, h: number, f: number, a: number, b: number): number {
  const { fight, worth, flees } = course;
  if (h <= 0) return worth.lost;
  const cell = cellOf(course, h, f, a, b);
  const known = worth.cells[cell] as number;
  if (!Number.isNaN(known)) return known;
  let value = untilChange(course, worth, h, f, a, b, fight.stakes.escape);
  const out = chanceToThrow(fight.escape);
  if (out > 0) {
    const fled = out * fight.stakes.escape + (1 - out) * worthOfRound(course, h - 1, f, a, b);
    if (fled > value) {
      value = fled;
      flees[cell] = 1;
    }
  }
  worth.cells[cell] = value;
  return value;
}

function winsOfRound(course: Course, h: number, f: number, a: number, b: number): number {
  const { fight, wins, flees } = course;
  if (h <= 0) return 0;
  const cell = cellOf(course, h, f, a, b);
  const known = wins.cells[cell] as number;
  if (!Number.isNaN(known)) return known;
  worthOfRound(course, h, f, a, b);
  const win =
    flees[cell] === 1
      ? (1 - chanceToThrow(fight.escape)) * winsOfRound(course, h - 1, f, a, b)
      : untilChange(course, wins, h, f, a, b, 0);
  wins.cells[cell] = win;
  return win;
}

/** Rounds that change nothing are played again: what counts is the first that changes something. */
function untilChange(
  course: Course,
  ledger: Ledger,
  h: number,
  f: number,
  a: number,
  b: number,
  never: number,
): number {
  let still = 1;
  course.plan.forEach((stance, at) => {
    still *= idle(course, at, stance, a, b);
  });
  if (still > STALEMATE) return never;
  return expect(course, ledger, 0, h, f, a, b, cellOf(course, h, f, a, b)) / (1 - still);
}

/** The Ally that acts in a phase, if it is one and still stands. */
function allyIn(phase: PhaseOdds, stance: Stance, a: number, b: number) {
  return stance > 0 && (stance === 1 ? a : b) > 0 ? phase.allies[stance - 1] : undefined;
}

/** The chance that a phase changes nothing. */
function idle({ fight }: Course, at: number, stance: Stance, a: number, b: number): number {
  const phase = fight.phases[at] as PhaseOdds;
  const actor = stance === HERO ? phase : allyIn(phase, stance, a, b);
  if (actor === undefined) return phase.harm === 0 ? 1 : chanceToThrow(phase.defend);
  const chance = chanceToThrow(actor.attack);
  return (actor.damage === 0 ? chance : 0) + (phase.harm === 0 ? 1 - chance : 0);
}

/** What the rest of the round, from a phase on, leads to; the standing it began with counts as nothing. */
function expect(
  course: Course,
  ledger: Ledger,
  at: number,
  h: number,
  f: number,
  a: number,
  b: number,
  from: number,
): number {
  if (h <= 0) return ledger.lost;
  if (f <= 0) return ledger.won(h, a, b);
  const phase = course.fight.phases[at];
  if (phase === undefined) {
    if (cellOf(course, h, f, a, b) === from) return 0;
    return ledger === course.worth ? worthOfRound(course, h, f, a, b) : winsOfRound(course, h, f, a, b);
  }
  const stance = course.plan[at] as Stance;
  const { harm } = phase;
  const ally = allyIn(phase, stance, a, b);
  const actor = stance === HERO ? phase : ally;
  const chance =
    actor === undefined ? (harm === 0 ? 1 : chanceToThrow(phase.defend)) : chanceToThrow(actor.attack);
  let total = 0;
  if (chance > 0) total += chance * expect(course, ledger, at + 1, h, f - (actor?.damage ?? 0), a, b, from);
  if (chance < 1) {
    const bears = (who: Stance, has: number): number => (stance === who ? Math.max(0, has - harm) : has);
    total +=
      (1 - chance) *
      (ally === undefined
        ? expect(course, ledger, at + 1, h - harm, f, a, b, from)
        : expect(course, ledger, at + 1, h, f, bears(1, a), bears(2, b), from));
  }
  return total;
}
