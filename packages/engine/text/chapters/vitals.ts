/** Wounds, exhaustion, being knocked out and what it costs. */
import type { PartWords } from '../../rules/world/words.ts';
import type { KnockoutFrame } from '../../rules/calls.ts';
import { fighter, line, seat } from '../line.ts';
import { cardName, heroName, many, townTitle } from '../names.ts';

export const vitalsWords = {
  events: {
    wounded: (e) => line`${fighter(e.seat, e.who)} takes ${many(e.amount, 'wound')}.`,
    cancelled: (e) =>
      line`${many(e.amount, 'wound')} on ${fighter(e.seat, e.who)} ${e.amount === 1 ? 'is' : 'are'} cancelled.`,
    healed: (e) => line`${fighter(e.seat, e.who)} heals ${many(e.amount, 'wound')}.`,
    exhausted: (e) => line`${fighter(e.seat, e.who)} takes ${e.amount} exhaustion.`,
    recovered: (e) => line`${fighter(e.seat, e.who)} discards ${e.amount} exhaustion.`,
    'knocked-out': (e) => line`${seat(e.seat)} is knocked out.`,
  },
  prompts: {
    prize: ({ world, state, frame }) =>
      `You have beaten ${heroName(world, state, (frame as KnockoutFrame).seat)}: which prize do you take?`,
    lose: () => 'You are knocked out: which of your most expensive cards do you lose?',
    retreat: () => 'You are knocked out: which of the nearest towns are you carried to?',
  },
  labels: {
    prize: ({ world }, card, own) => {
      if (card === 'gold') return 'Take all the gold';
      return `Take ${cardName(world, card)}${own === '' ? '' : ` and discard ${cardName(world, own)}`}`;
    },
    none: () => 'Take nothing',
    lose: ({ world }, card) => `Lose ${cardName(world, card)}`,
    town: ({ world }, town) => `Go to ${townTitle(world, town)}`,
  },
  rules: { prize: 'DUEL-8', lose: 'KNOCKOUT-4', retreat: 'KNOCKOUT-5' },
} satisfies PartWords;
