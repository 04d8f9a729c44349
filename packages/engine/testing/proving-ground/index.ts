/**
 * Proving Ground: a small adventure that uses every seam there is and touches nothing else. Read it as the example of how
 * an adventure is added: rules, words and invariants here, and a folder of this name in `content`, `bots` and `web`.
 */
import { draw } from '../../kernel/deck.ts';
import { call, procedure, withStepAfter, withStepBefore, type Frame } from '../../kernel/procedure.ts';
import type { CardFrame } from '../../rules/turn/adventure.ts';
import type { TurnFrame } from '../../rules/calls.ts';
import { deckChance, type Game } from '../../rules/world/game.ts';
import { leaveLimbo } from '../../rules/cards/holdings.ts';
import { changed, type Adventure } from '../../rules/world/part.ts';
import type { JointTerms, Policies } from '../../rules/world/policies.ts';
import { winGame } from '../../rules/turn/winning.ts';
import {
  DUSKS,
  findLadder,
  hasVanished,
  ladderOf,
  layOutLadder,
  layTrial,
  POINTS_TO_WIN,
  pointsOf,
  RUNGS,
  TRIALS,
  VANISHING,
} from './ladder.ts';
import { ladderInvariants } from './invariants.ts';
import { passTrial, startTrial, trialProcedure } from './trial.ts';
import { ladderWords } from './words.ts';

/** Those who escaped a trial stay out of it, where they stand. */
const trialTerms = (usual: JointTerms): JointTerms => ({
  ...usual,
  escaped: () => undefined,
  reward: passTrial,
});

const policies = (base: Policies): Policies => ({
  ...base,
  // A turn that is cut short goes on here, so that no turn ends without a trial.
  turns: { ...base.turns, turn: 'ladder' },
  joint: { ...base.joint, trial: trialTerms(base.joint.usual) },
  inForce: (game) => [...base.inForce(game), ...(findLadder(game.state)?.dusks ?? [])],
  // The town is gone, and its terrain is left: no market, and whoever likes may walk there.
  placesKey: (game) => base.placesKey(game) + (hasVanished(game.state) ? VANISHING : ''),
  placeAt(game, space) {
    const place = base.placeAt(game, space);
    const town = game.world.board.towns[place.town];
    if (town?.id !== VANISHING || !hasVanished(game.state)) return place;
    return { ...place, terrain: town.terrain, town: -1, market: -1 };
  },
  checkVictory(game, seat) {
    if (pointsOf(game.state, seat) < POINTS_TO_WIN) return;
    const winners = game.state.players.map((player) => player.seat);
    winGame(
      game,
      winners.filter((one) => pointsOf(game.state, one) >= POINTS_TO_WIN),
      'trials',
    );
  },
});

/** The card kind `dusk`: the procedure of that name resolves it. It stays in force to the end of the game. */
const duskProcedure = procedure<Game, CardFrame>({
  lay(game, { card }) {
    leaveLimbo(game, card);
    ladderOf(game.state).dusks.push(card);
  },
});

/** The game begins under the first dusk of their deck. */
function setUp(game: Game): void {
  layOutLadder(game.state);
  const deck = game.state.decks[DUSKS];
  const card = deck === undefined ? null : draw(deck, deckChance(game));
  if (card === null) return;
  game.state.limbo.push(card);
  call<CardFrame>(game, { proc: 'dusk', seat: game.state.active, card, space: '' });
}

function afterTurn(game: Game, { seat }: TurnFrame): void {
  layTrial(game);
  if (ladderOf(game.state).rungs.length === RUNGS) startTrial(game, seat);
}

export const provingGround: Adventure = {
  id: 'proving-ground',
  name: 'Proving Ground',
  summary: 'Face the trials of the Ladder together; three points win.',
  board: 'terrinoth',
  sets: ['proving-ground', { set: 'base', decks: ['heroes', 'market', 'green', 'yellow'] }],
  decks: [TRIALS, DUSKS],
  players: [1, 6],
  policies,
  procedures: (base) =>
    changed(
      base,
      {
        game: (old) => withStepAfter<Game, Frame>(old, 'markets', 'ladder', setUp),
        turn: (old) => withStepBefore<Game, TurnFrame>(old, 'end', 'ladder', afterTurn),
      },
      { trial: trialProcedure, dusk: duskProcedure },
    ),
  invariants: ladderInvariants,
  words: ladderWords,
};
