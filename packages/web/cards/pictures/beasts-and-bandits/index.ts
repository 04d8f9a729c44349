/** The engraved pictures of Beasts and Bandits. */
import { bandits } from './bandits.ts';
import { beasts } from './beasts.ts';
import { lairs } from './lairs.ts';

export const beastsAndBandits = { beasts, lairs, bandits };
