/** All that the jungle adds to what can be engraved: loaded when the first of its cards is shown. */
import type { Bestiary } from '../families.ts';
import { HOME } from '../families.ts';
import { JUNGLE_FIGURES } from './jungle-figures.ts';
import { JUNGLE_STANDARDS } from './standards.ts';

export const JUNGLE: Bestiary = {
  figures: { ...HOME.figures, ...JUNGLE_FIGURES },
  standards: { ...HOME.standards, ...JUNGLE_STANDARDS },
};
