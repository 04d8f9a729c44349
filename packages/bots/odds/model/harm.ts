/** Wounds, exhaustion, and getting rid of them. */
import type { Who as Whom } from '@wayrune/engine/effects/vocabulary.ts';
import type { Child } from '../graph.ts';
import { hurtFoe, spill, stands } from './blows.ts';
import type { Model } from './model.ts';
import {
  type Count,
  exhaustionAt,
  exhaustionOf,
  HERO,
  type Position,
  type Who,
  withExhaustion,
  withWounds,
  woundsAt,
  woundsOf,
} from './position.ts';
import { staminaIn } from './questions.ts';
import { exactly, reaches } from './trace.ts';
import { choosable, chooseOne, inTurn, type ModelVerb, recipients, type Turn, withAmount } from './verb.ts';

export const wound: ModelVerb<'wound'> = {
  does(turn) {
    const { m, s, scene, e, actor, then } = turn;
    const cancellable = e.uncancellable !== true;
    return withAmount(turn, e.amount, (amount) => {
      if (e.who === 'enemy') return hurtFoe(m, s, amount, then);
      const strike =
        (apart: boolean) =>
        (t: Position, who: Who, next: typeof then): Child =>
          m.flow.inflict(m, t, scene, { who, amount, cancellable, apart }, next);
      const those = recipients(turn, e.who);
      if (those !== null) return inTurn(s, those, strike(actor.apart), then);
      return chooseOne(
        turn,
        e.who,
        () => true,
        (who) => strike(true)(s, who, then),
      );
    });
  },
};

/** Whether so much exhaustion stays within Stamina: who can bear it is chosen before who cannot (G25). */
const canBear = ({ m, s }: Turn<'exhaust'>, who: Who, amount: number): boolean =>
  !reaches(m.trace, exhaustionAt(who), exhaustionOf(s, who) + amount, staminaIn(m, s, who) + 1);

export const exhaust: ModelVerb<'exhaust'> = {
  does(turn) {
    const { m, s, scene, e, actor, then } = turn;
    return withAmount(turn, e.amount, (amount) => {
      const tire = (those: readonly Who[], apart: boolean): Child => {
        let t = s;
        const spilt: { who: Who; wounds: number }[] = [];
        for (const who of those) {
          if (!stands(m, t, who) || amount <= 0) continue;
          const result = spill(m, withExhaustion(t, who, exhaustionOf(t, who) + amount), who);
          t = result.s;
          if (result.wounds > 0) spilt.push({ who, wounds: result.wounds });
        }
        const strike = (u: Position, who: Who, next: typeof then): Child => {
          const over = spilt.find((one) => one.who === who)?.wounds ?? 0;
          return m.flow.inflict(m, u, scene, { who, amount: over, cancellable: true, apart }, next);
        };
        return inTurn(
          t,
          spilt.map(({ who }) => who),
          strike,
          then,
        );
      };
      const those = recipients(turn, e.who);
      if (those !== null) return tire(those, actor.apart);
      const bears = (who: Who): boolean => canBear(turn, who, amount);
      const able = choosable(turn, e.who).some(bears);
      return chooseOne(
        turn,
        e.who,
        (who) => !able || bears(who),
        (who) => tire([who], true),
      );
    });
  },
};

interface Relief {
  readonly at: (who: Who) => Count;
  readonly of: (s: Position, who: Who) => number;
  readonly put: (s: Position, who: Who, value: number) => Position;
}

function anybody(turn: Omit<Turn<'heal' | 'recover'>, 'then'>, whom: Whom, relief: Relief): boolean {
  const { m, s } = turn;
  const all = [...m.fighters.keys()].filter((who) => stands(m, s, who));
  const those = recipients(turn, whom) ?? all;
  return those.some((who) => (whom !== 'ally' || who !== HERO) && bearsAny(m, s, who, relief));
}

const bearsAny = ({ trace }: Model, s: Position, who: Who, { at, of }: Relief): boolean =>
  reaches(trace, at(who), of(s, who), 1);

/** Reduced by this much, at least to 0. */
function ease({ trace }: Model, s: Position, who: Who, amount: number, { at, of, put }: Relief): Position {
  const now = of(s, who);
  if (reaches(trace, at(who), now, amount)) return put(s, who, now - amount);
  return put(s, who, now - exactly(trace, at(who), now));
}

const relieving = (relief: Relief): ModelVerb<'heal'> & ModelVerb<'recover'> => ({
  does(turn: Turn<'heal' | 'recover'>) {
    const { m, s, e, then } = turn;
    return withAmount(turn, e.amount, (amount) => {
      const eased = (t: Position, who: Who): Position =>
        stands(m, t, who) ? ease(m, t, who, Math.max(0, amount), relief) : t;
      const those = recipients(turn, e.who);
      if (those !== null) return then(those.reduce(eased, s));
      return chooseOne(
        turn,
        e.who,
        (who) => bearsAny(m, s, who, relief),
        (who) => then(eased(s, who)),
      );
    });
  },
  can: (turn: Omit<Turn<'heal' | 'recover'>, 'then'>) => anybody(turn, turn.e.who, relief),
});

export const heal: ModelVerb<'heal'> = relieving({ at: woundsAt, of: woundsOf, put: withWounds });
export const recover: ModelVerb<'recover'> = relieving({
  at: exhaustionAt,
  of: exhaustionOf,
  put: withExhaustion,
});

export const cancel: ModelVerb<'cancel'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) =>
      turn.then(
        turn.scene.wound === null
          ? turn.s
          : { ...turn.s, hurt: turn.s.hurt - Math.max(0, Math.min(turn.s.hurt, amount)) },
      ),
    ),
  can: ({ s, scene }) => scene.wound !== null && s.hurt > 0,
};
