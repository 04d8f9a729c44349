/** The engraved pictures of The Cataclysm: whoever is fought on a Curse card. */
import { curseFoes } from './curse-foes.ts';
import { curseSources } from './curse-sources.ts';

export const cataclysm = { curseFoes, curseSources };
