/** All that the storm adds to what can be engraved: loaded when the first of its cards is shown. */
import type { Bestiary } from '../families.ts';
import { HOME } from '../families.ts';
import { STORM_FIGURES } from './storm-figures.ts';
import { STORM_STANDARDS } from './storm-standards.ts';

export const STORM: Bestiary = {
  figures: { ...HOME.figures, ...STORM_FIGURES },
  standards: { ...HOME.standards, ...STORM_STANDARDS },
};
