/** Who is ahead, as far as a glance at the table tells. */
import { pointsOf } from '@wayrune/engine/rules/counters.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';

/** Dragon Runes first, then experience, spent or not. */
function strengthOf(world: World, state: State, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const runes = player.kept.filter(({ card }) => infoOf(world, card).holding === 'rune').length;
  return runes * 1000 + player.paid + pointsOf(player);
}

/** The seat in the lead; the winner once there is one. */
export function leaderOf(world: World, state: State): number {
  const winner = state.over?.winners[0];
  if (winner !== undefined) return winner;
  const strengths = state.players.map(({ seat }) => strengthOf(world, state, seat));
  return strengths.indexOf(Math.max(...strengths));
}
