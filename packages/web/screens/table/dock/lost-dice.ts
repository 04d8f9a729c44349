/** Movement dice that are not rolled because of counters in the party (MOVE-1, ADV-3). */
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';

type Counter = 'wounds' | 'exhaustion';

export interface LostDice {
  readonly count: number;
  /** What costs them. */
  readonly to: Counter;
}

const without = (player: Player, counter: Counter): Player => ({
  ...player,
  [counter]: 0,
  allies: player.allies.map((ally) => ({ ...ally, [counter]: 0 })),
});

/** Asks the rules for the number with and without the counters: variants have rules of their own for it. */
export function lostDice(world: World, state: State, seat: number): LostDice | null {
  const player = state.players[seat];
  if (player === undefined) return null;
  const diceOf = (one: Player): number =>
    world.policies.movementDice(view(world, { ...state, players: state.players.with(seat, one) }), seat);
  const rested = without(player, 'exhaustion');
  const now = diceOf(player);
  const count = diceOf(without(rested, 'wounds')) - now;
  if (count <= 0) return null;
  return { count, to: diceOf(rested) > now ? 'exhaustion' : 'wounds' };
}
