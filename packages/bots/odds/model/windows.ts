/** Windows: what is forced happens, then the owner may use what he has until he passes. */
import { FIGHTING } from '@wayrune/engine/rules/abilities.ts';
import { addChoice, type Child } from '../graph.ts';
import type { Actor, Flow, Model, Piece, Power, Then } from './model.ts';
import { payAll, waysToPay } from './prices.ts';
import { HERO, LIVE, type Position, type Who } from './position.ts';
import { askerFor, doHold } from './questions.ts';
import type { Scene } from './scene.ts';
import { canDo } from './verbs.ts';

const isThere = (s: Position, piece: Piece | null): boolean =>
  piece === null || ((s.down | s.gone) & piece.bit) === 0;

const serves = ({ serves: mask }: Power, subject: Who): boolean =>
  subject < 0 || (mask & (1 << subject)) !== 0;

const bearerOf = ({ piece }: Power, subject: Who): Who => piece?.bearer ?? Math.max(HERO, subject);

function isReady(m: Model, s: Position, scene: Scene, power: Power, subject: Who): boolean {
  const { ability, piece, source, spent } = power;
  if ((s.spent & spent) !== 0 || !isThere(s, piece) || !serves(power, subject)) return false;
  return doHold(m, s, scene, ability.if, askerFor(m, bearerOf(power, subject), source, scene.about));
}

export const openWindow: Flow['openWindow'] = (m, s, scene, window, subject, then) => {
  const forced = m.forced[window];
  const offered = m.offered[window];
  const offer: Then = (t) => {
    if (offered === undefined || (t.over !== LIVE && FIGHTING.has(window))) return then(t);
    return offerAll(m, t, scene, offered, subject, FIGHTING.has(window), then);
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

/** One after another, as long as anything may be used and is; windows of a fight close with it. */
function offerAll(
  m: Model,
  s: Position,
  scene: Scene,
  offered: readonly Power[],
  subject: Who,
  closes: boolean,
  then: Then,
): Child {
  const labels: string[] = [];
  const children: Child[] = [];
  const again: Then = (t) =>
    t.over !== LIVE && closes ? then(t) : offerAll(m, t, scene, offered, subject, closes, then);
  for (const power of offered) {
    const { ability, piece, source, spent } = power;
    if (!isReady(m, s, scene, power, subject)) continue;
    const actor: Actor = { bearer: bearerOf(power, subject), source, piece, apart: false };
    if (!ability.do.some((effect) => canDo(m, s, scene, effect, actor))) continue;
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
