import { info, playerAt } from '@wayrune/engine/rules/world/game.ts';
import i18next from 'i18next';
import type { PartAtTable } from '../../parts/part.ts';
import en from './words/table.en.json';

export const dragonLordsAtTable: PartAtTable = {
  words: { en },
  scores: [
    {
      id: 'runes',
      title: () => i18next.t('dragon-lords:runes.title'),
      of: (game, seat) =>
        playerAt(game, seat).kept.filter(({ card }) => info(game, card).holding === 'rune').length,
      line: (count) => i18next.t('dragon-lords:runes.line', { count }),
    },
  ],
};
