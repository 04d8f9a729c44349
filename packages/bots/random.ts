import { speaking } from './speak.ts';
import { anything } from './thumb.ts';

export const random = speaking('random', anything);
