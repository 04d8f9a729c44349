/** The engraved pictures of The Seven Scions. */
import { stormFoes } from './storm-foes.ts';
import { stormlords } from './stormlords.ts';

export const sevenScions = { stormlords, stormFoes };
