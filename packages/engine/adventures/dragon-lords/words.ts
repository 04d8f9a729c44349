import type { PartWords } from '../../rules/world/words.ts';
import { RUNES_TO_WIN, runesOf } from './runes.ts';

export const dragonLordsWords: PartWords = {
  goals: { 'dragon-runes': 'with three Dragon Runes' },
  aims: [
    (game, seat) => ({
      what: 'Dragon Runes',
      have: runesOf(game, seat),
      need: RUNES_TO_WIN,
      otherwise: 'slay Margath',
    }),
  ],
};
