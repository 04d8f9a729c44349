/** The same scene twice: with the card as it is, and without the part in question. Whatever differs, the part has done. */
import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { alike } from '@wayrune/engine/testing/compare.ts';
import { askAnew, needsJump } from './combat-scene.ts';
import { eased, type Part, without, withoutAbilities } from './parts.ts';
import { newPlan, type Plan, type Wish, wishAll } from './plan.ts';
import { choose, combatIn, fork, atWindow, kindOf, optionsOf, type Play, quietAnswer } from './play.ts';
import { setTable, type Theatre, worldWith } from './stage.ts';
import { must } from './view.ts';

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
  if (plan.impossible !== null || !plan.mustBe.every((so) => so(plan))) return null;
  // The start of the first round is past when a fight has been brought to its planned state.
  if (plan.roundStart && needsJump(plan)) plan.round = Math.max(plan.round, 2);
  return plan;
}

export function twins(theatre: Theatre, part: Part, plan: Plan): Twins {
  const { whole, mute } = worldsFor(theatre, part);
  if (!needsJump(plan) && !plan.atPhase)
    return { plan, real: setTable(theatre, whole, plan), bare: setTable(theatre, mute, plan) };
  const bare = setTable(theatre, mute, plan);
  const isThere = (): boolean => bare.staged && (!plan.atPhase || kindOf(bare) === plan.phase);
  for (let n = 0; n < MOST_DECISIONS && !isThere(); n++) choose(bare, quietAnswer(bare));
  must(isThere(), 'it does not come to that');
  // Rolls on the way do not count.
  combatIn(bare)?.rolls.fill(plan.rolls);
  const real = fork(bare, whole);
  askAnew(whole, real.state);
  return { plan, real, bare };
}

/** Numbers and rules are looked at without the abilities of the same card, which would change the scene. */
function worldsFor({ world }: Theatre, part: Part): { whole: World; mute: World } {
  if (part.what !== 'always' && part.what !== 'rule') {
    const easy = (card: Card): World => worldWith(world, eased(part, card));
    return { whole: easy(infoOf(world, part.card.id).card), mute: easy(without(part)) };
  }
  const calm = (card: Card): World => worldWith(world, withoutAbilities(card));
  return { whole: calm(infoOf(world, part.card.id).card), mute: calm(without(part)) };
}

const MOST_DECISIONS = 60;
/** What a Hero is asked first in a turn. */
const TURN_BEGINS: readonly string[] = ['movement', 'confront'];

/** Whether the scene has been played: the next turn has begun, or the planned round lies behind. */
export function isOver(play: Play, sinceTurn: number): boolean {
  const { state } = play;
  if (state.decision === null || state.over !== null) return true;
  if (state.turn > sinceTurn && TURN_BEGINS.includes(kindOf(play)) && state.active === 0) return true;
  return isLater(play);
}

/** The planned round lies behind; in a duel both have their turn, and to win may take longer. */
const isLater = (play: Play): boolean =>
  !play.plan.kill && (combatIn(play)?.round ?? 0) > play.plan.round + (play.plan.duel ? 1 : 0);

export interface Moment {
  /** What the table with the card looked like before it happened. */
  readonly before: Play;
}

/** Plays both until the part makes a difference, or until the scene is over (null). */
export function untilMoment({ real, bare }: Twins, option: string | null): Moment | null {
  const { turn } = bare.state;
  const { plan } = real;
  let before = fork(real);
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (plan.roundStart && (isLater(real) || isLater(bare))) return null;
    if (option !== null && TURN_BEGINS.includes(kindOf(real)) && real.state.turn > turn) return null;
    if (option !== null && offers(real, option)) return { before };
    if (option === null && differ(real, bare)) return { before };
    if (isOver(bare, turn) || isOver(real, turn) || (plan.atPhase && isPast(real))) return null;
    before = fork(real);
    const answer = quietAnswer(bare);
    choose(bare, answer);
    choose(real, answer);
  }
  return null;
}

/** The planned phase lies behind. */
const isPast = (play: Play): boolean => kindOf(play) !== play.plan.phase && !atWindow(play);

export const offers = (play: Play, option: string): boolean =>
  optionsOf(play).some((one) => one === option || one.startsWith(`${option}:`));

function differ(real: Play, bare: Play): boolean {
  return !alike(real.state, bare.state) || !alike(real.events, bare.events);
}

/** Lets the table with the card come to where the other one is: past the windows that only it was asked in. */
export function settle({ real, bare }: Twins): void {
  for (let n = 0; n < 12 && kindOf(real) !== kindOf(bare); n++) {
    if (!atWindow(real)) return;
    choose(real, quietAnswer(real));
  }
}

/** Plays on by quiet answers until this happens; false if it does not. */
export function playUntil(play: Play, reached: (play: Play) => boolean): boolean {
  const { turn } = play.state;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (reached(play)) return true;
    if (play.state.decision === null || (play.state.turn > turn && TURN_BEGINS.includes(kindOf(play))))
      return false;
    choose(play, quietAnswer(play));
  }
  return false;
}
