/** Starting procedures from anywhere, by name: so that rules need not import each other in circles. */
import { call, isAhead, unwindTo, type Frame } from '../kernel/procedure.ts';
import type { Effect } from '../effects/vocabulary.ts';
import type { SpaceId } from './world/board.ts';
import type { EffectsFrame, WoundFrame } from './combat/combat-frame.ts';
import { heldCard, type Game } from './world/game.ts';
import type { Player } from './world/state.ts';
import { beyondLimits } from './cards/surplus.ts';
import { isAffected } from './cards/affecting-cards.ts';
import { VITAL } from './world/unsteady.ts';
import { STAT_BITS } from './world/world.ts';

export function inflict(game: Game, seat: number, who: string, amount: number, cancellable = true): void {
  if (amount > 0) call<WoundFrame>(game, { proc: 'wound', seat, who, amount, cancellable });
}

export interface KnockoutFrame extends Frame {
  proc: 'knockout';
  seat: number;
  /** The Hero who won the fight, or -1. */
  winner: number;
}

export function knockOut(game: Game, seat: number, winner: number): void {
  call<KnockoutFrame>(game, { proc: 'knockout', seat, winner });
}

export function carryOut(
  game: Game,
  seat: number,
  source: string,
  list: readonly Effect[],
  bearer = 'hero',
): void {
  if (list.length > 0) call<EffectsFrame>(game, { proc: 'effects', seat, bearer, source, list, at: 0 });
}

/** A Hero's turn: the usual five steps, or what a variant plays in their stead. */
export interface TurnFrame extends Frame {
  seat: number;
  /** Where the Hero stood when it began. */
  start: SpaceId | null;
  /** Where the movement ended: only the market of that town is open (TURN-5). */
  halt: SpaceId | null;
  /** It is at its end already: a Hero who falls then does not end it twice. */
  ended: boolean;
  /** It was cut short and has not come to its end yet: there is no Market and no Experience step (S5). */
  cut?: true;
}

/** The turn that is being played, or null before the first one. */
export function turnOf(game: Game): TurnFrame | null {
  const { turns } = game.world.policies;
  for (const frame of game.state.frames) if (turns[frame.proc] !== undefined) return frame as TurnFrame;
  return null;
}

/** The rest of the active player's turn is not played, except what comes after every turn (`policies.turns`). */
export function endTurn(game: Game): void {
  const turn = turnOf(game);
  if (turn === null) throw new Error('no turn to end');
  game.state.turnOver = false;
  const goOn = game.world.policies.turns[turn.proc] ?? 'end';
  unwindTo(game, turn, !turn.ended && isAhead(game, turn, goOn) ? goOn : turn.step);
  if (!turn.ended && turn.step !== 'end') turn.cut = true;
}

export interface SettleFrame extends Frame {
  proc: 'settle';
  seat: number;
}

/** Life or Stamina may have changed: wounds and exhaustion are compared with them next (W28). */
export function settleSoon(game: Game, seat: number): void {
  call<SettleFrame>(game, { proc: 'settle', seat });
}

/** The same for everybody to whom it may matter, clockwise from the active Hero; unless nothing can have changed. */
export function settleAll(game: Game, changed = true): void {
  const { cards, byOthers } = game.world.unsteady;
  if (changed || cards.length > 0 || byOthers !== 0) settleEach(game, changed);
}

function settleEach(game: Game, changed: boolean): void {
  const { players, active } = game.state;
  for (let i = players.length - 1; i >= 0; i--) {
    const player = players[(active + i) % players.length];
    if (player !== undefined && (changed || isUnsteady(game, player)) && needsSettling(game, player))
      settleSoon(game, player.seat);
  }
}

/** Whether a number of this Hero may have changed by itself. */
function isUnsteady(game: Game, player: Player): boolean {
  const { cards, byOthers } = game.world.unsteady;
  if (byOthers !== 0 && isAffected(game, player.seat, STAT_BITS, VITAL)) return true;
  const { hero, items, allies, kept } = player;
  // Most have no card: then there is no row to search, at the end of every turn.
  const hasCards = items.length + allies.length + kept.length > 0;
  for (const card of cards) if (hero === card || (hasCards && heldCard(player, card) !== null)) return true;
  return false;
}

/** Those who have wounds or exhaustion, and those who own more than the limits allow (G28). */
const needsSettling = (game: Game, player: Player): boolean =>
  isSpent(player) ||
  (player.items.length + player.allies.length > 0 && beyondLimits(game, player.seat).length > 0);

const isSpent = ({ wounds, exhaustion, allies }: Player): boolean =>
  wounds + exhaustion > 0 || allies.some((ally) => ally.wounds + ally.exhaustion > 0);
