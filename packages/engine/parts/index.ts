/** The composition root of the engine: the adventures, variants and packs whose rules come with it. */
import { cataclysm } from '../adventures/cataclysm/index.ts';
import { dragonLords } from '../adventures/dragon-lords/index.ts';
import { mistsOfZanaga } from '../adventures/mists-of-zanaga/index.ts';
import { sevenScions } from '../adventures/seven-scions/index.ts';
import type { Library } from './library.ts';
import { PARTS } from './table.ts';

/** A library without content; whoever has cards and boards adds them, and may add parts. */
export const STANDARD: Pick<Library, 'adventures' | 'parts'> = {
  adventures: {
    [dragonLords.id]: dragonLords,
    [mistsOfZanaga.id]: mistsOfZanaga,
    [sevenScions.id]: sevenScions,
    [cataclysm.id]: cataclysm,
  },
  parts: PARTS,
};
