import type { PartOfPage } from '../../parts/part.ts';
import type en from './words/en.json';

declare module 'i18next' {
  interface PageWords {
    'doom-track': typeof en;
  }
}

const doomTrack: PartOfPage = {
  id: 'doom-track',
  table: async () => (await import('./table.ts')).doomTrackAtTable,
};

export default doomTrack;
