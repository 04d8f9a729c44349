import i18next from 'i18next';
import type { PartOfPage } from '../../parts/part.ts';
import en from './words/start.en.json';
import type table from './words/table.en.json';

declare module 'i18next' {
  interface PageWords {
    'seven-scions': typeof en & typeof table;
  }
}

/** The Seven Scions. */
const sevenScions: PartOfPage = {
  id: 'seven-scions',
  words: { en },
  start: {
    order: 3,
    name: () => i18next.t('seven-scions:start.name'),
    line: () => i18next.t('seven-scions:start.line'),
    traits: () => [
      i18next.t('seven-scions:start.scions'),
      i18next.t('seven-scions:start.storm'),
      i18next.t('seven-scions:start.lords'),
    ],
    also: {
      usual: () => i18next.t('seven-scions:start.apart'),
      usualAbout: () => i18next.t('seven-scions:start.apartAbout'),
      label: () => i18next.t('seven-scions:start.together'),
      about: () => i18next.t('seven-scions:start.togetherAbout'),
      variants: ['cooperative'],
    },
    // Until it is measured: what the adventure aims at.
    rounds: [24, 24, 22, 20, 20, 20],
  },
  lessons: async () => {
    const [{ LESSONS }, words] = await Promise.all([
      import('./lessons.ts'),
      import('./words/lessons.en.json'),
    ]);
    return { lessons: LESSONS, words: { en: words.default } };
  },
  table: async () => (await import('./table.ts')).sevenScionsAtTable,
};

export default sevenScions;
