import { speaking } from './speak.ts';
import { byThumb } from './thumb.ts';

/** A player who always takes what looks best now: the yardstick of all others. */
export const greedy = speaking('greedy', byThumb);
