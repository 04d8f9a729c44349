/** The pending decision with all that its words are made of. */
import type { Telling } from '../rules/world/verb.ts';
import type { Frame } from '../kernel/procedure.ts';
import type { Speaker } from '../effects/words.ts';
import { type CombatFrame, combatOf, foeCard } from '../rules/combat/combat-frame.ts';
import { isDuel, opponent } from '../rules/combat/fighters.ts';
import { type Game, heldCard, info, playerAt, view } from '../rules/world/game.ts';
import type { State } from '../rules/world/state.ts';
import type { Asking, Naming } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { tellingOf } from './card-text.ts';
import { cardName, foeName, heldName, heroName } from './names.ts';

export function asking(world: World, state: State, { codes = false }: Naming = {}): Asking {
  const { decision } = state;
  const frame = state.frames.at(-1);
  if (decision === null || frame === undefined) throw new Error('no decision is pending');
  return { world, state, game: view(world, state), decision, seat: decision.seat, frame, codes };
}

/** The frame on top of which the asking one stands. */
export const below = ({ state }: Asking): Frame | undefined => state.frames.at(-2);

export function theCombat({ game }: Asking): CombatFrame {
  const combat = combatOf(game);
  if (combat === null) throw new Error('no combat');
  return combat;
}

/** Whom the seat fights, by name. */
export function enemyName(ask: Asking, combat: CombatFrame): string {
  if (!isDuel(combat)) return foeName(ask.world, combat.card);
  return heroName(ask.world, ask.state, opponent(combat, ask.seat));
}

/** The card that speaks to a seat at this moment, by the name it has there. */
export function sourceName({ game, world }: Asking, seat: number, source: string): string {
  return heldCard(playerAt(game, seat), source) === null ? cardName(world, source) : heldName(world, source);
}

/** How the words of a card are to be read that speaks to a seat at this moment. */
export function tellingNow({ game }: Asking, seat: number, source: string): Telling {
  return tellingOf(info(game, source), speakerNow(game, seat, source));
}

function speakerNow(game: Game, seat: number, source: string): Speaker {
  const player = playerAt(game, seat);
  if (source === player.hero) return 'hero';
  if (heldCard(player, source) !== null) return info(game, source).fighter === null ? 'held' : 'ally';
  if (game.world.policies.inForce(game).includes(source)) return 'event';
  return combatOf(game) !== null && foeCard(game) === source ? 'foe' : 'drawn';
}
