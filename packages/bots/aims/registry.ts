/** Which aim goes with which adventure. */
import type { Aims } from './aim.ts';
import { dragonLords } from './dragon-lords.ts';
import { mistsOfZanaga } from './mists-of-zanaga/index.ts';
import { sevenScions } from './seven-scions/index.ts';

export const AIMS: Aims = {
  [dragonLords.adventure]: dragonLords,
  [mistsOfZanaga.adventure]: mistsOfZanaga,
  [sevenScions.adventure]: sevenScions,
};
