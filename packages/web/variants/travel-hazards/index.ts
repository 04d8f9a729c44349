import type { PartOfPage } from '../../parts/part.ts';

const travelHazards: PartOfPage = {
  id: 'travel-hazards',
  table: async () => (await import('./table.ts')).travelHazardsAtTable,
};

export default travelHazards;
