import type { PartWords } from '../../rules/world/words.ts';

export const dragonLordsWords: PartWords = {
  goals: { 'dragon-runes': 'with three Dragon Runes' },
};
