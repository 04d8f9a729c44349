import { runesOf } from '@wayrune/engine/adventures/dragon-lords/runes.ts';
import i18next from 'i18next';
import type { PartAtTable } from '../../parts/part.ts';
import en from './words/table.en.json';

export const dragonLordsAtTable: PartAtTable = {
  words: { en },
  scores: [
    {
      id: 'runes',
      title: () => i18next.t('dragon-lords:runes.title'),
      of: runesOf,
      line: (count) => i18next.t('dragon-lords:runes.line', { count }),
    },
  ],
};
