/** The same scene twice: with the card as it is, and without the part in question. Whatever differs, the part has done. */
import { alike } from '@wayrune/engine/testing/compare.ts';
import { askAnew, needsJump } from './combat-scene.ts';
import { type Part, without } from './parts.ts';
import { newPlan, type Plan, type Wish, wishAll } from './plan.ts';
import { choose, combatIn, eventsOf, fork, isWindow, kindOf, optionsOf, type Play, quietAnswer } from './play.ts';
import { setTable, type Theatre, worldWith } from './stage.ts';

export interface Twins {
  readonly plan: Plan;
  /** With the card as it is printed. */
  readonly real: Play;
  /** Without the part. */
  readonly bare: Play;
}

/** A plan for a part, or null if there is no such scene. */
export function planFor(part: Part, ...wishes: readonly Wish[]): Plan | null {
  const plan = wishAll(newPlan(part.card, part.role, part.bearer), ...wishes);
  return plan.impossible === null ? plan : null;
}

export function twins(theatre: Theatre, part: Part, plan: Plan): Twins {
  const { world } = theatre;
  const mute = worldWith(world, without(part));
  if (!needsJump(plan)) return { plan, real: setTable(theatre, world, plan), bare: setTable(theatre, mute, plan) };
  const bare = setTable(theatre, mute, plan);
  for (let n = 0; n < MOST_DECISIONS && !bare.staged; n++) choose(bare, quietAnswer(bare));
  const real = fork(bare, world);
  askAnew(world, real.state);
  return { plan, real, bare };
}

const MOST_DECISIONS = 60;

/** Whether the scene has been played: the next turn has begun, or the planned round lies behind. */
export function isOver(play: Play, sinceTurn: number): boolean {
  const { state, plan } = play;
  if (state.decision === null || state.over !== null) return true;
  if (state.turn > sinceTurn && kindOf(play) === 'movement' && state.active === 0) return true;
  return (combatIn(play)?.round ?? 0) > plan.round + (plan.roundStart ? 0 : 1);
}

export interface Moment {
  /** What the table with the card looked like before it happened. */
  readonly before: Play;
}

/** Plays both until the part makes a difference, or until the scene is over (null). */
export function untilMoment({ real, bare }: Twins, option: string | null): Moment | null {
  const { turn } = bare.state;
  let before = fork(real);
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (option !== null && offers(real, option)) return { before };
    if (option === null && differ(real, bare)) return { before };
    if (isOver(bare, turn) || isOver(real, turn)) return null;
    before = fork(real);
    const answer = quietAnswer(bare);
    choose(bare, answer);
    choose(real, answer);
  }
  return null;
}

export const offers = (play: Play, option: string): boolean =>
  optionsOf(play).some((one) => one === option || one.startsWith(`${option}:`));

export function differ(real: Play, bare: Play): boolean {
  return !alike(real.state, bare.state) || !alike(real.events, bare.events);
}

/** Lets the table with the card come to where the other one is: past the windows that only it was asked in. */
export function settle({ real, bare }: Twins): void {
  for (let n = 0; n < 12 && kindOf(real) !== kindOf(bare); n++) {
    const kind = kindOf(real);
    if (!isWindow(kind)) return;
    choose(real, quietAnswer(real));
  }
}

/** Plays on by quiet answers until this happens; false if it does not. */
export function playUntil(play: Play, reached: (play: Play) => boolean): boolean {
  const { turn } = play.state;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (reached(play)) return true;
    if (play.state.decision === null || (play.state.turn > turn && kindOf(play) === 'movement')) return false;
    choose(play, quietAnswer(play));
  }
  return false;
}

export const lastRoll = (play: Play) => eventsOf(play, 'rolled').at(-1);
