/** How well a seat stands, in gold: everything that it has, and what its rivals have. */
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { EXPERIENCE } from '@wayrune/engine/effects/vocabulary.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { worthOfCard } from './card-worth.ts';
import { aimOf } from '../aims/aim-of.ts';
import { progressWorth } from '../aims/worth.ts';
import type { PlanWeights } from './weights.ts';
import { power } from '../fights/outlook.ts';

/** Points that an experience counter has cost, more or less. */
const POINTS_A_COUNTER = 4;
/** The share of a card's worth by its words that is not strength. */
const WORDS = 0.4;
/** How much it counts what the best of the others has. */
const ENVY = 0.3;

export function evaluate(world: World, state: State, seat: number, weights: PlanWeights): number {
  let own = 0;
  let others = 0;
  for (const player of state.players) {
    const worth = assets(world, state, player, weights);
    if (player.seat === seat) own = worth;
    else others = Math.max(others, worth);
  }
  return own - ENVY * others + ending(state, seat);
}

/** More than anybody ever owns, or a player would rather go on collecting than win. */
const ALL_THAT_COUNTS = 1_000;

function ending({ over }: State, seat: number): number {
  if (over === null) return 0;
  return over.winners.includes(seat) ? ALL_THAT_COUNTS : -ALL_THAT_COUNTS;
}

/** What a player has, as far as it helps to win. */
function assets(world: World, state: State, player: Player, weights: PlanWeights): number {
  const { gold, wounds, exhaustion, experience, items, allies, kept } = player;
  let counters = 0;
  for (const kind of EXPERIENCE) counters += experience[kind];
  let worth = gold + weights.point * (pointsOf(player) + POINTS_A_COUNTER * counters);
  for (const row of [items, allies, kept])
    for (const { card } of row) worth += WORDS * worthOfCard(world, player, card);
  worth += progressWorth(aimOf(weights.aims, world, state), world, state, player, weights);
  worth += weights.strength * power(world, state, { ...player, wounds: 0 }, weights);
  return worth - 2 * weights.wound * wounds - weights.tired * exhaustion;
}
