import type { PartAtTable } from '../../parts/part.ts';

export const advancedAtTable: PartAtTable = { pace: { 'new-hero': 900 } };
