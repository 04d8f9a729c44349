/** What abilities and choices cost. */
import type { Cost } from '../../effects/vocabulary.ts';
import { inflict } from '../calls.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import { discardHeld, turnCard } from './holdings.ts';
import type { Held, Player } from '../world/state.ts';
import { ruleFor, staminaOf, sum } from './values.ts';
import { isWon, itemKind } from '../world/world.ts';

/** Who pays: a seat, the Hero ('hero') or Ally who bears the card, and the card. */
export interface Payer {
  readonly seat: number;
  readonly bearer: string;
  readonly source: string;
}

/**
 * The ways in which all the prices can be paid, as options: the option itself, or with `:card` where an Item or
 * Ally must be given up; none if they cannot be paid.
 */
export function waysToPay(
  game: Game,
  payer: Payer,
  costs: readonly Cost[] | undefined,
  option: string,
): string[] {
  if (costs === undefined) return [option];
  const player = playerAt(game, payer.seat);
  const held = heldCard(player, payer.source);
  let ways = [option];
  for (const cost of costs) {
    if (cost.pay === 'item' || cost.pay === 'ally') {
      ways = sacrifices(game, player, cost, payer.source).map((card) => `${option}:${card}`);
    } else if (!payable(game, player, payer.bearer, held, cost)) {
      return [];
    }
  }
  return ways;
}

function payable(game: Game, player: Player, bearer: string, held: Held | null, cost: Cost): boolean {
  switch (cost.pay) {
    case 'activate':
      return held !== null && mayActivate(game, player);
    case 'exhaustion':
      return mayExhaust(game, player.seat, bearer, cost.amount);
    case 'gold':
      return player.gold >= cost.amount;
    case 'counter':
      return held !== null && held.counters >= cost.amount;
    case 'discard':
      return held !== null;
    case 'wound':
    case 'item':
    case 'ally':
      return true;
  }
}

/** The steps of one's own turn in which cards are activated, and combat wherever it comes from (CARD-4, CARD-5, W17). */
const ACTIVE_STEPS: readonly string[] = ['movement', 'adventure', 'market', 'combat'];

/** One card at a time that counts (CARD-4, CARD-5); in the turn of another in any step of it (W18). */
function mayActivate(game: Game, player: Player): boolean {
  const { active, frames } = game.state;
  if (player.seat === active && !frames.some((frame) => ACTIVE_STEPS.includes(frame.proc))) return false;
  if (player.activations >= 1 + sum(game, 'activations', player.seat, 'hero', null)) return false;
  return ruleFor(game, 'no-activate', player.seat) === null;
}

/** Exhaustion is paid only within Stamina (WOUND-5). */
function mayExhaust(game: Game, seat: number, who: string, amount: number): boolean {
  const player = playerAt(game, seat);
  const bearer = who === 'hero' ? player : heldCard(player, who);
  return bearer !== null && bearer.exhaustion + amount <= staminaOf(game, seat, who);
}

/** Cards won from Challenges are never dismissed (G17). */
function sacrifices(
  game: Game,
  player: Player,
  cost: Extract<Cost, { pay: 'item' | 'ally' }>,
  self: string,
): string[] {
  const cards = cost.pay === 'ally' ? player.allies : player.items;
  const wanted = cost.pay === 'item' ? cost.class : undefined;
  return cards
    .map((held) => info(game, held.card))
    .filter((card) => card.id !== self && !isWon(card))
    .filter((card) => wanted === undefined || itemKind(card)?.class === wanted)
    .map((card) => card.id);
}

export function payAll(game: Game, payer: Payer, costs: readonly Cost[] | undefined, target: string): void {
  for (const cost of costs ?? []) pay(game, payer, cost, target);
}

function pay(game: Game, { seat, bearer, source }: Payer, cost: Cost, target: string): void {
  const player = playerAt(game, seat);
  const held = heldCard(player, source);
  switch (cost.pay) {
    case 'activate':
      if (held !== null) turnCard(game, seat, held, true);
      player.activations++;
      break;
    case 'discard':
      discardHeld(game, seat, source, 'used');
      break;
    case 'exhaustion': {
      const payer = bearer === 'hero' ? player : heldCard(player, bearer);
      if (payer !== null) payer.exhaustion += cost.amount;
      tell(game, { type: 'exhausted', seat, who: bearer, amount: cost.amount });
      break;
    }
    case 'wound':
      inflict(game, seat, bearer, cost.amount, false);
      break;
    case 'gold':
      player.gold -= cost.amount;
      tell(game, { type: 'gold', seat, amount: -cost.amount, paid: true });
      break;
    case 'counter':
      if (held !== null) held.counters -= cost.amount;
      break;
    case 'item':
    case 'ally':
      discardHeld(game, seat, target, 'discarded');
      break;
  }
}

/** A new limit begins to count: for everybody with a new step, or only for those in a fight or with a new card (W18). */
export function resetActivations(game: Game, ...seats: readonly number[]): void {
  for (const player of game.state.players)
    if (seats.length === 0 || seats.includes(player.seat)) player.activations = 0;
}
