import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { line, seat } from '../../text/line.ts';
import type { EndgameEvents } from './endgame.ts';

const events: EventLines<keyof EndgameEvents> = {
  'endgame-began': () => line`Doom is complete: the Endgame begins.`,
  confrontation: (e) => line`${seat(e.seat)} must face the Dragon Lords.`,
  eliminated: (e) => line`${seat(e.seat)} is out of the Endgame.`,
};

export const endgameWords: PartWords = {
  events,
  headlines: ['endgame-began', 'confrontation', 'eliminated'],
  goals: {
    'red-challenges': 'with three red Challenges',
    endgame: 'as the best of those whom the Dragon Lords have beaten',
  },
  losses: { doom: 'The Dragon Lords have won: the game is lost.' },
};
