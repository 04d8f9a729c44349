/** The Adventure step: attempting what lies on the space, or dealing with the Heroes who stand there. */
import { call, finish, procedure, type Frame } from '../../kernel/procedure.ts';
import { AT } from '../../effects/windows.ts';
import { act, isAct, openWindow, withDiscards } from '../cards/abilities.ts';
import { resetActivations } from '../cards/costs.ts';
import { COLORS, type Color, type SpaceId } from '../world/board.ts';
import { carryOut, endTurn, settleAll } from '../calls.ts';
import { startCombat } from '../combat/combat.ts';
import { type ChallengeFrame, challengeFails, termsOf } from '../combat/combat-frame.ts';
import { counterAt, replenish } from './counters.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { bottomOf, leaveLimbo } from '../cards/holdings.ts';
import { startNegotiation } from './negotiation.ts';
import { leaveTrack, undefeatedAt } from './track.ts';
import { ruleFor } from '../cards/values.ts';
import { trapOf } from '../world/world.ts';

export interface AdventureFrame extends Frame {
  proc: 'adventure';
  seat: number;
  space: SpaceId;
  /** Has dealt with a Hero this turn: the adventure is closed (MEET-4, W1). */
  social: boolean;
  fought: boolean;
}

export const adventureProcedure = procedure<Game, AdventureFrame>({
  choose: {
    ask(game, frame) {
      const options = attemptable(game, frame.seat, frame.space) && !frame.social ? ['attempt'] : [];
      const talk = ruleFor(game, 'no-negotiate', frame.seat) === null;
      for (const other of game.state.players) {
        if (other.seat === frame.seat || other.space !== frame.space || game.state.met.includes(other.seat))
          continue;
        if (talk) options.push(`negotiate:${other.seat}`);
        options.push(`attack:${other.seat}`);
      }
      if (options.length === 0) return null;
      options.push('pass');
      return withDiscards(game, { seat: frame.seat, kind: 'adventure', options });
    },
    answer(game, frame, choice) {
      const { seat, space } = frame;
      if (isAct(choice)) {
        frame.step = 'choose';
        act(game, seat, choice);
      } else if (choice === 'attempt') {
        attempt(game, seat, space);
      } else if (choice !== 'pass') {
        const other = Number(choice.slice(choice.indexOf(':') + 1));
        frame.social = true;
        game.state.met.push(other);
        if (choice.startsWith('negotiate')) {
          frame.step = 'choose';
          startNegotiation(game, seat, other);
        } else {
          frame.fought = true;
          resetActivations(game, seat, other);
          startCombat(game, seat, space, { other });
        }
      }
    },
  },
  /** Once a Hero was attacked, the turn is over, whoever won (DUEL-7). */
  close(game, frame) {
    if (frame.fought) endTurn(game);
  },
});

/** Whether the space holds anything for the Adventure step: an adventure, or somebody to deal with (TURN-4). */
export function hasAdventure(game: Game, seat: number, space: SpaceId): boolean {
  for (const other of game.state.players) if (other.seat !== seat && other.space === space) return true;
  return attemptable(game, seat, space);
}

/** Colors that the Hero's Life has cost them: the lowest, one for each Life counter (EXP-6, G7). */
export const isForfeited = (game: Game, seat: number, color: Color): boolean =>
  COLORS.indexOf(color) < playerAt(game, seat).experience.life;

function attemptable(game: Game, seat: number, space: SpaceId): boolean {
  if (undefeatedAt(game, space) >= 0) return true;
  const color = counterAt(game, space);
  return color !== null && !isForfeited(game, seat, color) && game.world.policies.holdsAdventure(game, color);
}

function attempt(game: Game, seat: number, space: SpaceId): void {
  const place = undefeatedAt(game, space);
  const entry = game.state.track[place] ?? null;
  const color = counterAt(game, space);
  resetActivations(game, seat);
  if (entry !== null) startChallenge(game, seat, entry.card, space);
  else if (color !== null) startDraw(game, seat, color, space);
}

export interface DrawFrame extends Frame {
  proc: 'draw';
  seat: number;
  deck: string;
  space: SpaceId;
  card: string;
  terms: string;
}

/** An attempt at a deck: that of a color, or one of an adventure's own. */
export function startDraw(game: Game, seat: number, deck: string, space: SpaceId, terms = 'usual'): void {
  call<DrawFrame>(game, { proc: 'draw', seat, deck, space, card: '', terms });
}

/** Cards are drawn until one is a Challenge (ATTEMPT-5). */
export const drawProcedure = procedure<Game, DrawFrame>({
  draw(game, frame) {
    const card = game.world.policies.drawAdventure(game, frame.deck);
    if (card === null) {
      finish(game);
      return;
    }
    frame.card = card;
    game.state.limbo.push(card);
    resetActivations(game, frame.seat);
    tell(game, { type: 'drew', seat: frame.seat, card, deck: frame.deck });
    if (info(game, card).card.kind === 'challenge') openWindow(game, AT.drawn, frame.seat, '', null);
  },
  resolve(game, { seat, card, space, terms }) {
    const { kind } = info(game, card).card;
    if (kind === 'challenge') startChallenge(game, seat, card, space, terms);
    else call<CardFrame>(game, { proc: procedureFor(game, card), seat, card, space });
  },
  again(game, frame) {
    if (info(game, frame.card).card.kind === 'challenge') finish(game, frame.result);
    else if (termsOf(game, frame).drawsOn) frame.step = 'draw';
    else endTurn(game);
  },
});

function startChallenge(game: Game, seat: number, card: string, space: SpaceId, terms = 'usual'): void {
  call<ChallengeFrame>(game, { proc: 'challenge', seat, card, space, counters: 0, terms });
}

export const challengeProcedure = procedure<Game, ChallengeFrame>({
  fight(game, frame) {
    const { seat, card, space } = frame;
    const trap = trapOf(info(game, card));
    if (trap !== null) {
      tell(game, { type: 'trap', seat, card });
      carryOut(game, seat, card, trap);
      return;
    }
    const { beforeCombat, mayEscape } = termsOf(game, frame);
    startCombat(game, seat, space, { card, beforeCombat, mayEscape });
  },
  outcome(game, frame) {
    const { seat, card } = frame;
    if (frame.result === 'won' || frame.overcome === true) return;
    // Whoever does not overcome a trap has escaped from it, without falling back (P16).
    const isTrap = trapOf(info(game, card)) !== null;
    if (isTrap) tell(game, { type: 'trap-stands', seat, card });
    if (isTrap || frame.result === 'escaped') {
      const { escaped, endsTurn } = termsOf(game, frame);
      challengeFails(game, frame);
      escaped?.(game, seat);
      if (endsTurn === false) finish(game, 'escaped');
      else endTurn(game);
      return;
    }
    tell(game, { type: 'foe-fled', seat, card });
    takeFromPlay(game, frame);
    const { fled } = termsOf(game, frame);
    if (fled === undefined) bottomOf(game, info(game, card).deck, card);
    else fled(game, seat, card);
    finish(game, 'fled');
  },
  reward(game, frame) {
    const { seat, card } = frame;
    takeVictory(game, frame);
    const { card: printed } = info(game, card);
    if (printed.kind !== 'challenge') return;
    const { reward } = printed;
    const { rewarded } = termsOf(game, frame);
    carryOut(game, seat, card, rewarded ? reward : reward.filter((effect) => effect.do === 'win'));
  },
  discard(game, { card }) {
    if (leaveLimbo(game, card)) game.world.policies.discardAdventure(game, card);
  },
});

/** A Challenge is beaten: it leaves play, and its counter is the winner's (CHALLENGE-3). */
export function takeVictory(game: Game, frame: ChallengeFrame): void {
  const { seat, card, space } = frame;
  tell(game, { type: 'defeated', seat, card });
  game.world.policies.beaten(game, card, seat);
  takeFromPlay(game, frame);
  game.state.limbo.push(card);
  termsOf(game, frame).takeCounter(game, seat, card, space);
}

/** From the track or from the hands that drew it. */
function takeFromPlay(game: Game, { card }: ChallengeFrame): void {
  if (leaveLimbo(game, card)) return;
  leaveTrack(
    game,
    game.state.track.findIndex((entry) => entry?.card === card),
  );
}

export interface CardFrame extends Frame {
  seat: number;
  card: string;
  space: SpaceId;
}

/** An Event: it takes effect unless its number is lower than the one in play (EVENT-1 to EVENT-3). */
export const eventProcedure = procedure<Game, CardFrame>({
  compare(game, frame) {
    const { state } = game;
    const { card } = frame;
    leaveLimbo(game, card);
    if (state.event !== null && eventNumber(game, card) < eventNumber(game, state.event)) {
      tell(game, { type: 'event-ignored', card });
      game.world.policies.discardAdventure(game, card);
      finish(game);
      return;
    }
    endEvent(game);
    state.event = card;
    tell(game, { type: 'event-began', card });
  },
  replenish(game, { seat }) {
    replenish(game, seat);
  },
  effects(game, { seat, card }) {
    const { card: printed } = info(game, card);
    if (printed.kind === 'event' && printed.drawn !== undefined) carryOut(game, seat, card, printed.drawn);
  },
  felt(game) {
    settleAll(game);
  },
});

export function endEvent(game: Game): void {
  const { state } = game;
  if (state.event === null) return;
  const old = state.event;
  state.event = null;
  tell(game, { type: 'event-ended', card: old });
  game.world.policies.discardAdventure(game, old);
}

function eventNumber(game: Game, card: string): number {
  const { card: printed } = info(game, card);
  return printed.kind === 'event' ? printed.number : 0;
}

/** A card of an adventure's own kind is resolved by the procedure of that name, if there is one. */
function procedureFor(game: Game, card: string): string {
  const { card: printed } = info(game, card);
  const own = printed.kind === 'special' && game.procedures.has(printed.type);
  return own ? printed.type : printed.kind;
}

/** Its instructions, then back where it came from unless it is kept or its part has laid it somewhere. */
export const specialProcedure = procedure<Game, CardFrame>({
  effects(game, { seat, card }) {
    const { card: printed } = info(game, card);
    if (printed.kind === 'special') carryOut(game, seat, card, printed.drawn ?? []);
  },
  leave(game, { card }) {
    if (leaveLimbo(game, card)) game.world.policies.discardAdventure(game, card);
  },
});

/** An Encounter: its instructions, then out of the game unless it is kept (ENCOUNTER-1, ENCOUNTER-2). */
export const encounterProcedure = procedure<Game, CardFrame>({
  effects(game, { seat, card }) {
    const { card: printed } = info(game, card);
    if (printed.kind === 'encounter') carryOut(game, seat, card, printed.drawn);
  },
  leave(game, { seat, card }) {
    if (!leaveLimbo(game, card)) return;
    tell(game, { type: 'encounter-ended', card });
    if (heldCard(playerAt(game, seat), card) === null) game.world.policies.discardAdventure(game, card);
  },
});
