/** Blows and wounds. */
import { addChoice, type Child } from '../graph.ts';
import { type Flow, isHeard, type Model, type Then } from './model.ts';
import {
  exhaustionAt,
  exhaustionOf,
  FOE,
  HERO,
  LIVE,
  type Position,
  type Who,
  withExhaustion,
  withWounds,
  WON,
  woundsAt,
  woundsOf,
} from './position.ts';
import {
  damageIn,
  foeLifeIn,
  harmIn,
  lifeIn,
  mayNotCancel,
  staminaIn,
  surplusIn,
  targetOf,
} from './questions.ts';
import { hurting, inPhase, openGround, rollIn } from './scene.ts';
import { either, exactly, reaches } from './trace.ts';

/** Whether the enemy has fallen, noted in the position. */
export function decided(m: Model, s: Position): Position {
  if (s.over !== LIVE) return s;
  return foeFalls(m, s, s.foe, 1) ? { ...s, over: WON } : s;
}

/** Whether this many wounds, and at least `least`, bring the enemy down. */
export const foeFalls = (m: Model, s: Position, wounds: number, least: number): boolean =>
  reaches(m.trace, FOE, wounds, Math.max(least, fallsAt(m, foeLifeIn(m, s))));

/** How many wounds are enough for that much Life: the rules know only whether so many are. */
function fallsAt({ falls, game }: Model, life: number): number {
  let enough = falls[life];
  if (enough === undefined) {
    enough = 0;
    while (!game.world.policies.isDefeated(enough, life)) enough++;
    falls[life] = enough;
  }
  return enough;
}

export function hurtFoe(m: Model, s: Position, wounds: number, then: Then): Child {
  if (wounds <= 0) return then(s);
  const hurt = { ...s, foe: s.foe + wounds };
  if (s.over !== LIVE) return then(hurt);
  const enough = Math.max(1, fallsAt(m, foeLifeIn(m, hurt)));
  return either(m.trace, m.graph, FOE, hurt.foe, enough, (falls) =>
    then(falls ? { ...hurt, over: WON } : hurt),
  );
}

export const stands = (m: Model, s: Position, who: Who): boolean =>
  ((m.fighters[who]?.bit ?? 0) & s.gone) === 0;

export const blow: Flow['blow'] = (m, s, what, damage, then) => {
  const { who, attacking, free } = what;
  const before = inPhase(m, what, false);
  const after = inPhase(m, what, true);
  const roll = rollIn(before);
  const { extraDamage, first, second } = s;
  const isInner = extraDamage !== 0 || first !== 0;
  const done = (t: Position): Child =>
    then(isInner || t.extraDamage !== 0 || t.first !== 0 ? { ...t, extraDamage, first, second } : t);
  const strike = (answered: Position): Child => {
    const t = decided(m, answered);
    if (t.over !== LIVE) return done(t);
    const own = damage >= 0 ? damage : damageIn(m, t, after, roll);
    return hurtFoe(m, t, own + t.extraDamage, done);
  };
  const suffer = (answered: Position): Child => {
    const t = decided(m, answered);
    if (t.over !== LIVE) return done(t);
    const amount = harmIn(m, t, after, roll);
    return m.flow.inflict(m, t, after, { who, amount, cancellable: true, apart: false }, done);
  };
  const begun = isInner ? { ...s, extraDamage: 0 } : s;
  return m.flow.roll(m, begun, before, roll, who, targetOf(m, s, before, roll), null, (rolled, success) => {
    const t = decided(m, rolled);
    if (t.over !== LIVE || (free && !success)) return done(t);
    if (attacking) {
      return success
        ? m.flow.openWindow(m, t, after, 'hit', who, strike)
        : m.flow.openWindow(m, t, after, 'missed', who, suffer);
    }
    return success
      ? m.flow.openWindow(m, t, after, 'guarded', who, done)
      : m.flow.openWindow(m, t, after, 'struck', who, suffer);
  });
};

/** Wounds about to be taken: they can be canceled first; then whoever takes them may fall. */
export const inflict: Flow['inflict'] = (m, s, scene, { who, amount, cancellable, apart }, then) => {
  if (amount <= 0 || !stands(m, s, who)) return then(s);
  if (!cancellable || !isHeard(m, 'wounded')) return take(m, s, who, amount, then);
  const moment = hurting(m, scene, who, apart);
  const { hurt } = s;
  const suffer = (t: Position): Child => {
    const taken = t.hurt === hurt ? t : { ...t, hurt };
    return t.hurt <= 0 || !stands(m, t, who) ? then(taken) : take(m, taken, who, t.hurt, then);
  };
  const coming = { ...s, hurt: amount };
  if (mayNotCancel(m, coming, moment, who)) return suffer(coming);
  return m.flow.openWindow(m, coming, moment, 'wounded', who, suffer);
};

const take = (m: Model, s: Position, who: Who, amount: number, then: Then): Child =>
  fallIfDefeated(m, withWounds(s, who, woundsOf(s, who) + amount), who, then);

function fallIfDefeated(m: Model, s: Position, who: Who, then: Then, least = 0): Child {
  const enough = Math.max(least, fallsAt(m, lifeIn(m, s, who)));
  return either(m.trace, m.graph, woundsAt(who), woundsOf(s, who), enough, (falls) => {
    if (!falls) return then(s);
    if (who === HERO) return m.flow.end(m, s, true);
    const dead = { ...s, gone: s.gone | (m.fighters[who]?.bit ?? 0) };
    return m.flow.settle(m, dead, openGround(m), then);
  });
}

/** Exhaustion beyond Stamina becomes wounds: how many. */
export function spill(m: Model, s: Position, who: Who): { readonly s: Position; readonly wounds: number } {
  const stamina = Math.max(0, staminaIn(m, s, who));
  const exhaustion = exhaustionOf(s, who);
  if (!reaches(m.trace, exhaustionAt(who), exhaustion, stamina + 1)) return { s, wounds: 0 };
  const excess = exactly(m.trace, exhaustionAt(who), exhaustion) - stamina;
  return { s: withExhaustion(s, who, stamina), wounds: excess };
}

/** Everybody is compared with their Life and Stamina as they are now (W28), where they can change at all. */
export const settle: Flow['settle'] = (m, s, scene, then) => {
  if (!m.vital) return then(s);
  // The Allies first, the Hero last.
  const order = [...m.fighters.keys()].slice(1);
  order.push(HERO);
  const step = (t: Position, at: number): Child => {
    const who = order[at];
    if (who === undefined) return keepLimits(m, t, scene, then);
    if (!stands(m, t, who)) return step(t, at + 1);
    const spilt = spill(m, t, who);
    const next = (u: Position): Child => step(u, at + 1);
    const wounds = { who, amount: spilt.wounds, cancellable: true, apart: true };
    const fall = (u: Position): Child => (stands(m, u, who) ? fallIfDefeated(m, u, who, next, 1) : next(u));
    return m.flow.inflict(m, spilt.s, scene, wounds, fall);
  };
  return step(s, 0);
};

/** The lost card may have been the one that raised a limit. */
function keepLimits(
  m: Model,
  s: Position,
  scene: Parameters<Flow['settle']>[2],
  then: (s: Position) => Child,
): Child {
  const cards = surplusIn(m, s);
  if (cards.length === 0) return then(s);
  return addChoice(
    m.graph,
    cards.map((card) => `discard:${card}`),
    cards.map((card) => {
      const bit = m.pieces.find(({ id }) => id === card)?.bit ?? 0;
      return settle(m, { ...s, gone: s.gone | bit }, scene, then);
    }),
  );
}
