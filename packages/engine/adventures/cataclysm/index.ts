/** The Cataclysm: towns in ruins or under curses, trade on the road, and a race for victory points. */
import { info } from '../../rules/world/game.ts';
import { changed, type Adventure } from '../../rules/world/part.ts';
import type { Policies } from '../../rules/world/policies.ts';
import { curseOf } from '../../rules/world/world.ts';
import { CURSE_DECKS } from './cataclysm.ts';
import { claimProcedure } from './curses/claiming.ts';
import {
  adventureProcedure,
  progressProcedure,
  returnCurse,
  sourceProcedure,
  taskProcedure,
  trialProcedure,
  turnProcedure,
} from './curses/curses.ts';
import { cataclysmInvariants } from './invariants.ts';
import { addDice, moreDiceProcedure, movementProcedure } from './road/pools.ts';
import { noteDefeat } from './quests/quests.ts';
import { gameProcedure } from './setting-up.ts';
import {
  fateOf,
  findsTown,
  knockoutProcedure,
  landKey,
  marketCredit,
  nameAt,
  placeAt,
} from './towns/towns.ts';
import { healingProcedure, waresProcedure } from './road/trading.ts';
import { cataclysmWords } from './words.ts';

const policies = (base: Policies): Policies => ({
  ...base,
  placeAt,
  placesKey: ({ state }) => landKey(state),
  nameAt,
  findsTown,
  fateOf,
  marketCredit,
  addDice,
  discardAdventure(game, card) {
    if (curseOf(info(game, card)) === null) base.discardAdventure(game, card);
    else returnCurse(game, card);
  },
  /** Claimed cards never change hands (C25). */
  hasRoom: (game, seat, card, without) =>
    curseOf(info(game, card)) === null && base.hasRoom(game, seat, card, without),
  /** A town must be fought for (C30). */
  mayFell: (card) => curseOf(card)?.level !== 3 && base.mayFell(card),
  beaten(game, card, seat) {
    base.beaten(game, card, seat);
    noteDefeat(game, seat, card);
  },
  /** Where towns stand, and what has been claimed: cards speak of both in fights. */
  fightsKey: (state) => `${base.fightsKey(state)}|${landKey(state)}`,
  outsideFights: [...base.outsideFights, 'cataclysm'],
});

export const cataclysm: Adventure = {
  id: 'cataclysm',
  name: 'The Cataclysm',
  summary: 'Lift the curses from the towns, and race for victory points in a land of ruins.',
  board: 'terrinoth',
  sets: [{ set: 'base', without: ['red'] }, 'cataclysm'],
  players: [2, 5],
  decks: CURSE_DECKS,
  policies,
  invariants: cataclysmInvariants,
  words: cataclysmWords,
  procedures: (base) =>
    changed(
      base,
      {
        game: gameProcedure,
        turn: turnProcedure,
        movement: movementProcedure,
        adventure: adventureProcedure,
        knockout: knockoutProcedure,
      },
      {
        claim: claimProcedure,
        progress: progressProcedure,
        trial: trialProcedure,
        source: sourceProcedure,
        'quest-task': taskProcedure,
        'more-dice': moreDiceProcedure,
        wares: waresProcedure,
        healing: healingProcedure,
      },
    ),
};
