import { playerAt } from '../../rules/world/game.ts';
import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { acts, line } from '../../text/line.ts';
import type { AllyLimitsEvents } from './index.ts';

const events: EventLines<keyof AllyLimitsEvents> = {
  wages: (e) => line`${acts(e.seat, 'pays')} ${e.amount} gold in wages.`,
};

export const allyLimitsWords = {
  events,
  prompts: {
    wages: (ask) => {
      const { gold } = playerAt(ask.game, ask.seat);
      const wanted = ask.decision.options.filter((option) => option !== 'wages').length;
      return {
        headline: 'Payday',
        detail:
          gold >= wanted
            ? `Your Allies want ${wanted} gold. Pay them, or let one go.`
            : `Your Allies want ${wanted} gold and you have ${gold}. Let one go.`,
      };
    },
  },
  labels: { wages: (ask) => `Pay ${ask.decision.options.length - 1} gold` },
  discarding: ['wages'],
  rules: { wages: 'ALLIES-2' },
} satisfies PartWords;
