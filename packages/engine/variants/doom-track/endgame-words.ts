import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { acts, line } from '../../text/line.ts';
import type { EndgameEvents } from './endgame.ts';

const events: EventLines<keyof EndgameEvents> = {
  'endgame-began': () => line`Doom is complete: the Endgame begins.`,
  confrontation: (e) => line`${acts(e.seat, 'must face')} the Dragon Lords.`,
  eliminated: (e) => line`${acts(e.seat, 'is')} out of the Endgame.`,
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
