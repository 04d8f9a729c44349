import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { card, line, seat } from '../../text/line.ts';
import { heroName } from '../../text/names.ts';
import type { AdvancedEvents } from './knockout.ts';

const events: EventLines<keyof AdvancedEvents> = {
  'new-hero': (e) => line`${card(e.hero)} takes over for ${seat(e.seat)}.`,
};

export const advancedWords = {
  events,
  headlines: ['new-hero'],
  prompts: {
    restore: () => 'You have learned something: do you discard all wounds and exhaustion of your Hero?',
    successor: ({ world, state, seat: who }) =>
      `${heroName(world, state, who)} is knocked out: do you go on with another Hero, drawn by chance?`,
  },
  labels: {
    restore: () => 'Discard all wounds and exhaustion',
    bear: () => 'Keep them',
    'same-hero': ({ world, state, seat: who }) => `Go on with ${heroName(world, state, who)}`,
    'new-hero': () => 'Take another Hero by chance, with your experience counters',
  },
  rules: { restore: 'ADV-13', successor: 'ADV-11' },
} satisfies PartWords;
