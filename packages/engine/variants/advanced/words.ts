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
    restore: () => ({
      headline: 'Recover fully?',
      detail: 'You leveled up: your Hero may discard all wounds and exhaustion.',
    }),
    successor: ({ world, state, seat: who }) => ({
      headline: 'Same Hero or a new one?',
      detail: `${heroName(world, state, who)} is knocked out. A new Hero is drawn at random and keeps your experience counters.`,
    }),
  },
  labels: {
    restore: () => 'Discard all wounds and exhaustion',
    bear: () => 'Keep them',
    'same-hero': ({ world, state, seat: who }) => `Keep ${heroName(world, state, who)}`,
    'new-hero': () => 'Draw a new Hero',
  },
  rules: { restore: 'ADV-13', successor: 'ADV-11' },
} satisfies PartWords;
