/** The Mists of Zanaga: feed rituals, awaken a primal god, and defeat it in the Lost City. */
import {
  unwindTo,
  withStep,
  withStepAfter,
  withStepBefore,
  type Frame,
  type Procedure,
} from '../../kernel/procedure.ts';
import { settleAll, type TurnFrame } from '../../rules/calls.ts';
import { capital } from '../../effects/words.ts';
import { playerAt, type Game } from '../../rules/world/game.ts';
import { changed, type Adventure } from '../../rules/world/part.ts';
import type { Policies } from '../../rules/world/policies.ts';
import { type isPossible as IsPossible, isPossible } from '../../rules/turn/negotiation.ts';
import { infoOf } from '../../rules/world/world.ts';
import { discardChallenge, drawChallenge, holdsChallenge, pileOf } from './decks.ts';
import { gainGearProcedure, oneOfEachGear } from './gear/gear.ts';
import {
  addDoomProcedure,
  awakeningProcedure,
  confront,
  confronted,
  dawn,
  doomOnEnemy,
  hasBegun,
  omensProcedure,
} from './gods/gods.ts';
import { mistsInvariants } from './invariants.ts';
import { findMists, GEAR_DECK, GODS, mistsOf, RITUAL_DECKS, setDeeds } from './mists.ts';
import {
  addRoamingProcedure,
  challengeProcedure,
  drawProcedure,
  mustCheck,
  roamingCheckProcedure,
  roamingTerms,
  startCheck,
} from './roaming/roaming.ts';
import { ritesProcedure } from './rituals/rites.ts';
import { gameProcedure } from './setting-up.ts';
import { lastingRites } from './rituals/lasting.ts';
import {
  dueTokensProcedure,
  owe,
  placeDue,
  placeTokenProcedure,
  redrawTokenProcedure,
  tokenProcedure,
  tokensProcedure,
} from './rituals/tokens.ts';
import {
  fromStack,
  lostCityIndex,
  lostCityProcedure,
  marketProcedure,
  sweepLostCity,
  toStack,
} from './towns/markets.ts';
import { isStopped, movementProcedure } from './towns/travel.ts';
import { mistsWords } from './words.ts';

const policies = (base: Policies): Policies => ({
  ...base,
  spareCounters: { green: 4, yellow: 3, blue: 2, red: 3 },
  // Whatever ended the turn, tokens that wait are placed and rituals resolved before the next one (Z4).
  turns: { ...base.turns, turn: 'rituals' },
  terms: roamingTerms(base.terms),
  shelters: {
    ...base.shelters,
    ...Object.fromEntries(SHELTERING.map((proc) => [proc, goOnThere])),
    effects: (game, frame) => isOfRite(game, frame) && goOnThere(game, frame),
  },
  toStack,
  fromStack,
  distinct: oneOfEachGear,
  holdsAdventure: holdsChallenge,
  refillOf: pileOf,
  drawAdventure: drawChallenge,
  discardAdventure(game, card) {
    if (infoOf(game.world, card).card.kind !== 'challenge') return base.discardAdventure(game, card);
    owe(game, game.state.active, card, false);
    discardChallenge(game, card);
  },
  inForce: ({ world, state }) => lastingRites(world, findMists(state)?.rites ?? []),
  placesKey: (game) => findMists(game.state)?.lostCity ?? '',
  placeAt(game, space) {
    const place = base.placeAt(game, space);
    if (findMists(game.state)?.lostCity !== space) return place;
    const town = lostCityIndex(game);
    return { ...place, terrain: 'town', town, market: town };
  },
  // The Lost City is no town to rituals and omens (Z28).
  isTownTo: (game, town, card) =>
    game.world.board.town[town]?.kind !== 'lost-city' || infoOf(game.world, card).card.kind !== 'special',
  outsideFights: [...base.outsideFights, 'mists-of-zanaga'],
  fightsKey(state) {
    const mists = findMists(state);
    if (mists === null) return '';
    const { roaming, rites, awake, doom } = mists;
    return `|${roaming.length},${rites.length}${awake.map((god) => `,${god}:${doom[god] ?? 0}`).join('')}`;
  },
  tallies: {
    doom: doomOnEnemy,
    rituals: ({ state }) => mistsOf(state).rites.length,
    roaming: ({ state }) => mistsOf(state).roaming.length,
    gods: ({ state }) => mistsOf(state).awake.length,
  },
});

/** The fall of a Hero stops neither rituals nor tokens that are being placed (OMEN-17, W32). */
const SHELTERING = ['rites', 'omens', 'tokens', 'due-tokens', 'token', 'place-token'];

/** All that a ritual or an omen says is carried out, whoever falls (OMEN-17). */
function isOfRite({ state: { frames } }: Game, frame: Frame): boolean {
  const below = frames[frames.indexOf(frame) - 1];
  return below?.proc === 'rites' || below?.proc === 'omens';
}

function goOnThere(game: Game, frame: Frame): boolean {
  unwindTo(game, frame, frame.step);
  // Others who are due to fall by the same ritual have been passed over.
  settleAll(game);
  return true;
}

function turnProcedure(old: Procedure<Game>): Procedure<Game> {
  const run = (step: string) => old.steps.get(step)?.run;
  const [place, adventure, market] = [run('place'), run('adventure'), run('market')];
  let turn = withStepBefore<Game, TurnFrame>(old, 'refresh', 'faced', confronted);
  turn = withStepBefore<Game, TurnFrame>(turn, 'faced', 'confront', confront);
  turn = withStepBefore<Game, TurnFrame>(turn, 'confront', 'dawn', dawn);
  turn = withStep<Game, TurnFrame>(turn, 'place', (game, frame) => {
    if (!hasBegun(frame)) place?.(game, frame);
  });
  turn = withStep<Game, TurnFrame>(turn, 'adventure', (game, frame) => {
    if (isStopped(game, frame.seat)) frame.halt = playerAt(game, frame.seat).space;
    else adventure?.(game, frame);
  });
  turn = withStepAfter<Game, TurnFrame>(turn, 'adventure', 'roam', (game, { seat }) => {
    if (mustCheck(game, seat)) startCheck(game, seat, false);
  });
  turn = withStep<Game, TurnFrame>(turn, 'market', (game, frame) => {
    if (!mistsOf(game.state).turn.traded) market?.(game, frame);
  });
  turn = withStepBefore<Game, TurnFrame>(turn, 'end', 'rituals', (game) => {
    // A Market step that was cut short has left its cards lying.
    sweepLostCity(game);
    placeDue(game);
  });
  return withStepAfter<Game, TurnFrame>(turn, 'end', 'late', placeDue);
}

/** A deal that was concluded counts as an encounter, an offer that came to nothing does not (Z34). */
function negotiationProcedure(old: Procedure<Game>): Procedure<Game> {
  const close = old.steps.get('close')?.run;
  return withStep<Game, Parameters<typeof IsPossible>[1]>(old, 'close', (game, frame) => {
    if (isPossible(game, frame)) setDeeds(game, { occupied: true });
    close?.(game, frame);
  });
}

export const mistsOfZanaga: Adventure = {
  id: 'mists-of-zanaga',
  name: 'The Mists of Zanaga',
  summary: 'Feed rituals, awaken a primal god, and defeat it in the Lost City.',
  board: 'zanaga',
  sets: [{ set: 'base', decks: ['heroes', 'market'] }, 'mists-of-zanaga'],
  players: [1, 6],
  refuses: ({ kind }) =>
    kind === 'event' || kind === 'encounter'
      ? `is an ${capital(kind)}, and The Mists of Zanaga has only Challenges under its counters`
      : null,
  decks: [...RITUAL_DECKS, GODS, GEAR_DECK],
  policies,
  invariants: mistsInvariants,
  words: mistsWords,
  procedures: (base) =>
    changed(
      base,
      {
        game: gameProcedure,
        turn: turnProcedure,
        movement: movementProcedure,
        draw: drawProcedure,
        challenge: challengeProcedure,
        market: marketProcedure,
        negotiate: negotiationProcedure,
      },
      {
        token: tokenProcedure,
        tokens: tokensProcedure,
        'place-token': placeTokenProcedure,
        'due-tokens': dueTokensProcedure,
        'redraw-token': redrawTokenProcedure,
        rites: ritesProcedure,
        omens: omensProcedure,
        awakening: awakeningProcedure,
        'roaming-check': roamingCheckProcedure,
        'add-roaming': addRoamingProcedure,
        'add-doom': addDoomProcedure,
        'gain-gear': gainGearProcedure,
        'lost-city': lostCityProcedure,
      },
    ),
};
