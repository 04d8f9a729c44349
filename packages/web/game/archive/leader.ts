/** Who is ahead, as far as a glance at the table tells. */
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { Score } from '../../parts/part.ts';
import { partsOf } from '../../parts/registry.ts';

/** What brings victory counts before all experience, spent or not. */
const SCORE = 1000;

function strengthOf(rules: Game, scores: readonly Score[], seat: number): number {
  const player = playerAt(rules, seat);
  const score = scores.reduce((sum, { of }) => sum + of(rules, seat), 0);
  return score * SCORE + player.paid + pointsOf(player);
}

/** The seat in the lead; the winner once there is one. */
export function leaderOf({ world, state, setup }: Pick<Table, 'world' | 'state' | 'setup'>): number {
  const winner = state.over?.winners[0];
  if (winner !== undefined) return winner;
  const rules = view(world, state);
  const scores = partsOf(setup).flatMap((part) => part.scores ?? []);
  const strengths = state.players.map(({ seat }) => strengthOf(rules, scores, seat));
  return strengths.indexOf(Math.max(...strengths));
}
