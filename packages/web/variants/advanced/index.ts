import type { PartOfPage } from '../../parts/part.ts';

const advanced: PartOfPage = {
  id: 'advanced',
  length: 1.25,
  // It has a Doom Track and hazards of its own, which look like the others.
  alsoShows: ['doom-track', 'travel-hazards'],
  table: async () => (await import('./table.ts')).advancedAtTable,
};

export default advanced;
