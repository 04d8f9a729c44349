import { draw } from '../kernel/deck.ts';
import { holdsAdventure } from './adventure.ts';
import { experienceTable } from './experience.ts';
import { deckChance, info } from './game.ts';
import { bottomOf } from './holdings.ts';
import { hasRoom } from './limits.ts';
import { movementDice } from './movement.ts';
import type { Policies } from './policies.ts';
import { toTrack } from './track.ts';

/** The base game as the Second Edition has it. */
export const basePolicies: Policies = {
  startingGold: 3,
  experienceBonus: { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 },
  experiencePrice: experienceTable,
  movementDice,
  isDefeated: (wounds, life) => wounds >= life,
  hasRoom,
  /** Under its deck; but Encounters leave the game (ENCOUNTER-2). */
  discardAdventure(game, card) {
    const { card: printed, deck } = info(game, card);
    if (printed.kind === 'encounter') game.state.removed.push(card);
    else bottomOf(game, deck, card);
  },
  failChallenge: toTrack,
  drawAdventure(game, color) {
    const deck = game.state.decks[color];
    return deck === undefined || !holdsAdventure(game, color) ? null : draw(deck, deckChance(game));
  },
  knockoutLosesCard: true,
  checkVictory: () => undefined,
};
