/** The engraved pictures of The Seven Scions. */
import { awakeScions, sleepingScions } from './scions.ts';
import { stormFoes } from './storm-foes.ts';
import { stormlords } from './stormlords.ts';

export const sevenScions = { awakeScions, sleepingScions, stormlords, stormFoes };
