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
import { playerAt, type Game } from '../../rules/world/game.ts';
import { changed, type Adventure } from '../../rules/world/part.ts';
import type { Policies } from '../../rules/world/policies.ts';
import { type isPossible as IsPossible, isPossible } from '../../rules/turn/negotiation.ts';
import { infoOf } from '../../rules/world/world.ts';
import { discardChallenge, drawChallenge, holdsChallenge } from './decks.ts';
import { gainGearProcedure } from './gear.ts';
import {
  addDoomProcedure,
  confront,
  confronted,
  dawn,
  doomOnEnemy,
  hasBegun,
  omensProcedure,
} from './gods.ts';
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
} from './roaming.ts';
import { ritesProcedure } from './rites.ts';
import { gameProcedure } from './setting-up.ts';
import {
  dueTokensProcedure,
  owe,
  placeDue,
  placeTokenProcedure,
  redrawTokenProcedure,
  tokenProcedure,
  tokensProcedure,
} from './tokens.ts';
import { lostCityIndex, lostCityProcedure, marketProcedure } from './towns.ts';
import { movementProcedure } from './travel.ts';
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
  },
  holdsAdventure: holdsChallenge,
  drawAdventure: drawChallenge,
  discardAdventure(game, card) {
    if (infoOf(game.world, card).card.kind !== 'challenge') return base.discardAdventure(game, card);
    owe(game, game.state.active, card, false);
    discardChallenge(game, card);
  },
  inForce: (game) => (findMists(game.state)?.rites ?? []).map(({ card }) => card),
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
  tallies: {
    doom: doomOnEnemy,
    rituals: ({ state }) => mistsOf(state).rites.length,
    roaming: ({ state }) => mistsOf(state).roaming.length,
    gods: ({ state }) => mistsOf(state).awake.length,
  },
});

/** The fall of a Hero stops neither rituals nor tokens that are being placed (ORDER-6, W32). */
const SHELTERING = ['rites', 'omens', 'tokens', 'due-tokens', 'token', 'place-token'];

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
    if (mistsOf(game.state).turn.stopped) frame.halt = playerAt(game, frame.seat).space;
    else adventure?.(game, frame);
  });
  turn = withStepAfter<Game, TurnFrame>(turn, 'adventure', 'roam', (game, { seat }) => {
    if (mustCheck(game, seat)) startCheck(game, seat, false);
  });
  turn = withStep<Game, TurnFrame>(turn, 'market', (game, frame) => {
    if (!mistsOf(game.state).turn.traded) market?.(game, frame);
  });
  turn = withStepBefore<Game, TurnFrame>(turn, 'end', 'rituals', placeDue);
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
        'roaming-check': roamingCheckProcedure,
        'add-roaming': addRoamingProcedure,
        'add-doom': addDoomProcedure,
        'gain-gear': gainGearProcedure,
        'lost-city': lostCityProcedure,
      },
    ),
};
