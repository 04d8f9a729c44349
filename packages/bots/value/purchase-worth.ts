/** What a card would do for a Hero. */
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { worthsOfCard } from './card-worth.ts';
import { promiseOfRitual } from './ritual-worth.ts';
import type { Weights } from './weights.ts';
import { power } from '../fights/outlook.ts';

/** What it is worth in fights at least, as a share of its worth by its words. */
const AT_LEAST = 0.5;

/** By how much stronger it makes them, and by what else it says. */
export function worthToBuy(
  world: World,
  state: State,
  player: Player,
  card: string,
  weights: Weights,
): number {
  const promise = promiseOfRitual(world, card);
  if (promise !== null) return promise.share * worthToBuy(world, state, player, promise.works, weights);
  const { fights, besides } = worthsOfCard(world, player, card);
  const before = { ...player, wounds: 0, exhaustion: 0 };
  const gained =
    power(world, state, withCard(world, before, card), weights) - power(world, state, before, weights);
  return besides + Math.max(AT_LEAST * fights, weights.strength * gained + weights.besides * fights);
}

/** The Hero with one card more. */
export function withCard(world: World, player: Player, card: string): Player {
  const held = { card, used: false, wounds: 0, exhaustion: 0, counters: 1, bought: 0 };
  const row = infoOf(world, card).holding === 'ally' ? 'allies' : 'items';
  return { ...player, [row]: [...player[row], held] };
}
