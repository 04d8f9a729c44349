/** A turn planned: what every space is worth to be on at the end of movement, with what comes after it. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { canBuy, healPrice, priceOf } from '@wayrune/engine/rules/market.ts';
import type { SpaceId } from '@wayrune/engine/rules/board.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { adventures, encouraged, type Goal, readiness, type Taste } from './goals.ts';
import { brightest, worthOfHaving } from './prospects.ts';
import { forecast, sparring } from './spar.ts';
import { inRound, type Planner } from './mind.ts';
import { portrait } from './portrait.ts';
import { duelWorth } from './rivals.ts';
import { landings } from './routes.ts';
import { worthToBuy } from './shop.ts';
import { look, type Sight } from './sight.ts';
import { entrances, turnsFor, waysOf } from './travel.ts';

export interface Plan {
  /** What it is worth to end movement on a space, by its index. */
  readonly worth: (space: number) => number;
  /** The same if nothing is attempted there. */
  readonly idle: (space: number) => number;
  /** What attempting or trading on a space is worth, with what comes after it; -Infinity where there is nothing. */
  readonly act: (space: number) => number;
  readonly goals: readonly Goal[];
}

export interface Planning extends Sight {
  readonly mind: Planner;
}

/** With the eyes of a planner, as he sees things in this round. */
export function planningSight(world: World, state: State, chance: Chance, planner: Planner): Planning {
  const mind = inRound(planner, state.round);
  const seen = look(world, state, chance, mind);
  const sight: Planning = {
    ...seen,
    mind,
    mend: (wounds) => mending(sight, Math.min(wounds, seen.player.wounds)),
  };
  return sight;
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

/** With a chance of one in so many it is worth trying at all. */
const HOPE = 3;

const tasteOf = (mind: Planner): Taste => ({
  promise: ({ world, state }, hero, color) => forecast(world, state, hero, color, mind.bouts),
  known: ({ world }, hero, card, counter) => sparring(world, hero, card, counter, mind.bouts),
  appeal: (sight, color, { value, win }) =>
    color === 'red' && win < readiness(sight) ? -9 : value + mind.zeal * Math.min(1, HOPE * win),
});

/** Nothing is further away than so many turns. */
const FAR = 30;

function makePlan(sight: Planning): Plan {
  const { world, state, player, mind } = sight;
  const { board } = world;
  const hero = portrait(world, state, player, mind);
  const here = board.index.get(player.space ?? '') ?? 0;
  const open = entrances(sight.game, sight.seat);
  const goals = encouraged([...adventures(sight, hero, tasteOf(mind)), ...towns(sight)]).filter(
    ({ space }) => open[space] !== 0 || space === here,
  );
  const { effort } = waysOf(board);
  const at = new Map(goals.map(({ space, value }) => [space, value]));
  const prey = rivals(sight);
  /** The best goal but for one, with the turns it takes to get there. */
  const next = (from: number, but: number): number => {
    let best = -FAR * mind.tempo;
    const row = effort[from] as Float64Array;
    for (const { space, value } of goals) {
      if (space === but) continue;
      const worth = value - mind.tempo * turnsFor(row[space] as number);
      if (worth > best) best = worth;
    }
    return best;
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
  const dice = world.policies.movementDice(sight.game, sight.seat);
  const idle = (space: number): number => {
    const found = idles[space] as number;
    if (!Number.isNaN(found)) return found;
    const all = landings(board, space, dice);
    let total = 0;
    for (const reached of all) {
      let best = Number.NEGATIVE_INFINITY;
      for (const there of reached) best = Math.max(best, later(there));
      total += best;
    }
    const value = mind.onward * (total / all.length);
    idles[space] = value;
    return value;
  };
  const after = (space: number, value: number | undefined): number =>
    value === undefined ? Number.NEGATIVE_INFINITY : value + mind.onward * Math.max(0, next(space, space));
  const act = (space: number): number => after(space, at.get(space));
  const worths = new Float64Array(count).fill(Number.NaN);
  const worth = (space: number): number => {
    const found = worths[space] as number;
    if (!Number.isNaN(found)) return found;
    const value = Math.max(idle(space), act(space), after(space, prey.get(space)));
    worths[space] = value;
    return value;
  };
  return { worth, idle, act, goals };
}

/** Other Heroes who are worth an attack, by the space where they stand. They will have moved on by the next turn. */
function rivals(sight: Planning): ReadonlyMap<number, number> {
  const prey = new Map<number, number>();
  for (const other of sight.state.players) {
    if (other.seat === sight.seat || other.space === null) continue;
    const worth = duelWorth(sight, other);
    if (worth > 0) prey.set(sight.world.board.index.get(other.space) ?? 0, worth);
  }
  return prey;
}

/* Towns */

/** Gold that is worth a look at the market: from how much on, and up to how much. */
const SMALL_CHANGE = 3;
const A_PURSE = 15;

function towns(sight: Planning): Goal[] {
  const { world, state, game, seat, player, mind } = sight;
  const price = healPrice(game, seat);
  const affordable = price === 0 ? player.wounds : Math.floor(player.gold / price);
  const healed = Math.min(player.wounds, affordable);
  const left = player.gold - healed * price;
  let base =
    Math.max(0, mending(sight, healed) - healed * price) +
    mind.curiosity * Math.max(0, Math.min(A_PURSE, left) - SMALL_CHANGE);
  if (left > 0) base += mind.tired * player.exhaustion;
  for (const ally of player.allies) base += 0.7 * Math.min(ally.wounds, left);
  const offers = world.board.towns.map((_, i) => firstSight(sight, state.stacks[i] ?? []));
  const hopes = offers.map(({ gain }) => gain).sort((a, b) => b - a);
  const least = hopes[THOUGHT_OVER - 1] ?? 0;
  return world.board.towns.flatMap((town, i) => {
    const offer = offers[i] as Offer;
    const value = base + mind.bargain * (offer.gain < least ? offer.gain : thoughtOver(sight, offer));
    return value > 0 ? [{ space: world.board.index.get(town.space) ?? 0, value }] : [];
  });
}

/** So many towns' bargains are thought over; the others are taken for what they look like. */
const THOUGHT_OVER = 2;

interface Offer {
  readonly card: string | null;
  readonly gain: number;
}

/** The card of a stack that looks best. */
function firstSight({ world, state, game, seat, player, mind }: Planning, stack: readonly string[]): Offer {
  let best: Offer = { card: null, gain: 0 };
  for (const card of stack) {
    if (infoOf(world, card).cost > player.gold + 2 || !canBuy(game, seat, card)) continue;
    const gain = worthToBuy(world, state, player, card, mind) - priceOf(game, seat, card);
    if (best.card === null || gain > best.gain) best = { card, gain: Math.max(0, gain) };
  }
  return best;
}

const thoughtOver = ({ world, state, game, seat, player, mind }: Planning, { card }: Offer): number =>
  card === null
    ? 0
    : Math.max(0, worthOfHaving(world, state, player, card, mind) - priceOf(game, seat, card));

/** What it is worth to be rid of so many wounds: how much better the best adventures look, and the next ones. */
export function mending(sight: Planning, healed: number): number {
  if (healed === 0) return 0;
  const { player, mind } = sight;
  const { world, state } = sight;
  const after = { ...player, wounds: player.wounds - healed };
  return (
    mind.wound * healed +
    mind.pain * (brightest(world, state, after, mind) - brightest(world, state, player, mind))
  );
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
