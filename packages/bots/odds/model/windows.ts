/** Windows: what is forced happens, then the owner may use what they have until they pass. */
import type { VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { FIGHTING } from '@wayrune/engine/rules/cards/abilities.ts';
import { memoize } from '../../memo.ts';
import { addChoice, type Child, step } from '../graph.ts';
import { foeFalls } from './blows.ts';
import type { Actor, Flow, Model, Piece, Power, Then } from './model.ts';
import { stationAt } from './places.ts';
import { payAll, waysToPay } from './prices.ts';
import { HERO, LIVE, type Position, type Who } from './position.ts';
import { askerFor, damageIn, doHold, numberOf } from './questions.ts';
import { rollIn, type Scene } from './scene.ts';
import { nameInTree } from './trace.ts';
import { canDo } from './verbs.ts';

const isThere = (s: Position, piece: Piece | null): boolean =>
  piece === null || ((s.down | s.gone) & piece.bit) === 0;

const serves = ({ serves: mask }: Power, subject: Who): boolean =>
  subject < 0 || (mask & (1 << subject)) !== 0;

const bearerOf = ({ piece }: Power, subject: Who): Who => piece?.bearer ?? Math.max(HERO, subject);

function isReady(m: Model, s: Position, scene: Scene, power: Power, subject: Who): boolean {
  const { ability, piece, source, spent } = power;
  if ((s.spent & spent) !== 0 || !isThere(s, piece) || !serves(power, subject)) return false;
  if (ability.if === undefined) return true;
  return doHold(m, s, scene, ability.if, askerFor(m, bearerOf(power, subject), source, scene.about));
}

/** Whether no card would be used in a window. */
export function isSilent(m: Model, s: Position, scene: Scene, window: Window, subject: Who): boolean {
  const speaks = (power: Power): boolean => isReady(m, s, scene, power, subject);
  if (m.forced[window]?.some(speaks) === true) return false;
  return m.offered[window]?.some((power) => speaks(power) && !isPointless(m, s, scene, power)) !== true;
}

/** Windows between phases are positions of their own, so that their options are built once for every path that leads there. */
export const OFFER_STAGES: Readonly<Partial<Record<Window, number>>> = {
  'before-combat': 5,
  'round-start': 6,
  'round-end': 7,
};

/** What may be used in a window until its owner passes. */
export const offerIn: Flow['openWindow'] = (m, s, scene, window, subject, then) => {
  const offered = m.offered[window];
  const closes = FIGHTING.has(window);
  if (offered === undefined || (s.over !== LIVE && closes)) return then(s);
  const stage = OFFER_STAGES[window];
  const grown = stage === undefined && offered.length > 1 ? new Map<string, Child>() : null;
  const again: Then = (t) => {
    if (t.over !== LIVE && closes) return then(t);
    if (stage !== undefined) return stationAt(m, t, stage);
    if (grown === null) return offerAll(m, t, offer);
    step(m.graph);
    return memoize(grown, nameInTree(m.trace, t), () => offerAll(m, t, offer));
  };
  const offer = { scene, offered, subject, then, again };
  return offerAll(m, s, offer);
};

export const openWindow: Flow['openWindow'] = (m, s, scene, window, subject, then) => {
  const forced = m.forced[window];
  if (forced === undefined && m.offered[window] === undefined) return then(s);
  const stage = OFFER_STAGES[window];
  const offer: Then = (t) => {
    const isStation = stage !== undefined && !isSilent(m, t, scene, window, subject) && t.over === LIVE;
    return isStation ? stationAt(m, t, stage) : offerIn(m, t, scene, window, subject, then);
  };
  if (forced === undefined) return offer(s);
  const due = forced.filter((power) => isReady(m, s, scene, power, subject));
  const marked = due.reduce((t, { spent }) => (spent === 0 ? t : { ...t, spent: t.spent | spent }), s);
  const next = (t: Position, at: number): Child => {
    const power = due[at];
    if (power === undefined) return offer(t);
    const { ability, source, piece } = power;
    const actor = { bearer: bearerOf(power, subject), source, piece, apart: false };
    return m.flow.carryOut(m, t, scene, ability.do, actor, (u) => next(u, at + 1));
  };
  return next(marked, 0);
};

const ROLL_VERBS: ReadonlySet<VerbName> = new Set<VerbName>(['add', 'reroll', 'set-die', 'use-attribute']);

/** Paying for an effect that changes nothing is never best: help for a roll that has succeeded, damage to an enemy that falls anyway. */
function isPointless(m: Model, s: Position, scene: Scene, { ability }: Power): boolean {
  const { do: effects } = ability;
  if (effects.every((effect) => effect.do === 'use-attribute' && s.attribute === numberOf(effect.attribute)))
    return true;
  if (scene.roll !== null && s.first > 0) {
    if (m.reading.conditions.has('dice') || !effects.every((effect) => ROLL_VERBS.has(effect.do)))
      return false;
    const missing = s.target - s.first - s.second - s.bonus - s.added;
    if (missing <= 0) return true;
    return missing > m.reading.habits.help && effects.every((effect) => effect.do === 'add');
  }
  if (scene.phase === null || !scene.rolled || scene.wound !== null) return false;
  return effects.every((effect) => effect.do === 'damage') && fallsAnyway(m, s, scene);
}

function fallsAnyway(m: Model, s: Position, scene: Scene): boolean {
  const { phase } = scene;
  if (phase === null || !phase.attacking || phase.free) return false;
  const wounds = s.foe + damageIn(m, s, scene, rollIn(scene)) + s.extraDamage;
  return foeFalls(m, s, wounds, 0);
}

/** A window that is open. */
interface Offer {
  readonly scene: Scene;
  readonly offered: readonly Power[];
  readonly subject: Who;
  /** When its owner passes, and when they have used something. */
  readonly then: Then;
  readonly again: Then;
}

/** One after another, as long as anything may be used and is. */
function offerAll(m: Model, s: Position, { scene, offered, subject, then, again }: Offer): Child {
  const labels: string[] = [];
  const children: Child[] = [];
  for (const power of offered) {
    const { ability, piece, source, spent } = power;
    if (!isReady(m, s, scene, power, subject)) continue;
    const actor: Actor = { bearer: bearerOf(power, subject), source, piece, apart: false };
    if (!ability.do.some((effect) => canDo(m, s, scene, effect, actor))) continue;
    if (isPointless(m, s, scene, power)) continue;
    for (const victim of waysToPay(m, s, scene, actor, ability.cost)) {
      labels.push(victim === null ? power.option : `${power.option}:${victim.id}`);
      const used = spent === 0 ? s : { ...s, spent: s.spent | spent };
      children.push(
        payAll(m, used, scene, actor, ability.cost, victim, (t) =>
          m.flow.carryOut(m, t, scene, ability.do, actor, again),
        ),
      );
    }
  }
  if (children.length === 0) return then(s);
  labels.push('pass');
  children.push(then(s));
  return addChoice(m.graph, labels, children);
}
