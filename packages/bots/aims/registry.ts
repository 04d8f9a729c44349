/** Which aim goes with which adventure. */
import type { Aims } from './aim.ts';
import { cataclysm } from './cataclysm/index.ts';
import { dragonLords } from './dragon-lords.ts';
import { mistsOfZanaga } from './mists-of-zanaga/index.ts';
import { sevenScions } from './seven-scions/index.ts';

export const AIMS: Aims = {
  [cataclysm.adventure]: cataclysm,
  [dragonLords.adventure]: dragonLords,
  [mistsOfZanaga.adventure]: mistsOfZanaga,
  [sevenScions.adventure]: sevenScions,
};
