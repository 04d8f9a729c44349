/** All that the cursed towns add to what can be engraved: loaded when the first of their cards is shown. */
import type { Bestiary } from '../families.ts';
import { HOME } from '../families.ts';
import { CURSED_FIGURES } from './cursed-figures.ts';
import { CURSED_STANDARDS } from './cursed-standards.ts';

export const CURSED: Bestiary = {
  figures: { ...HOME.figures, ...CURSED_FIGURES },
  standards: { ...HOME.standards, ...CURSED_STANDARDS },
};
