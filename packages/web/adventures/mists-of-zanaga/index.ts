import i18next from 'i18next';
import type { PartOfPage } from '../../parts/part.ts';
import en from './words/start.en.json';
import type table from './words/table.en.json';

declare module 'i18next' {
  interface PageWords {
    'mists-of-zanaga': typeof en & typeof table;
  }
}

/** The Mists of Zanaga. */
const mistsOfZanaga: PartOfPage = {
  id: 'mists-of-zanaga',
  words: { en },
  start: {
    order: 2,
    name: () => i18next.t('mists-of-zanaga:start.name'),
    line: () => i18next.t('mists-of-zanaga:start.line'),
    traits: () => [
      i18next.t('mists-of-zanaga:start.hunt'),
      i18next.t('mists-of-zanaga:start.rituals'),
      i18next.t('mists-of-zanaga:start.god'),
    ],
    // Until it is measured: what the adventure aims at.
    rounds: [36, 36, 33, 30, 28, 26],
  },
  lessons: async () => {
    const [{ LESSONS }, words] = await Promise.all([
      import('./lessons.ts'),
      import('./words/lessons.en.json'),
    ]);
    return { lessons: LESSONS, words: { en: words.default } };
  },
  table: async () => (await import('./table.ts')).mistsOfZanagaAtTable,
};

export default mistsOfZanaga;
