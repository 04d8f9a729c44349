/** Proving Ground with its cards: all that comes with Wayrune, and one adventure more. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import { parsePack } from '@wayrune/engine/parts/pack.ts';
import { provingGround } from '@wayrune/engine/testing/proving-ground/index.ts';
import { library } from '../../index.ts';
import trials from './trials.json' with { type: 'json' };

export const provingLibrary: Library = {
  ...library,
  packs: [...library.packs, parsePack(trials, 'proving-ground/trials.json')],
  adventures: { ...library.adventures, [provingGround.id]: provingGround },
};
