/** Several Heroes in one fight: whose turn it is in it, who leaves it, and who has a claim to its reward. */
import type { Ability, Effect } from '../../effects/vocabulary.ts';
import type { Window } from '../../effects/windows.ts';
import { type CombatFrame, combatOf, type Joint } from './combat-frame.ts';
import type { RollLike } from '../cards/counting.ts';
import { claimants, hasAttacked, heroesIn, standing, stands } from './fighters.ts';
import type { Game } from '../world/game.ts';
import type { JointTerms } from '../world/policies.ts';

export function jointTerms(game: Game, { terms: name }: Joint): JointTerms {
  const terms = game.world.policies.joint[name];
  if (terms === undefined) throw new Error(`no joint terms "${name}"`);
  return terms;
}

/** Whether the Heroes make one attack roll for all in each phase. */
export const isGroup = (game: Game, { joint }: CombatFrame): boolean =>
  joint !== null && jointTerms(game, joint).group;

/** Whether a Hero ('hero') or an Ally has made the attacks of this round. */
export function hasSpentAttack(game: Game, combat: CombatFrame, seat: number, who: string): boolean {
  if (!hasAttacked(combat, seat, who)) return false;
  if (combat.joint === null || who !== 'hero') return true;
  const { everyPhase, group } = jointTerms(game, combat.joint);
  return !everyPhase && !group;
}

/** The others for whom a roll is made too: those of a group that attacks as one. */
export function rollingAlong(game: Game, { kind, seat }: RollLike): readonly number[] {
  if (kind !== 'attack') return NOBODY;
  const combat = combatOf(game);
  if (combat === null || combat.joint === null || !isGroup(game, combat)) return NOBODY;
  return heroesIn(combat).filter((other) => other !== seat);
}

const NOBODY: readonly number[] = [];

function change(combat: CombatFrame, changed: Partial<Joint>): void {
  if (combat.joint !== null) combat.joint = { ...combat.joint, ...changed };
}

/**
 * Whether there is a fighter who plays the step: the seats one after another, those who are still there when they are
 * reached. The step named is repeated until all have played it.
 */
export function nextFighter(combat: CombatFrame, step = '', seats?: readonly number[]): boolean {
  const { joint } = combat;
  if (joint === null) return true;
  const queue = joint.queue.length > 0 ? joint.queue : (seats ?? heroesIn(combat));
  const at = queue.findIndex((seat) => stands(joint, seat));
  const seat = queue[at];
  const rest = seat === undefined ? [] : queue.slice(at + 1);
  const lead = joint.queue.length > 0 ? joint.lead : (seat ?? -1);
  change(combat, { queue: rest, lead });
  if (seat === undefined) return false;
  combat.seat = seat;
  if (step !== '' && rest.length > 0) combat.step = step;
  return true;
}

/** Whoever had yet to play a step no longer does. */
export const clearQueue = (combat: CombatFrame): void => change(combat, { queue: [] });

/** The first of those who fight acts for all of them. */
export function leadFighter(combat: CombatFrame): boolean {
  const [first] = heroesIn(combat);
  if (first === undefined) return false;
  combat.seat = first;
  return true;
}

/** Where the combat goes on when the acting Hero is through with the escape phase. */
export const afterEscape = ({ joint }: CombatFrame): string =>
  joint !== null && joint.queue.length > 0 ? 'turn' : 'ranged';

/**
 * A new round: the first of them acts again, claims begin anew, and those who come back are back. Before Combat belongs
 * to the first round.
 */
export function newJointRound(game: Game, combat: CombatFrame): void {
  const { joint } = combat;
  if (joint === null) return;
  if (combat.round > 1) {
    const away = jointTerms(game, joint).returns ? [] : joint.away;
    change(combat, { claims: [], queue: [], away });
  }
  leadFighter(combat);
}

/** An attack roll was made, or wounds were dealt. A group does it together. */
export function claim(game: Game, combat: CombatFrame, seat: number): void {
  const { joint } = combat;
  if (joint === null) return;
  const seats = isGroup(game, combat) ? heroesIn(combat) : [seat];
  const added = seats.filter((one) => !joint.claims.includes(one));
  if (added.length > 0) change(combat, { claims: [...joint.claims, ...added] });
}

/** Wounds were dealt: that is a claim, and so far the last blow. */
export function strike(game: Game, combat: CombatFrame, seat: number): void {
  claim(game, combat, seat);
  change(combat, { striker: seat });
}

/** For whom it happens that an enemy is defeated. */
export function victors(game: Game, combat: CombatFrame): readonly number[] {
  const all = claimants(combat);
  const { joint } = combat;
  return joint === null || jointTerms(game, joint).lastBlow !== true
    ? all
    : all.filter((seat) => seat === joint.striker);
}

/** Whether cards can neither drive the enemy away nor defeat it outright. */
export const isUnyielding = (game: Game, { joint }: CombatFrame): boolean =>
  joint !== null && jointTerms(game, joint).unyielding === true;

/** The Hero is out of this round; whether for good is a matter of the terms. */
export function leave(combat: CombatFrame, seat: number): void {
  if (combat.joint !== null) change(combat, { away: [...combat.joint.away, seat] });
}

/** The Hero was knocked out: the others fight on. Whoever acted there no longer does. */
export function fall(combat: CombatFrame, seat: number): void {
  const { joint } = combat;
  if (joint === null || !joint.fighters.includes(seat) || joint.fallen.includes(seat)) return;
  change(combat, { fallen: [...joint.fallen, seat] });
  if (combat.seat === seat && isEscaping(combat)) combat.step = afterEscape(combat);
}

const ESCAPING: readonly string[] = ['escape', 'flee', 'fled'];

/** Whether the Hero who acts is asked to fight or run, or runs. */
export const isEscaping = ({ step }: CombatFrame): boolean => ESCAPING.includes(step);

/** How a fight ends that nobody fights any more, or '' while somebody does or will be back. */
export function abandoned(game: Game, joint: Joint): '' | 'escaped' | 'lost' {
  if (standing(joint).length > 0) return '';
  if (joint.fighters.every((seat) => joint.fallen.includes(seat))) return 'lost';
  return jointTerms(game, joint).returns ? '' : 'escaped';
}

/** Windows that every fighter has, one after another. */
const SHARED: ReadonlySet<Window> = new Set<Window>(['before-combat', 'round-start', 'round-end']);

/**
 * What the enemy does to itself happens once and not for every Hero: in the window of the first of them. So does what
 * strikes only one of a group (S41).
 */
export function isToldAlready(game: Game, { joint }: CombatFrame, seat: number, ability: Ability): boolean {
  if (joint === null || !SHARED.has(ability.when) || seat === joint.lead) return false;
  return ability.do.every(concernsFoeAlone) || strikesOne(game, joint, ability.when);
}

const strikesOne = (game: Game, joint: Joint, when: Window): boolean =>
  when !== 'before-combat' && jointTerms(game, joint).blow !== undefined;

/** Whether what the enemy's text does goes to a Hero who is yet to be found. */
export function divertBlow(game: Game, when: Window, source: string, list: readonly Effect[]): boolean {
  const combat = combatOf(game);
  if (combat === null || combat.joint === null || combat.card !== source) return false;
  if (!strikesOne(game, combat.joint, when) || list.every(concernsFoeAlone)) return false;
  jointTerms(game, combat.joint).blow?.(game, source, list);
  return true;
}

const concernsFoeAlone = (effect: Effect): boolean =>
  effect.do === 'foe-heals' ||
  effect.do === 'foe-flees' ||
  effect.do === 'add-counters' ||
  (effect.do === 'modify' && (effect.for ?? 'self') === 'self');
