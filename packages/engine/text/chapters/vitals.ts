/** Wounds, exhaustion, being knocked out and what it costs. */
import type { PartWords } from '../../rules/world/words.ts';
import type { KnockoutFrame } from '../../rules/calls.ts';
import { acts, fighterActs, line } from '../line.ts';
import { formName, namesOf, heroName, many, townTitle } from '../names.ts';

export const vitalsWords = {
  events: {
    wounded: (e) => line`${fighterActs(e.seat, e.who, 'takes')} ${many(e.amount, 'wound')}.`,
    cancelled: (e) => line`${fighterActs(e.seat, e.who, 'cancels')} ${many(e.amount, 'wound')}.`,
    healed: (e) => line`${fighterActs(e.seat, e.who, 'heals')} ${many(e.amount, 'wound')}.`,
    exhausted: (e) => line`${fighterActs(e.seat, e.who, 'takes')} ${e.amount} exhaustion.`,
    recovered: (e) => line`${fighterActs(e.seat, e.who, 'discards')} ${e.amount} exhaustion.`,
    'knocked-out': (e) => line`${acts(e.seat, 'is')} knocked out.`,
  },
  prompts: {
    prize: ({ world, state, frame }) => ({
      headline: 'Take your prize',
      detail: `You beat ${heroName(world, state, (frame as KnockoutFrame).seat)}.`,
    }),
    lose: () => ({
      headline: 'Knocked out!',
      detail: 'You lose one of your most expensive cards.',
    }),
    retreat: () => ({ headline: 'Knocked out!', detail: 'Choose the town you wake up in.' }),
  },
  labels: {
    prize: ({ world }, card, own) => {
      if (card === 'gold') return 'Take all their gold';
      if (own === '') return `Take ${formName(world, card)}`;
      return `Take ${formName(world, card)} and discard ${own === card ? 'it' : namesOf(world, own)}`;
    },
    none: () => 'Take nothing',
    lose: ({ world }, card) => `Lose ${formName(world, card)}`,
    town: ({ world }, town) => `Go to ${townTitle(world, town)}`,
  },
  rules: { prize: 'DUEL-8', lose: 'KNOCKOUT-4', retreat: 'KNOCKOUT-5' },
} satisfies PartWords;
