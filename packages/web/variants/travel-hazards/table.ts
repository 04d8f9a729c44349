import type { PartAtTable } from '../../parts/part.ts';

export const travelHazardsAtTable: PartAtTable = {
  pace: { 'hazard-check': 600, hazard: 700 },
  banners: ['hazard'],
};
