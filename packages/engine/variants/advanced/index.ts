/** Advanced Runebound: one bundle on top of the base game, with a Doom Track and hazards of its own. */
import { experienceCounters } from '../../rules/cards/counting.ts';
import { info, playerAt } from '../../rules/world/game.ts';
import { doomVariant } from '../doom-track/index.ts';
import { travelHazards } from '../travel-hazards/index.ts';
import { changed, together, type PartRules } from '../../rules/world/part.ts';
import { offerRestoring, pairPrice, pairs, restoreProcedure } from './experience.ts';
import { withHarderFall } from './knockout.ts';
import { movementDice } from './movement.ts';
import { advancedWords } from './words.ts';

/** Tamalir first and Vynelvale fourth (D1); of a discard pile only Challenges come back (D3). */
const doom = doomVariant({
  row: [3, 1, 2, 0, 4, 5, 6, 7],
  comesBack: (game, card) => info(game, card).card.kind === 'challenge',
});

const harder: PartRules = {
  words: advancedWords,
  policies: (base) => ({
    ...base,
    isDefeated: (wounds, life) => wounds > life,
    movementDice,
    experienceBonus: { mind: 1, body: 1, spirit: 1, stamina: 1, life: 1 },
    experiencePrice: pairPrice,
    purchases: pairs,
    afterPurchase: offerRestoring,
    level: (game, seat) => experienceCounters(playerAt(game, seat)),
  }),
  procedures: (base) => changed(base, { knockout: withHarderFall }, { restore: restoreProcedure }),
};

export const advanced = together(doom, travelHazards, harder);
