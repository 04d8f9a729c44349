/** Other Heroes as a planner sees them. */
import type { Player } from '@wayrune/engine/rules/state.ts';
import { joust } from './joust.ts';
import { remember } from './memo.ts';
import type { Planning } from './plan.ts';
import { duelWorth } from './rivals.ts';

/** What it is worth to attack a Hero: by fighting him in imagination, if there is time. */
export const attackWorth = (sight: Planning, other: Player): number =>
  sight.mind.jousts === 0 || sight.late() ? duelWorth(sight, other) : joust(sight, other);

/** What it is worth to attack whoever stands on a space, found out when it is first asked. They will have moved on by the next turn. */
export function preyOf(sight: Planning): (space: number) => number {
  const { world, state, seat } = sight;
  const others = state.players.filter((other) => other.seat !== seat);
  const prey = new Map<number, number>();
  return (space) => {
    const here = others.filter((other) => world.board.spaces[space]?.id === other.space);
    if (here.length === 0) return 0;
    return remember(prey, space, () => Math.max(...here.map((other) => attackWorth(sight, other))));
  };
}
