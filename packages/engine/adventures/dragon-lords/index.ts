import { info, playerAt } from '../../rules/world/game.ts';
import type { Adventure } from '../../rules/world/part.ts';
import { winGame } from '../../rules/turn/winning.ts';
import { dragonLordsWords } from './words.ts';

const RUNES_TO_WIN = 3;

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
      const runes = playerAt(game, seat).kept.filter((held) => info(game, held.card).holding === 'rune');
      if (runes.length >= RUNES_TO_WIN) winGame(game, [seat], 'dragon-runes');
    },
  }),
  words: dragonLordsWords,
};
