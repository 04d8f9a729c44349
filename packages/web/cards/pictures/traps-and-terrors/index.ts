/** The engraved pictures of Traps and Terrors. */
import { people } from './people.ts';
import { terrors } from './terrors.ts';
import { traps } from './traps.ts';

export const trapsAndTerrors = { traps, terrors, people };
