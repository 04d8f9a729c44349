/** The Endgame: when doom is complete, one Hero after another must face the Dragon Lords. */
import { deckCards, shuffle } from '../../kernel/deck.ts';
import {
  call,
  nearest,
  procedure,
  type Frame,
  type Procedure,
  withStepAfter,
} from '../../kernel/procedure.ts';
import { startDraw } from '../../rules/turn/adventure.ts';
import { type KnockoutFrame, type TurnFrame, turnOf } from '../../rules/calls.ts';
import { resetActivations } from '../../rules/cards/costs.ts';
import { info, pick, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { leaveLimbo } from '../../rules/cards/holdings.ts';
import { failAttempt } from '../../rules/combat/knockout.ts';
import { changed, type PartRules } from '../../rules/world/part.ts';
import type { Terms } from '../../rules/world/policies.ts';
import { leaveTrack } from '../../rules/turn/track.ts';
import { endOfTurn, forgetTurn } from '../../rules/turn/turn.ts';
import { winGame } from '../../rules/turn/winning.ts';
import { endgameWords } from './endgame-words.ts';
import { doomTrackOf } from './track.ts';

export interface EndgameEvents {
  'endgame-began': unknown;
  confrontation: { seat: number };
  eliminated: { seat: number };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends EndgameEvents {}
}

/** The number of red Challenges that wins the game when one is beaten in the Endgame (ENDGAME-6, D8). */
const REDS_TO_WIN = 3;

interface EndgameFrame extends Frame {
  proc: 'endgame';
  /** Who has yet to face them, in order. */
  order: number[];
}

/** Begins the Endgame: to be called by a step of `game`, after a turn. It ends with the verdict. */
export function startEndgame(game: Game): void {
  call<EndgameFrame>(game, { proc: 'endgame', order: [] });
}

const endgameProcedure = procedure<Game, EndgameFrame>({
  prepare(game, frame) {
    tell(game, { type: 'endgame-began' });
    gatherRed(game);
    frame.order = ranking(game);
  },
  next(game, frame) {
    const seat = frame.order.shift();
    if (seat === undefined) return;
    frame.step = 'next';
    const start = playerAt(game, seat).space;
    call<TurnFrame>(game, { proc: 'confrontation', seat, start, halt: start, ended: false });
  },
  /** Alone there is nobody else to win (G22). */
  verdict(game) {
    const alone = game.state.players.length === 1;
    winGame(game, alone ? [] : bestByReds(game), alone ? 'doom' : 'endgame');
  },
});

/** The red deck with its Challenges from the undefeated track, without anything else, shuffled (ENDGAME-2). */
function gatherRed(game: Game): void {
  const { state } = game;
  const deck = state.decks['red'];
  if (deck === undefined) return;
  state.track.forEach((entry, place) => {
    if (entry === null || info(game, entry.card).deck !== 'red') return;
    leaveTrack(game, place);
    deck.bag.push(entry.card);
  });
  shuffle(deck);
  const piles = doomTrackOf(state)?.piles ?? { red: [] };
  const isChallenge = (card: string): boolean => info(game, card).card.kind === 'challenge';
  state.removed.push(...[...deckCards(deck), ...piles.red].filter((card) => !isChallenge(card)));
  deck.bag = deck.bag.filter(isChallenge);
  piles.red = piles.red.filter(isChallenge);
}

/** By level, then by gold, then by chance (ENDGAME-3). */
export function ranking(game: Game): number[] {
  const left = game.state.players.map((player) => player.seat);
  const order: number[] = [];
  while (left.length > 0) {
    const best = leaders(left, [(seat) => game.world.policies.level(game, seat), goldOf(game)]);
    const seat = best[best.length === 1 ? 0 : pick(game, best.length)] ?? 0;
    order.push(seat);
    left.splice(left.indexOf(seat), 1);
  }
  return order;
}

const goldOf =
  (game: Game) =>
  (seat: number): number =>
    playerAt(game, seat).gold;

/** The seats that nobody surpasses, by the first measure that tells them apart. */
export function leaders(seats: readonly number[], measures: readonly ((seat: number) => number)[]): number[] {
  return measures.reduce<number[]>(
    (best, measure) => {
      const most = Math.max(...best.map(measure));
      return best.filter((seat) => measure(seat) === most);
    },
    [...seats],
  );
}

/** The red Challenges that a player holds, whatever has become of them (D8). */
function redChallenges(game: Game, seat: number): number {
  const { items, allies, kept } = playerAt(game, seat);
  return [...items, ...allies, ...kept].filter(({ card }) => isRedChallenge(game, card)).length;
}

function isRedChallenge(game: Game, card: string): boolean {
  const { deck, card: printed } = info(game, card);
  return deck === 'red' && printed.kind === 'challenge';
}

/** Nobody has won by the sword: most red Challenges, then level, then gold; equals share the victory (ENDGAME-8, W38). */
function bestByReds(game: Game): number[] {
  const seats = game.state.players.map((player) => player.seat);
  const reds = (seat: number): number => redChallenges(game, seat);
  return leaders(seats, [reds, (seat) => game.world.policies.level(game, seat), goldOf(game)]);
}

/** One Hero's part: Challenge after Challenge, with no other step between them (ENDGAME-4, ENDGAME-6, W39). */
const confrontationProcedure = procedure<Game, TurnFrame>({
  begin(game, { seat }) {
    const { state } = game;
    state.turn++;
    state.active = seat;
    resetActivations(game);
    tell(game, { type: 'confrontation', seat });
  },
  draw(game, frame) {
    frame.result = null;
    if (!game.world.policies.holdsAdventure(game, 'red')) frame.step = 'end';
    else startDraw(game, frame.seat, 'red', frame.start ?? '', 'endgame');
  },
  again(game, frame) {
    const { seat, result } = frame;
    if (result === 'fled') eliminate(game, seat);
    else if (redChallenges(game, seat) >= REDS_TO_WIN) winGame(game, [seat], 'red-challenges');
    else frame.step = 'draw';
  },
  end(game, frame) {
    const challenge = game.state.limbo.find((card) => info(game, card).deck === 'red');
    if (challenge !== undefined) endgameTerms.fail(game, challenge, '');
    const red = game.state.decks['red'];
    if (red !== undefined) shuffle(red);
    endOfTurn(game, frame);
  },
  forget: forgetTurn,
});

/** No escape; who fails loses nothing but their place (ENDGAME-5, ENDGAME-7, D5). */
const endgameTerms: Terms = {
  beforeCombat: true,
  mayEscape: false,
  rewarded: true,
  drawsOn: true,
  takeCounter: () => undefined,
  fail(game, card) {
    leaveLimbo(game, card);
    game.state.decks['red']?.bag.push(card);
  },
  /** A trap can be survived without being overcome (TRAP-6). */
  escaped: (game, seat) => eliminate(game, seat),
};

/** A Hero who falls in the Endgame keeps all there is to lose, and has no other turn (D5, W40). */
const withElimination = (knockout: Procedure<Game>): Procedure<Game> =>
  withStepAfter<Game, KnockoutFrame>(knockout, 'fall', 'eliminated', (game, frame) => {
    if (turnOf(game)?.proc !== 'confrontation') return;
    const { seat } = frame;
    const player = playerAt(game, seat);
    failAttempt(game, seat);
    eliminate(game, seat);
    player.wounds = 0;
    player.exhaustion = 0;
    frame.step = 'end';
  });

function eliminate(game: Game, seat: number): void {
  const endgame = nearest(game, 'endgame') as EndgameFrame | null;
  if (endgame !== null) endgame.order = endgame.order.filter((other) => other !== seat);
  tell(game, { type: 'eliminated', seat });
}

/** The Endgame for whichever part begins it: `startEndgame`. */
export const endgameRules: Required<Pick<PartRules, 'policies' | 'procedures' | 'words'>> = {
  words: endgameWords,
  policies: (base) => ({
    ...base,
    terms: { ...base.terms, endgame: endgameTerms },
    turns: { ...base.turns, confrontation: 'end' },
  }),
  procedures: (base) =>
    changed(
      base,
      { knockout: withElimination },
      { endgame: endgameProcedure, confrontation: confrontationProcedure },
    ),
};
