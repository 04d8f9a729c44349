/** What is paid for an ability or a choice: how it can be paid, how it cannot, and what is gone afterward. */
import type { Cost } from '@wayrune/engine/effects/vocabulary.ts';
import { classId, FRIENDS, RIVAL_FRIENDS, STILL_EVENT, WARES } from './cast.ts';
import { becomes } from './parts.ts';
import { haveSome, type Plan } from './plan.ts';
import { cardKey, countersKey, exhaustionKey, goldKey, putAway, shiftBy } from './view.ts';
import { woundsKey, type View } from './view.ts';
import type { Play } from './play.ts';

interface Price<K> {
  readonly payable: (plan: Plan, cost: Extract<Cost, { pay: K }>) => void;
  /** Null if it can always be paid. */
  readonly unpayable: ((plan: Plan, cost: Extract<Cost, { pay: K }>) => void) | null;
  readonly paid: (view: View, cost: Extract<Cost, { pay: K }>, payer: Paying) => void;
  /** The card that is given up for it, which the option names. */
  readonly gives?: (cost: Extract<Cost, { pay: K }>, seat: number) => string;
}

export interface Paying {
  readonly play: Play;
  readonly bearer: string;
  readonly source: string;
  readonly seat: number;
}

const STAMINA = 20;

const goes = (view: View, { play, seat }: Paying, card: string): void => {
  view[cardKey(card)] = putAway(play, card);
  for (const key of [countersKey(card), woundsKey(card, seat), exhaustionKey(card, seat)]) delete view[key];
};

function staminaOf({ card, bearer }: Plan): number {
  if (card.kind === 'hero') return card.stamina;
  if (bearer === 'hero') return STAMINA;
  const ally = becomes(card) ?? card;
  return ally.kind === 'ally' ? (ally.stamina ?? 0) : 0;
}

const friendOf = (seat: number): string => (seat === 0 ? FRIENDS : RIVAL_FRIENDS)[0] ?? '';

const wareFor = (cost: Extract<Cost, { pay: 'item' }>): string =>
  cost.class === undefined ? (WARES[0] ?? '') : classId(cost.class);

const PRICES: { readonly [K in Cost['pay']]: Price<K> } = {
  activate: {
    payable: () => undefined,
    unpayable: (plan) => {
      plan.event = STILL_EVENT;
      if (plan.role === 'event') plan.impossible = 'it is the Event in play itself';
    },
    paid: (view, _, { source }) => {
      view[cardKey(source)] = `${String(view[cardKey(source)])}, face down`;
    },
  },
  discard: {
    payable: () => undefined,
    unpayable: null,
    paid: (view, _, payer) => goes(view, payer, payer.source),
  },
  exhaustion: {
    payable: () => undefined,
    unpayable: (plan, { amount }) => {
      if (plan.bearer === 'hero') plan.exhaustion = staminaOf(plan) - amount + 1;
      else plan.allyExhaustion = staminaOf(plan) - amount + 1;
    },
    paid: (view, { amount }, { bearer, seat }) => shiftBy(view, exhaustionKey(bearer, seat), amount),
  },
  wound: {
    payable: () => undefined,
    unpayable: null,
    paid: (view, { amount }, { bearer, seat }) => shiftBy(view, woundsKey(bearer, seat), amount),
  },
  gold: {
    payable: (plan, { amount }) => {
      plan.gold = Math.max(plan.gold, 2 * amount);
    },
    unpayable: (plan, { amount }) => {
      plan.gold = amount - 1;
      plan.mustBe.push((it) => it.gold < amount);
    },
    paid: (view, { amount }, { seat }) => shiftBy(view, goldKey(seat), -amount),
  },
  counter: {
    payable: (plan, { amount }) => {
      plan.counters ??= 2 * amount;
    },
    unpayable: (plan, { amount }) => {
      plan.counters = amount - 1;
    },
    paid: (view, { amount }, { source }) => {
      shiftBy(view, countersKey(source), -amount);
      if (view[countersKey(source)] === 0) delete view[countersKey(source)];
    },
  },
  item: {
    payable: (plan, cost) => haveSome(plan, [wareFor(cost)], 1),
    unpayable: (plan) => {
      plan.held = [];
    },
    paid: (view, cost, payer) => goes(view, payer, wareFor(cost)),
    gives: wareFor,
  },
  ally: {
    payable: (plan) => haveSome(plan, FRIENDS, 1),
    unpayable: (plan) => {
      plan.held = [];
      plan.mustBe.push((it) => !it.held.some((card) => FRIENDS.includes(card)));
    },
    paid: (view, _, payer) => goes(view, payer, friendOf(payer.seat)),
    gives: (_, seat) => friendOf(seat),
  },
};

const priceOf = <K extends Cost['pay']>(cost: Extract<Cost, { pay: K }>): Price<K> =>
  PRICES[cost.pay as K] as Price<K>;

export function makePayable(plan: Plan, costs: readonly Cost[] | undefined): void {
  for (const cost of costs ?? []) priceOf(cost).payable(plan, cost);
}

export const canBeUnpayable = (cost: Cost): boolean => priceOf(cost).unpayable !== null;

export function makeUnpayable(plan: Plan, cost: Cost): void {
  priceOf(cost).unpayable?.(plan, cost);
}

/** Writes down what has been paid. */
export function notePaid(view: View, costs: readonly Cost[] | undefined, payer: Paying): void {
  for (const cost of costs ?? []) priceOf(cost).paid(view, cost, payer);
}

/** The option with what is given up for it. */
export function payingOption(option: string, costs: readonly Cost[] | undefined, seat = 0): string {
  const given = (costs ?? [])
    .map((cost) => priceOf(cost).gives?.(cost, seat))
    .find((card) => card !== undefined);
  return given === undefined ? option : `${option}:${given}`;
}
