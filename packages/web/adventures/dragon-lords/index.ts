import i18next from 'i18next';
import type { PartOfPage } from '../../parts/part.ts';
import en from './words/start.en.json';
import type table from './words/table.en.json';

declare module 'i18next' {
  interface PageWords {
    'dragon-lords': typeof en & typeof table;
  }
}

/** Rise of the Dragon Lords: the base game. */
const dragonLords: PartOfPage = {
  id: 'dragon-lords',
  words: { en },
  start: {
    order: 1,
    name: () => i18next.t('dragon-lords:start.name'),
    line: () => i18next.t('dragon-lords:start.line'),
    traits: () => [
      i18next.t('dragon-lords:start.quest'),
      i18next.t('dragon-lords:start.events'),
      i18next.t('dragon-lords:start.victory'),
    ],
    picture: () => import('./Backdrop.tsx'),
    // Medians of simulated games among normal bots.
    rounds: [43, 44, 38, 33, 30, 27],
  },
  lessons: async () => {
    const [{ LESSONS }, words] = await Promise.all([
      import('./lessons.ts'),
      import('./words/lessons.en.json'),
    ]);
    return { lessons: LESSONS, words: { en: words.default } };
  },
  table: async () => (await import('./table.ts')).dragonLordsAtTable,
};

export default dragonLords;
