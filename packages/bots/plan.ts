/** A turn planned: what every space is worth to be on at the end of movement, with what comes after it. */
import { movementDice } from '@wayrune/engine/rules/movement.ts';
import { canBuy, healPrice, priceOf } from '@wayrune/engine/rules/market.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import type { SpaceId } from '@wayrune/engine/rules/board.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { adventures, type Goal, readiness, type Taste } from './goals.ts';
import { forecast } from './outlook.ts';
import type { Planner } from './mind.ts';
import { portrait } from './portrait.ts';
import { landings } from './routes.ts';
import { worthToBuy } from './shop.ts';
import type { Sight } from './sight.ts';
import { entrances, turnsFor, waysOf } from './travel.ts';

export interface Plan {
  /** What it is worth to end movement on a space, by its index. */
  readonly worth: (space: number) => number;
  /** The same if nothing is attempted there. */
  readonly idle: (space: number) => number;
  /** What attempting or trading on a space is worth. */
  readonly goal: (space: number) => number | undefined;
  readonly goals: readonly Goal[];
}

export interface Planning extends Sight {
  readonly mind: Planner;
}

const plans = new WeakMap<State, { readonly key: string; readonly plan: Plan }>();

export function planOf(sight: Planning): Plan {
  const { state, player, seat } = sight;
  let left = 0;
  for (const count of state.counters) left += count;
  const kit = player.items.length * 100 + player.allies.length * 10 + player.kept.length;
  const key = `${sight.mind.id}|${state.turn}|${seat}|${player.gold}|${player.wounds}|${player.exhaustion}|${kit}|${left}|${state.event}`;
  const known = plans.get(state);
  if (known?.key === key) return known.plan;
  const plan = makePlan(sight);
  plans.set(state, { key, plan });
  return plan;
}

const tasteOf = (mind: Planner): Taste => ({
  promise: ({ world, state }, hero, color) => forecast(world, state, hero, color),
  appeal: (sight, color, { value, win }) =>
    color === 'red' && win < readiness(sight) ? -9 : value + mind.zeal,
});

function makePlan(sight: Planning): Plan {
  const { world, state, player, mind } = sight;
  const { board } = world;
  const hero = portrait(world, state, player, mind);
  const here = board.index.get(player.space ?? '') ?? 0;
  const open = entrances(sight.game, sight.seat);
  const goals = [...adventures(sight, hero, tasteOf(mind)), ...towns(sight)].filter(
    ({ space }) => open[space] !== 0 || space === here,
  );
  const { effort } = waysOf(board);
  const at = new Map(goals.map(({ space, value }) => [space, value]));
  /** The best goal but for one, with the turns it takes to get there. */
  const next = (from: number, but: number): number => {
    let most = -3 * mind.tempo;
    const row = effort[from] as Float64Array;
    for (const { space, value } of goals) {
      if (space === but) continue;
      const worth = value - mind.tempo * turnsFor(row[space] as number);
      if (worth > most) most = worth;
    }
    return most;
  };
  const count = board.spaces.length;
  const ahead = new Float64Array(count).fill(Number.NaN);
  /** What a space is worth next turn: its goal, or another one a turn later. */
  const later = (space: number): number => {
    const found = ahead[space] as number;
    if (!Number.isNaN(found)) return found;
    const value = Math.max(at.get(space) ?? Number.NEGATIVE_INFINITY, next(space, space) - mind.tempo);
    ahead[space] = value;
    return value;
  };
  const idles = new Float64Array(count).fill(Number.NaN);
  const dice = movementDice(sight.game, sight.seat);
  const idle = (space: number): number => {
    const found = idles[space] as number;
    if (!Number.isNaN(found)) return found;
    const all = landings(board, space, dice);
    let total = 0;
    for (const reached of all) {
      let most = Number.NEGATIVE_INFINITY;
      for (const there of reached) most = Math.max(most, later(there));
      total += most;
    }
    const value = mind.onward * (total / all.length);
    idles[space] = value;
    return value;
  };
  const worths = new Float64Array(count).fill(Number.NaN);
  const worth = (space: number): number => {
    const found = worths[space] as number;
    if (!Number.isNaN(found)) return found;
    const value = at.get(space);
    const pass = idle(space);
    const both = value === undefined ? pass : Math.max(pass, value + mind.onward * next(space, space));
    worths[space] = both;
    return both;
  };
  return { worth, idle, goal: (space) => at.get(space), goals };
}

/* Towns */

const A_PURSE = 4;

function towns(sight: Planning): Goal[] {
  const { world, state, game, seat, player, mind } = sight;
  const price = healPrice(game, seat);
  const affordable = price === 0 ? player.wounds : Math.floor(player.gold / price);
  const healed = Math.min(player.wounds, affordable);
  const healing = harmOf(sight, player.wounds) - harmOf(sight, player.wounds - healed) - healed * price;
  const left = player.gold - healed * price;
  let base = healing + (player.gold >= A_PURSE ? mind.curiosity : 0);
  if (left > 0) base += mind.tired * player.exhaustion;
  for (const ally of player.allies) base += 0.7 * Math.min(ally.wounds, left);
  return world.board.towns.map((town, i) => {
    let bargain = 0;
    for (const card of state.stacks[i] ?? []) {
      if (infoOf(world, card).cost > player.gold + 2 || !canBuy(game, seat, card)) continue;
      const gain = worthToBuy(world, state, player, card, mind) - priceOf(game, seat, card);
      if (gain > bargain) bargain = gain;
    }
    return { space: world.board.index.get(town.space) ?? 0, value: base + mind.bargain * bargain };
  });
}

/** What wounds are worth to be rid of: the more, the worse each. */
function harmOf({ game, seat, mind }: Planning, wounds: number): number {
  const life = lifeOf(game, seat, 'hero');
  return mind.wound * wounds + (mind.pain * wounds * wounds) / life;
}

/** The goal that draws a Hero on from a space, which may be that space itself. */
export function bestAim(sight: Planning, from: SpaceId): SpaceId | null {
  const { board } = sight.world;
  const row = waysOf(board).effort[board.index.get(from) ?? 0];
  let aim: SpaceId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { space, value } of planOf(sight).goals) {
    const worth = value - sight.mind.tempo * turnsFor(row?.[space] ?? 0);
    if (worth <= most) continue;
    most = worth;
    aim = board.spaces[space]?.id ?? null;
  }
  return aim;
}
