/** Other Heroes as a planner sees them. */
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { simulatedAttackWorth } from './simulate.ts';
import { memoize } from '../memo.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import { duelWorth } from './rivals.ts';

/** What it is worth to attack a Hero: by simulating the duel, if there is time. */
export const attackWorth = (context: PlanContext, other: Player): number =>
  context.weights.duelSamples === 0 || context.late()
    ? duelWorth(context, other)
    : simulatedAttackWorth(context, other);

/** What it is worth to attack whoever stands on a space, found out when it is first asked. They will have moved on by the next turn. */
export function attackWorthBySpace(context: PlanContext): (space: number) => number {
  const { world, state, seat } = context;
  const others = state.players.filter((other) => other.seat !== seat);
  const attacks = new Map<number, number>();
  return (space) => {
    const here = others.filter((other) => world.board.spaces[space]?.id === other.space);
    if (here.length === 0) return 0;
    return memoize(attacks, space, () => Math.max(...here.map((other) => attackWorth(context, other))));
  };
}
