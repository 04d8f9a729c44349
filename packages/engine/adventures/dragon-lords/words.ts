import type { PartWords } from '../../rules/words.ts';

export const dragonLordsWords: PartWords = {
  goals: { 'dragon-runes': 'with three Dragon Runes' },
};
