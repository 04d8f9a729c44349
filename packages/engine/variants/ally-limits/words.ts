import { playerAt } from '../../rules/world/game.ts';
import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { line, seat } from '../../text/line.ts';
import type { AllyLimitsEvents } from './index.ts';

const events: EventLines<keyof AllyLimitsEvents> = {
  wages: (e) => line`${seat(e.seat)} pays ${e.amount} gold in wages.`,
};

export const allyLimitsWords = {
  events,
  prompts: {
    wages: (ask) => {
      const { gold } = playerAt(ask.game, ask.seat);
      const wanted = ask.decision.options.filter((option) => option !== 'wages').length;
      return gold >= wanted
        ? `Your Allies want their wages: do you pay ${wanted} of your ${gold} gold, or whom do you let go first?`
        : `Your Allies want ${wanted} gold in wages and you have ${gold}: whom do you let go?`;
    },
  },
  labels: { wages: (ask) => `Pay ${ask.decision.options.length - 1} gold in wages` },
  discarding: ['wages'],
  rules: { wages: 'ALLIES-2' },
} satisfies PartWords;
