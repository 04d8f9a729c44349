/** A combat from its beginning to its end, round by round. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { ESCAPE_DAMAGE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { addChoice, addRound, type Child } from '../graph.ts';
import { decided, stands } from './blows.ts';
import { KNOCKED_OUT } from './endings.ts';
import { type Flow, isHeard, type Model } from './model.ts';
import { forget } from './passing.ts';
import { endAt, stationAt } from './places.ts';
import { ESCAPED, HERO, LIVE, type Position, type Who, WON } from './position.ts';
import { alliesMayNotAttack, harmIn, isBarred, mayNotEscape, targetOf } from './questions.ts';
import { inPhase, openGround, rollIn } from './scene.ts';
import { phaseBit } from './verbs.ts';
import { OFFER_STAGES, offerIn } from './windows.ts';

/** The station of the escape phase, of each phase after it, and of a new round in which something happens before them; windows follow. */
const ESCAPE_STAGE = 0;
const ROUND_STAGE = 4;

/** The windows that have stations, and what comes after each. */
const WINDOWS: readonly (readonly [window: Window, then: (m: Model, s: Position) => Child])[] = [
  ['before-combat', (m, s) => round(m, s)],
  ['round-start', (m, s) => escapePhase(m, s)],
  ['round-end', (m, s) => again(m, s)],
];

/** As it stands between two phases. With nothing left to activate, it is the same however many were activated. */
const settled = (m: Model, s: Position): Position =>
  s.activations > 0 && (m.activatable & ~(s.down | s.gone)) === 0 ? { ...s, activations: 0 } : s;

export function beginFight(m: Model, s: Position): Child {
  if (!m.combat.beforeCombat) return round(m, s);
  return m.flow.openWindow(m, s, openGround(m), 'before-combat', -1, (t) => round(m, t));
}

function round(m: Model, before: Position): Child {
  const s = decided(m, before);
  if (s.over !== LIVE) return spoils(m, s);
  const fresh = {
    ...s,
    round: Math.min(s.round + 1, m.reading.lastRound),
    attacked: 0,
    skipped: 0,
    activations: 0,
    spent: s.spent & ~m.roundly,
  };
  return isHeard(m, 'round-start') ? stationAt(m, fresh, ROUND_STAGE) : beginRound(m, fresh);
}

function beginRound(m: Model, s: Position): Child {
  const opened = m.flow.openWindow(m, s, openGround(m), 'round-start', -1, (t) => escapePhase(m, t));
  return addRound(m.graph, opened);
}

export function escapePhase(m: Model, before: Position): Child {
  const s = settled(m, decided(m, before));
  if (s.over !== LIVE) return spoils(m, s);
  return stationAt(m, s, ESCAPE_STAGE);
}

export const stage: Flow['stage'] = (m, s, at) => {
  if (at === ESCAPE_STAGE) return escapeOrFight(m, s);
  if (at < ROUND_STAGE) return stances(m, s, at - 1);
  return at === ROUND_STAGE ? beginRound(m, s) : goOnIn(m, s, at);
};

/** A window between phases, in the middle of what may be used there. */
function goOnIn(m: Model, s: Position, at: number): Child {
  const found = WINDOWS.find(([window]) => OFFER_STAGES[window] === at);
  if (found === undefined) throw new Error('no such station');
  const [window, then] = found;
  return offerIn(m, s, openGround(m), window, -1, (t) => then(m, t));
}

/** The station of a table that waits in such a window; null in any other. */
export const windowStation = (m: Model, s: Position, window: Window): Child | null => {
  const at = OFFER_STAGES[window];
  return at === undefined ? null : stationAt(m, s, at);
};

function escapeOrFight(m: Model, s: Position): Child {
  const fight = (s.skipped & phaseBit(PHASES[0])) === 0 ? stances(m, s, 0) : combatPhase(m, s, 0);
  if (!m.combat.mayEscape || mayNotEscape(m, s)) return fight;
  return addChoice(m.graph, ['escape', 'fight'], [tryEscape(m, s), fight]);
}

function tryEscape(m: Model, s: Position): Child {
  const ground = openGround(m);
  const roll = m.scenes.escape;
  return m.flow.roll(m, s, ground, roll, HERO, targetOf(m, s, ground, roll), null, (rolled, success) => {
    const t = decided(m, success && rolled.over === LIVE ? { ...rolled, over: ESCAPED } : rolled);
    if (t.over !== LIVE) return spoils(m, t);
    const wounds = { who: HERO, amount: ESCAPE_DAMAGE, cancellable: true, apart: false };
    return m.flow.inflict(m, t, ground, wounds, (u) => escapePhase(m, u));
  });
}

export function combatPhase(m: Model, before: Position, at: number): Child {
  const s = settled(m, decided(m, before));
  if (s.over !== LIVE) return spoils(m, s);
  const phase = PHASES[at];
  if (phase === undefined) return close(m, s);
  if ((s.skipped & phaseBit(phase)) !== 0) return combatPhase(m, s, at + 1);
  return stationAt(m, s, at + 1);
}

/** Attack with somebody, or defend. */
function stances(m: Model, s: Position, at: number): Child {
  const phase = PHASES[at];
  if (phase === undefined) throw new Error('no such phase');
  const next = (t: Position): Child => combatPhase(m, t, at + 1);
  const labels: string[] = [];
  const children: Child[] = [];
  const noAllies = m.fighters.length > 1 && alliesMayNotAttack(m, s);
  for (let who: Who = HERO; who < m.fighters.length; who++) {
    if ((s.attacked & (1 << who)) !== 0 || !stands(m, s, who) || (who !== HERO && noAllies)) continue;
    const what = { phase, who, attacking: true, free: false };
    // Asked before anybody has been chosen.
    if (isBarred(m, s, inPhase(m, { ...what, who: HERO, attacking: false }, false), who)) continue;
    labels.push(m.attacks[who] as string);
    children.push(m.flow.blow(m, { ...s, attacked: s.attacked | (1 << who) }, what, -1, next));
  }
  labels.push('defend');
  children.push(defend(m, s, at, next));
  return addChoice(m.graph, labels, children);
}

const FOES_WINDOWS: readonly Window[] = ['roll', 'rolled', 'guarded', 'struck'];
const OWN_WINDOWS: readonly Window[] = ['guarded', 'struck'];

/** A defense against damage 0 needs no roll, unless something hangs on it (G14). */
function defend(m: Model, s: Position, at: number, next: (s: Position) => Child): Child {
  const phase = PHASES[at];
  if (phase === undefined) throw new Error('no such phase');
  const what = { phase, who: HERO, attacking: false, free: false };
  const scene = inPhase(m, what, false);
  const matters =
    harmIn(m, s, scene, rollIn(scene)) > 0 ||
    FOES_WINDOWS.some((window) => m.forced[window]?.some(({ piece }) => piece === null)) ||
    OWN_WINDOWS.some((window) =>
      [...(m.forced[window] ?? []), ...(m.offered[window] ?? [])].some(
        ({ piece }) => piece !== null && ((s.down | s.gone) & piece.bit) === 0,
      ),
    );
  return matters ? m.flow.blow(m, s, what, -1, next) : next(s);
}

const close = (m: Model, s: Position): Child =>
  m.flow.openWindow(m, s, openGround(m), 'round-end', -1, (t) => again(m, t));

function again(m: Model, before: Position): Child {
  const s = decided(m, before);
  if (s.over !== LIVE) return spoils(m, s);
  const left = forget(m, s, 'round');
  return left === s ? round(m, s) : m.flow.settle(m, left, openGround(m), (t) => round(m, t));
}

/** What comes of a fight that is decided (COMBAT-15). */
function spoils(m: Model, s: Position): Child {
  const ground = openGround(m);
  const finish = (t: Position): Child => {
    const left = forget(m, t, 'roll', 'round', 'combat');
    const over = (u: Position): Child => end(m, u, false);
    return left === t ? over(t) : m.flow.settle(m, left, ground, over);
  };
  if (s.over === WON) return m.flow.openWindow(m, s, ground, 'defeated', -1, finish);
  if (s.over === ESCAPED) return m.flow.openWindow(m, s, ground, 'escaped', -1, finish);
  return finish(s);
}

export const end: Flow['end'] = (m, s, knockedOut) => endAt(m, s, knockedOut ? KNOCKED_OUT : s.over);
