import i18next from 'i18next';
import type { PartOfPage } from '../../parts/part.ts';
import en from './words.en.json';

declare module 'i18next' {
  interface PageWords {
    'proving-ground': typeof en;
  }
}

/** What Proving Ground brings to the page: known from the first screen on, so all that is heavy is fetched later. */
const provingGround: PartOfPage = {
  id: 'proving-ground',
  words: { en },
  start: {
    order: 99,
    name: () => i18next.t('proving-ground:name'),
    line: () => i18next.t('proving-ground:line'),
    rounds: [12, 6, 4, 3, 3, 2],
  },
  table: async () => (await import('./table.ts')).provingGroundAtTable,
};

export default provingGround;
