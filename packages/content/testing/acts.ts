/** A list of effects as it may come to pass: one straight line of acts for each way through it. */
import type { Condition, Effect, EffectOf } from '@wayrune/engine/effects/vocabulary.ts';
import { alternatives } from './conditions.ts';
import { canBeUnpayable } from './costs.ts';
import { countsToTry } from './counts.ts';
import { CardFailure } from './view.ts';

/** One effect being carried out for a seat, with the way it goes where it can go several ways. */
export interface Act<E extends Effect = Effect> {
  readonly effect: E;
  readonly seat: number;
  /** Of a test, an attack, or an "if": whether it succeeds, hits, holds. */
  readonly goesWell: boolean;
  /** Of a choice or a roll of a die: which one; and what the die shows. */
  readonly which: number;
  readonly pip: number;
  /** Of an amount that counts something: how many there are. */
  readonly count: number | null;
  /** Of a condition: the way in which it is met. */
  readonly met: readonly Condition[];
  /** A choice that must not be there, because it cannot be paid or its condition does not hold. */
  readonly barred: number | null;
}

export type Way = readonly Act[];

const act = (effect: Effect, seat: number, more: Partial<Act> = {}): Act => ({
  effect,
  seat,
  goesWell: true,
  which: 0,
  pip: 0,
  count: null,
  met: [],
  barred: null,
  ...more,
});

/** All ways through a list. */
export function waysThrough(effects: readonly Effect[], seat = 0): Way[] {
  return effects.reduce<Way[]>(
    (ways, effect) =>
      ways.flatMap((way) => waysOf(effect, seat).map((rest) => [...way, ...rest])).filter(isConsistent),
    [[]],
  );
}

/** No condition is met for a Hero and not met for the same Hero. */
function isConsistent(way: Way): boolean {
  const met = new Map<string, boolean>();
  return way.every(({ effect, seat, goesWell }) => {
    if (effect.do !== 'if') return true;
    const key = `${seat} ${JSON.stringify(effect.if)}`;
    const known = met.get(key) ?? goesWell;
    met.set(key, known);
    return known === goesWell;
  });
}

function waysOf(effect: Effect, seat: number): Way[] {
  const then = (first: Act, list: readonly Effect[] = []): Way[] =>
    waysThrough(list, seat).map((rest) => [first, ...rest]);
  switch (effect.do) {
    case 'test':
      return [
        ...then(act(effect, seat), effect.pass),
        ...then(act(effect, seat, { goesWell: false }), effect.fail),
      ];
    case 'if':
      return [
        ...alternatives(effect.if).flatMap((met) => then(act(effect, seat, { met }), effect.then)),
        ...then(act(effect, seat, { goesWell: false }), effect.else),
      ];
    case 'attack':
      return [[act(effect, seat)], [act(effect, seat, { goesWell: false })]];
    case 'choose':
      return [
        ...effect.options.flatMap((option, which) =>
          alternatives(option.if).flatMap((met) => then(act(effect, seat, { which, met }), option.do)),
        ),
        ...barredWays(effect, seat),
      ];
    case 'roll-die':
      return effect.rows.flatMap((row, which) => {
        const first = (effect.rows[which - 1]?.upTo ?? 0) + 1;
        return [...new Set([first, row.upTo])].flatMap((pip) =>
          then(act(effect, seat, { which, pip }), row.do),
        );
      });
    case 'fight':
      return then(act(effect, seat), effect.win);
    case 'each':
      return waysOfEach(effect, seat);
    default:
      return countsIn(effect).map((count) => [act(effect, seat, { count })]);
  }
}

/** Where it depends on something, both Heroes are alike, so that each way is gone by both: but only one of them is the richest. */
function waysOfEach(effect: EffectOf<'each'>, seat: number): Way[] {
  const { who, then } = effect;
  const seats = who === 'heroes' ? [0, 1] : [1];
  if (!seats.includes(0) || !isMirrored(effect))
    return [[act(effect, seat), ...seats.flatMap((one) => waysThrough(then, one)[0] ?? [])]];
  return waysThrough(then, 0).map((way) => [
    act(effect, seat),
    ...way,
    ...(waysThrough(then, 1).find((other) => isLike(way, other)) ?? []),
  ]);
}

export const isMirrored = ({ then }: EffectOf<'each'>): boolean =>
  then.some((effect) => ['if', 'choose', 'test'].includes(effect.do) || countsIn(effect)[0] !== null);

const isOfRichest = (effect: Effect): boolean =>
  effect.do === 'if' && effect.if.some(({ is }) => is === 'richest');

/** The same choices, dice and conditions met, one after another as far as both come to them. */
const isLike = (way: Way, other: Way): boolean =>
  other.every((one) => {
    const same = way.find(({ effect }) => effect === one.effect);
    if (same === undefined) return true;
    if (isOfRichest(one.effect)) return one.goesWell !== same.goesWell;
    return (
      one.goesWell === same.goesWell &&
      one.which === same.which &&
      one.pip === same.pip &&
      one.count === same.count &&
      one.barred === same.barred &&
      JSON.stringify(one.met) === JSON.stringify(same.met)
    );
  });

function countsIn(effect: Effect): (number | null)[] {
  const amount = 'amount' in effect ? effect.amount : 0;
  return typeof amount === 'object' && 'count' in amount ? countsToTry(amount) : [null];
}

/** For each option that has a price or a condition: the choice without it, where another one is taken. */
function barredWays(effect: Extract<Effect, { do: 'choose' }>, seat: number): Way[] {
  const free = effect.options.findIndex(
    ({ cost, if: condition }) => cost === undefined && condition === undefined,
  );
  if (free < 0) return [];
  return effect.options.flatMap(({ cost, if: condition }, barred) => {
    if (condition === undefined && cost?.some(canBeUnpayable) !== true) return [];
    const taken = act(effect, seat, { which: free, barred });
    return waysThrough(effect.options[free]?.do ?? [], seat).map((rest) => [taken, ...rest]);
  });
}

/** Whether there may be no scene for it: not every choice can be barred, and not everything can be had in any number. */
export const mayBeImpossible = (way: Way): boolean =>
  way.some(({ barred, count }) => barred !== null || count !== null);

/** Says which way it was that failed. */
export function naming<T>(way: Way, check: () => T): T {
  try {
    return check();
  } catch (error) {
    const words = wordsFor(way);
    if (error instanceof CardFailure && words !== '') throw new CardFailure(`(${words}) ${error.message}`);
    throw error;
  }
}

/** A few words for a way: what distinguishes it from the others. */
function wordsFor(way: Way): string {
  const words = way.flatMap(({ effect, goesWell, which, pip, barred }) => {
    switch (effect.do) {
      case 'test':
        return [goesWell ? 'test passed' : 'test failed'];
      case 'if':
        return [goesWell ? 'condition met' : 'condition not met'];
      case 'attack':
        return [goesWell ? 'a hit' : 'a miss'];
      case 'choose':
        return [
          barred === null
            ? `"${effect.options[which]?.label ?? ''}"`
            : `without "${effect.options[barred]?.label ?? ''}"`,
        ];
      case 'roll-die':
        return [`a roll of ${pip}`];
      default:
        return [];
    }
  });
  return words.join(', ');
}
