/** The Seven Scions: weather the storm together, then prove yourself against the Stormlords. */
import { type Procedure, withStep, withStepAfter, type Frame } from '../../kernel/procedure.ts';
import type { TurnFrame } from '../../rules/calls.ts';
import { bottomOf, leaveLimbo } from '../../rules/cards/holdings.ts';
import { COLORS } from '../../rules/world/board.ts';
import { info, type Game } from '../../rules/world/game.ts';
import { changed, type Adventure } from '../../rules/world/part.ts';
import type { Policies } from '../../rules/world/policies.ts';
import { encounterProcedure, eventProcedure } from './storms/drawn.ts';
import {
  betweenFights,
  finaleProcedure,
  gauntletProcedure,
  knockoutProcedure,
  preparationProcedure,
  startFinale,
  stormlordTerms,
} from './endgame/endgame.ts';
import { stormInvariants } from './invariants.ts';
import {
  adventureProcedure,
  adventureStep,
  awakenProcedure,
  benefits,
  fallAsleep,
  scionBenefitsProcedure,
  scionCountersProcedure,
  scionsOf,
  useBenefit,
} from './scions/scions.ts';
import { layOut } from './setting-up.ts';
import { findStorm, isScion, isStormCard, SCIONS, STORM_DECKS, STORMLORDS, stormOf } from './storm.ts';
import {
  combatProcedure,
  fightShelter,
  startStormStep,
  stormProcedure,
  stormShelter,
  stormTerms,
} from './storms/storm-step.ts';
import { stormWords } from './words.ts';

const policies = (base: Policies): Policies => ({
  ...base,
  // Whatever ended the turn, its Storm step is played (S5).
  turns: { ...base.turns, turn: 'storm', gauntlet: 'over' },
  terms: {
    ...base.terms,
    // The Scions lie on the undefeated track: a Challenge that was not beaten goes under its deck (S1).
    usual: {
      ...base.terms.usual,
      fail(game, card) {
        if (leaveLimbo(game, card)) bottomOf(game, info(game, card).deck, card);
      },
    },
  },
  joint: {
    ...base.joint,
    storm: stormTerms(base.joint.usual),
    stormlord: stormlordTerms(base.joint.usual),
  },
  shelters: {
    ...base.shelters,
    storm: stormShelter,
    gauntlet: betweenFights,
    combat: fightShelter(base.shelters['combat']),
  },
  discardAdventure(game, card) {
    const discarded = info(game, card);
    if (isScion(discarded)) fallAsleep(game, card);
    else if (isStormCard(discarded)) game.state.removed.push(card);
    else base.discardAdventure(game, card);
  },
  hasRoom(game, seat, card, without = []) {
    const scions = scionsOf(game, seat);
    if (isScion(info(game, card))) return scions.every((one) => without.includes(one));
    return base.hasRoom(game, seat, card, scions.length === 0 ? without : [...without, ...scions]);
  },
  isBound: isScion,
  benefits,
  useBenefit,
  beaten(game, card) {
    const { color } = info(game, card);
    const storm = stormOf(game.state);
    if (color === null) return;
    const rank = storm.defeated === null ? -1 : COLORS.indexOf(storm.defeated);
    if (COLORS.indexOf(color) > rank) storm.defeated = color;
  },
  /** Who may still use a counter, whose Scion stands in, and how often all have escaped. */
  fightsKey(state) {
    const storm = findStorm(state);
    if (storm === null || !storm.roused) return '';
    const { counters, lent, lulls } = storm;
    return `|${counters.join()},${JSON.stringify(lent)},${lulls}`;
  },
  outsideFights: [...base.outsideFights, 'seven-scions', 'combat/weary', 'combat/lull'],
});

function turnProcedure(old: Procedure<Game>): Procedure<Game> {
  const turn = withStep<Game, TurnFrame>(
    old,
    'adventure',
    adventureStep(old.steps.get('adventure')?.run as ((game: Game, frame: TurnFrame) => void) | null),
  );
  return withStepAfter<Game, TurnFrame>(turn, 'adventure', 'storm', (game, { seat }) => {
    startStormStep(game, seat);
  });
}

function gameProcedure(old: Procedure<Game>): Procedure<Game> {
  const laid = withStepAfter<Game, Frame>(old, 'markets', 'storm', layOut);
  // Turns go round and round: only the storm leads here (S30).
  return withStepAfter<Game, Frame>(laid, 'next', 'endgame', startFinale);
}

export const sevenScions: Adventure = {
  id: 'seven-scions',
  name: 'The Seven Scions',
  summary: 'Awaken the Scions, stand together in the storm, then beat the Stormlords.',
  board: 'terrinoth',
  sets: [{ set: 'base', without: ['red'] }, 'seven-scions'],
  players: [1, 6],
  decks: [...STORM_DECKS, STORMLORDS, SCIONS],
  policies,
  invariants: stormInvariants,
  words: stormWords,
  procedures: (base) =>
    changed(
      base,
      {
        game: gameProcedure,
        turn: turnProcedure,
        adventure: adventureProcedure,
        combat: combatProcedure,
        knockout: knockoutProcedure,
        event: () => eventProcedure,
        encounter: () => encounterProcedure,
      },
      {
        storm: stormProcedure,
        awaken: awakenProcedure,
        'scion-counters': scionCountersProcedure,
        'scion-benefits': scionBenefitsProcedure,
        preparation: preparationProcedure,
        finale: finaleProcedure,
        gauntlet: gauntletProcedure,
      },
    ),
};
