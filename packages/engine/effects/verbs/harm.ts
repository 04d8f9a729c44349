import { inflict } from '../../rules/calls.ts';
import { combatOf, type EffectsFrame, woundOf } from '../../rules/combat/combat-frame.ts';
import { playerAt, tell, type Game } from '../../rules/world/game.ts';
import { isTooMuch } from '../../rules/cards/overtiring.ts';
import { hurtEnemy } from '../../rules/combat/phase.ts';
import { recipients } from '../../rules/cards/recipients.ts';
import { bearerAt, exhaust as tire, heal as mend, recover as rest } from '../../rules/combat/vitals.ts';
import { optional, yes } from '../../kernel/shape.ts';
import { isDuel, opponent } from '../../rules/combat/fighters.ts';
import { roughly } from './gold.ts';
import { amount, amountOrAll, who } from '../shapes.ts';
import { askTarget, candidates, orAll, rolledAmount } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { Who } from '../vocabulary.ts';
import { quantity, relieves, takes } from '../words.ts';

const onEnemy = (game: Game, frame: Pick<EffectsFrame, 'seat'>, wounds: number): void => {
  const combat = combatOf(game);
  if (combat !== null) hurtEnemy(game, combat, frame.seat, wounds);
};

const toll = (target: Who, weight: number): number => (target === 'enemy' ? weight : -weight);

export const wound: Verb<'wound'> = {
  fields: { who, amount, uncancellable: optional(yes) },
  describe(e, say) {
    const wounds = quantity(e.amount, 'wound', 'wounds');
    return takes(e.who, say, e.uncancellable === true ? `${wounds} that cannot be canceled` : wounds);
  },
  resolve(game, e, frame) {
    const wounds = rolledAmount(game, e.amount, frame);
    if (e.who === 'enemy') {
      onEnemy(game, frame, wounds);
      return;
    }
    const those = recipients(game, e.who, frame);
    if (those === null)
      askTarget(
        game,
        { ...e, amount: wounds },
        frame,
        candidates(game, e.who, frame.seat, () => true),
      );
    else
      for (const one of those.toReversed()) inflict(game, frame.seat, one, wounds, e.uncancellable !== true);
  },
  onTarget: (game, e, frame, target) =>
    inflict(game, frame.seat, target, rolledAmount(game, e.amount, frame), e.uncancellable !== true),
  hint: (e) => toll(e.who, 2 * roughly(e.amount)),
};

/** Who may be chosen for exhaustion: those who can bear it, or anybody if nobody can (G25). */
function bearers(game: Game, target: Who, seat: number, amountOf: number): string[] {
  const able = candidates(game, target, seat, (one) => !isTooMuch(game, seat, one, amountOf));
  return able.length > 0 ? able : candidates(game, target, seat, () => true);
}

export const exhaust: Verb<'exhaust'> = {
  fields: { who, amount },
  describe: (e, say) => takes(e.who, say, quantity(e.amount, 'exhaustion')),
  resolve(game, e, frame) {
    const amountOf = rolledAmount(game, e.amount, frame);
    const combat = combatOf(game);
    if (e.who === 'enemy') {
      if (combat !== null && isDuel(combat)) tire(game, opponent(combat, frame.seat), 'hero', amountOf);
      return;
    }
    const those = recipients(game, e.who, frame);
    if (those === null)
      askTarget(game, { ...e, amount: amountOf }, frame, bearers(game, e.who, frame.seat, amountOf));
    else for (const one of those.toReversed()) tire(game, frame.seat, one, amountOf);
  },
  onTarget: (game, e, frame, target) => tire(game, frame.seat, target, rolledAmount(game, e.amount, frame)),
  hint: (e) => toll(e.who, roughly(e.amount)),
};

type Counter = 'wounds' | 'exhaustion';

const has = (game: Game, seat: number, one: string, counter: Counter): boolean =>
  (bearerAt(game, seat, one)?.[counter] ?? 0) > 0;

/** Whether anybody the effect is for bears such a counter. */
function needs(game: Game, seat: number, bearer: string, target: Who, counter: Counter): boolean {
  const those = recipients(game, target, { seat, bearer });
  const all = those ?? ['hero', ...playerAt(game, seat).allies.map((ally) => ally.card)];
  return all.some((one) => has(game, seat, one, counter) && (target !== 'ally' || one !== 'hero'));
}

export const heal: Verb<'heal'> = {
  fields: { who, amount: amountOrAll },
  describe: (e, say) => relieves('heal', e.who, say, quantity(e.amount, 'wound', 'wounds')),
  resolve(game, e, frame) {
    const those = recipients(game, e.who, frame);
    if (those === null)
      askTarget(
        game,
        e,
        frame,
        candidates(game, e.who, frame.seat, (one) => has(game, frame.seat, one, 'wounds')),
      );
    else for (const one of those) mend(game, frame.seat, one, orAll(game, e.amount, frame));
  },
  onTarget: (game, e, frame, target) => mend(game, frame.seat, target, orAll(game, e.amount, frame)),
  can: (game, e, asker) => needs(game, asker.seat, asker.bearer, e.who, 'wounds'),
  hint: (e) => 1.5 * roughly(e.amount),
};

export const recover: Verb<'recover'> = {
  fields: { who, amount: amountOrAll },
  describe: (e, say) => relieves('discard', e.who, say, quantity(e.amount, 'exhaustion')),
  resolve(game, e, frame) {
    const those = recipients(game, e.who, frame);
    const tired = (one: string): boolean => has(game, frame.seat, one, 'exhaustion');
    if (those === null) askTarget(game, e, frame, candidates(game, e.who, frame.seat, tired));
    else for (const one of those) rest(game, frame.seat, one, orAll(game, e.amount, frame));
  },
  onTarget: (game, e, frame, target) => rest(game, frame.seat, target, orAll(game, e.amount, frame)),
  can: (game, e, asker) => needs(game, asker.seat, asker.bearer, e.who, 'exhaustion'),
  hint: (e) => 0.7 * roughly(e.amount),
};

export const cancel: Verb<'cancel'> = {
  fields: { amount: amountOrAll },
  describe: (e) => `cancel ${quantity(e.amount, 'wound', 'wounds')}`,
  resolve(game, e, frame) {
    const wounds = woundOf(game);
    if (wounds === null) return;
    const cancelled = Math.min(wounds.amount, orAll(game, e.amount, frame));
    if (cancelled <= 0) return;
    wounds.amount -= cancelled;
    tell(game, { type: 'cancelled', seat: wounds.seat, who: wounds.who, amount: cancelled });
  },
  can: (game) => (woundOf(game)?.amount ?? 0) > 0,
  hint: (e) => 2 * roughly(e.amount),
};
