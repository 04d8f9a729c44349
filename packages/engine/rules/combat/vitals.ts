/** Wounds, exhaustion and what they do to those who have them. */
import { procedure } from '../../kernel/procedure.ts';
import { inflict, knockOut, type KnockoutFrame, type SettleFrame } from '../calls.ts';
import { combatOf } from './combat-frame.ts';
import { isDuel, isFighting, opponent } from './fighters.ts';
import { heldCard, playerAt, tell, type Game } from '../world/game.ts';
import { discardHeld } from '../cards/holdings.ts';
import { surplus } from '../cards/surplus.ts';
import { lifeOf, staminaOf } from '../cards/values.ts';

export interface Bearer {
  wounds: number;
  exhaustion: number;
}

export function bearerAt(game: Game, seat: number, who: string): Bearer | null {
  const player = playerAt(game, seat);
  return who === 'hero' ? player : heldCard(player, who);
}

/** Exhaustion beyond Stamina becomes wounds at once (WOUND-4). */
export function exhaust(game: Game, seat: number, who: string, amount: number): void {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null || amount <= 0) return;
  bearer.exhaustion += amount;
  tell(game, { type: 'exhausted', seat, who, amount });
  spillOver(game, seat, who, bearer);
}

function spillOver(game: Game, seat: number, who: string, bearer: Bearer): void {
  if (bearer.exhaustion === 0) return;
  const excess = bearer.exhaustion - staminaOf(game, seat, who);
  if (excess <= 0) return;
  bearer.exhaustion -= excess;
  inflict(game, seat, who, excess);
}

export function heal(game: Game, seat: number, who: string, amount: number): void {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null) return;
  const healed = Math.min(amount, bearer.wounds);
  if (healed <= 0) return;
  bearer.wounds -= healed;
  tell(game, { type: 'healed', seat, who, amount: healed });
}

export function recover(game: Game, seat: number, who: string, amount: number): void {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null) return;
  const recovered = Math.min(amount, bearer.exhaustion);
  if (recovered <= 0) return;
  bearer.exhaustion -= recovered;
  tell(game, { type: 'recovered', seat, who, amount: recovered });
}

/** Hero and Allies compared with their Life and Stamina as they are now (W28). */
export const settleProcedure = procedure<Game, SettleFrame>({
  allies(game, { seat }) {
    for (const ally of playerAt(game, seat).allies.slice()) {
      if (ally.wounds > 0) fallIfDefeated(game, seat, ally.card);
      spillOver(game, seat, ally.card, ally);
    }
  },
  hero(game, { seat }) {
    const player = playerAt(game, seat);
    spillOver(game, seat, 'hero', player);
    if (player.wounds > 0) fallIfDefeated(game, seat, 'hero');
  },
  /** The card that allowed more may be the one that went (LIMIT-1, LIMIT-2). */
  limits: {
    ask(game, { seat }) {
      return { seat, kind: 'surplus', options: surplus(game, seat).map((card) => `discard:${card}`) };
    },
    answer(game, frame, choice) {
      frame.step = 'limits';
      discardHeld(game, frame.seat, choice.slice('discard:'.length), 'discarded');
    },
  },
});

/** Heroes are knocked out, Allies killed (WOUND-1). */
export function fallIfDefeated(game: Game, seat: number, who: string): void {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null || !game.world.policies.isDefeated(bearer.wounds, lifeOf(game, seat, who))) return;
  if (who !== 'hero') discardHeld(game, seat, who, 'killed');
  else if (!isFalling(game, seat)) knockOut(game, seat, winnerOver(game, seat));
}

const isFalling = (game: Game, seat: number): boolean =>
  game.state.frames.some((frame) => frame.proc === 'knockout' && (frame as KnockoutFrame).seat === seat);

/** Who has beaten them in a combat between Heroes: not one who fell first and only takes the other with them. */
function winnerOver(game: Game, seat: number): number {
  const combat = combatOf(game);
  if (combat === null || !isDuel(combat) || !isFighting(combat, seat)) return -1;
  const winner = opponent(combat, seat);
  return isFalling(game, winner) ? -1 : winner;
}
