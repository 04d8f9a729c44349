import i18next from 'i18next';
import type { PartOfPage } from '../../parts/part.ts';
import en from './words/start.en.json';
import type table from './words/table.en.json';

declare module 'i18next' {
  interface PageWords {
    cataclysm: typeof en & typeof table;
  }
}

/** The Cataclysm. */
const cataclysm: PartOfPage = {
  id: 'cataclysm',
  words: { en },
  start: {
    order: 4,
    name: () => i18next.t('cataclysm:start.name'),
    line: () => i18next.t('cataclysm:start.line'),
    traits: () => [
      i18next.t('cataclysm:start.road'),
      i18next.t('cataclysm:start.curses'),
      i18next.t('cataclysm:start.points'),
    ],
    // Until it is measured: what the adventure aims at.
    rounds: [30, 30, 30, 30, 28],
  },
  lessons: async () => {
    const [{ LESSONS }, words] = await Promise.all([
      import('./lessons.ts'),
      import('./words/lessons.en.json'),
    ]);
    return { lessons: LESSONS, words: { en: words.default } };
  },
  table: async () => (await import('./table.ts')).cataclysmAtTable,
};

export default cataclysm;
