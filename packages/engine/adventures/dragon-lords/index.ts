import type { Adventure } from '../../rules/world/part.ts';
import { winGame } from '../../rules/turn/winning.ts';
import { RUNES_TO_WIN, runesOf } from './runes.ts';
import { dragonLordsWords } from './words.ts';

/** Rise of the Dragon Lords: kill High Lord Margath, as his card says, or collect three Dragon Runes (WIN-2). */
export const dragonLords: Adventure = {
  id: 'dragon-lords',
  name: 'Rise of the Dragon Lords',
  summary: 'Kill High Lord Margath, or collect three Dragon Runes.',
  board: 'terrinoth',
  sets: ['base'],
  players: [1, 6],
  policies: (base) => ({
    ...base,
    checkVictory(game, seat) {
      if (runesOf(game, seat) >= RUNES_TO_WIN) winGame(game, [seat], 'dragon-runes');
    },
  }),
  words: dragonLordsWords,
};
