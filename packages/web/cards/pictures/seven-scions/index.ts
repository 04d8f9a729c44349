/** The engraved pictures of The Seven Scions. */
import { scions } from './scions.ts';
import { stormFoes } from './storm-foes.ts';
import { stormlords } from './stormlords.ts';

export const sevenScions = { scions, stormlords, stormFoes };
