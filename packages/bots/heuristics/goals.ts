/** Places on the map that are worth going to, and what every place is worth because of them. */
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { isForfeited } from '@wayrune/engine/rules/turn/adventure.ts';
import type { Board, Color, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { canBuy, priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { bonusOf, isGoalDeck } from '../aims/worth.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { waresOf } from '../value/forms.ts';
import { memoize } from '../memo.ts';
import { outlook, outlookOn } from '../fights/outlook.ts';
import { type Outlook, type HeroProfile, profileOf } from '../fights/hero-profile.ts';
import type { Context } from './context.ts';
import { rollWorth } from '../plan/roll-worth.ts';
import { entrances, turnsFor, waysOf } from '../plan/travel.ts';

export interface Goal {
  /** By its index on the board. */
  readonly space: number;
  /** What it is worth to be there, in gold. */
  readonly value: number;
}

/** What is left of a worth that is a turn away. */
const PATIENCE = 0.5;
/** More goals than this are too far away to matter. */
const MOST_GOALS = 14;

const patiences = new WeakMap<Board, readonly Float64Array[]>();

/** What is left of a worth for the way from each space to each. */
const patienceOn = (board: Board): readonly Float64Array[] =>
  memoize(patiences, board, () =>
    waysOf(board).effort.map((row) => row.map((effort) => PATIENCE ** turnsFor(effort))),
  );

/** All goals, best first as seen from where the Hero stands. */
export function goalsOf(context: Context): Goal[] {
  const { world, state, player, weights } = context;
  const hero = profileOf(world, state, player, weights);
  const here = world.board.index.get(player.space ?? '') ?? 0;
  const patience = patienceOn(landOf(context.game))[here];
  const open = entrances(context.game, context.seat);
  return encouraged([...adventures(context, hero, greedily), ...towns(context, hero), ...placesOf(context)])
    .filter(({ value, space }) => value > 0 && (open[space] !== 0 || space === here))
    .map((goal) => ({ goal, seen: goal.value * (patience?.[goal.space] ?? 0) }))
    .sort((a, b) => b.seen - a.seen)
    .slice(0, MOST_GOALS)
    .map(({ goal }) => goal);
}

/** What so many dice are worth to one who takes the best space that they lead to. */
export function roamWorth(context: Context, dice: number): number {
  const goals = goalsOf(context);
  const worths = new Map<number, number>();
  const worth = (space: number): number => memoize(worths, space, () => prospect(context, goals, space));
  return rollWorth(context, worth, dice);
}

/** Somebody for whom all looks bleak, such as one who is wounded and has no gold, still has to try something. */
export function encouraged(goals: readonly Goal[]): readonly Goal[] {
  const most = goals.reduce((value, goal) => Math.max(value, goal.value), Number.NEGATIVE_INFINITY);
  return most > 0 ? goals : goals.map(({ space, value }) => ({ space, value: value - most + IDLE }));
}

/** What it is worth to stand on a space at the end of movement: the goal there, or the best one from there. */
export function prospect(context: Context, goals: readonly Goal[], space: number): number {
  const patience = patienceOn(landOf(context.game))[space];
  let most = 0;
  let isGoal = false;
  for (const goal of goals) {
    if (goal.space === space) isGoal = true;
    const left = goal.space === space ? 1 : PATIENCE * (patience?.[goal.space] ?? 0);
    most = Math.max(most, goal.value * left);
  }
  return isGoal ? most : most + lingerAt(context, space);
}

const lingers = new WeakMap<Context, (space: SpaceId) => number>();

/** What comes of stopping on a space with nothing to do there. */
function lingerAt(context: Context, space: number): number {
  const { aim, world } = context;
  if (aim.linger === undefined) return 0;
  return memoize(
    lingers,
    context,
    () => aim.linger?.(context) ?? (() => 0),
  )(world.board.spaces[space]?.id ?? '');
}

/* Adventures */

/** How adventures are looked at: what the next card of a color promises, and how much that appeals. */
export interface Taste {
  readonly promise: (context: Context, hero: HeroProfile, color: Color) => Outlook;
  readonly known: (context: Context, hero: HeroProfile, card: string, counter: Color | null) => Outlook;
  readonly appeal: (context: Context, color: string, promise: Outlook) => number;
}

export function adventures(context: Context, hero: HeroProfile, { promise, known, appeal }: Taste): Goal[] {
  const { world, state } = context;
  const { board } = world;
  const waiting = new Map<SpaceId, string>();
  for (const entry of state.track) if (entry !== null) waiting.set(entry.space, entry.card);
  const promised = new Map<Color, number>();
  const valued = (deck: string, seen: Outlook): number =>
    appeal(context, deck, seen) + seen.win * bonusOf(context, deck);
  const goals: Goal[] = [];
  board.jewels.forEach((id, i) => {
    const color = board.space[id]?.jewel?.color;
    if (color === undefined || state.counters[i] !== 1 || waiting.has(id) || !isOpen(context, color)) return;
    let value = promised.get(color);
    if (value === undefined) {
      value = valued(color, promise(context, hero, color));
      promised.set(color, value);
    }
    goals.push({ space: board.index.get(id) ?? 0, value });
  });
  for (const [id, card] of waiting) {
    const value = valued(infoOf(world, card).color ?? '', known(context, hero, card, counterOn(context, id)));
    goals.push({ space: board.index.get(id) ?? 0, value });
  }
  return goals;
}

function isOpen({ world, state, game, seat }: Context, color: Color): boolean {
  const deck = state.decks[color];
  if (deck === undefined || isForfeited(game, seat, color)) return false;
  return deckSize(deck) > 0 || world.policies.refillOf(state, color).length > 0;
}

function counterOn({ world, state }: Context, space: SpaceId): Color | null {
  const lies = state.counters[world.board.jewels.indexOf(space)] === 1;
  return lies ? (world.board.space[space]?.jewel?.color ?? null) : null;
}

/** A turn in which nothing is done is lost: what is a little worse than nothing is better than that. */
const IDLE = 1;
/** The goal is for those who are ready; and as time goes on, for those who are less so. */
const TOO_SOON = 4;

const greedily: Taste = {
  promise: ({ world, state }, hero, color) => outlook(world, state, hero, color),
  known: ({ world }, hero, card, counter) => outlookOn(world, hero, card, counter),
  appeal: (context, color, { value, win }) =>
    isGoalDeck(context.aim, color) && win < readiness(context) ? Math.min(0, value) - TOO_SOON : value + IDLE,
};

export const readiness = ({ state, weights }: Context): number =>
  weights.ready - weights.impatience * Math.max(0, state.round - weights.impatientFrom);

/** What it is worth to attempt the adventure of the space where the Hero stands; below zero if it is better not to. */
export function attemptWorth(context: Context): number {
  const here = context.world.board.index.get(context.player.space ?? '');
  const goals = encouraged(
    adventures(context, profileOf(context.world, context.state, context.player, context.weights), greedily),
  );
  return goals.find((goal) => goal.space === here)?.value ?? -1;
}

/** Places that matter in this adventure alone. */
export const placesOf = (context: Context): Goal[] =>
  (context.aim.places?.(context) ?? []).map(({ space, value }) => ({
    space: context.world.board.index.get(space) ?? 0,
    value,
  }));

/* Towns */

/** Gold that is worth a look at the market, and what the look is worth. */
const A_PURSE = 4;
const CURIOSITY = 0.2;
/** The share of a bargain that is still there on arrival. */
const BARGAIN = 0.8;

function towns(context: Context, hero: HeroProfile): Goal[] {
  const { world, state, game, seat, player } = context;
  if (player.gold === 0) return [];
  const base = healingWorth(context, hero) + (player.gold >= A_PURSE ? CURIOSITY : 0);
  return marketsIn(landOf(game)).map(({ space, stack }) => {
    let bargain = 0;
    for (const card of waresOf(world, state.stacks[stack] ?? [])) {
      if (infoOf(world, card).cost > player.gold + 2) continue;
      const gain = worthOfCard(world, player, card) - priceOf(game, seat, card);
      if (gain > bargain && canBuy(game, seat, card)) bargain = gain;
    }
    return { space: world.board.index.get(space) ?? 0, value: base + BARGAIN * bargain };
  });
}

/** Fights for which a healed Hero will be better off. */
const FIGHTS_AHEAD = 2;

/** How much better adventures look to a Hero who has been healed. */
function healingWorth({ world, state, player, aim, weights }: Context, hero: HeroProfile): number {
  const { wounds, exhaustion, gold, allies } = player;
  const healed = Math.min(wounds, gold);
  const left = gold - healed;
  let worth = left > 0 ? 0.4 * exhaustion : 0;
  for (const ally of allies) worth += 0.7 * Math.min(ally.wounds, left);
  if (healed === 0) return worth;
  const after = profileOf(world, state, { ...player, wounds: wounds - healed }, weights);
  const value = (one: HeroProfile, deck: string): number => outlook(world, state, one, deck).value;
  const [first, ...others] = aim.decks.map(({ deck }) => deck);
  if (first === undefined) return worth;
  const sought = others.reduce((best, deck) => (value(hero, deck) > value(hero, best) ? deck : best), first);
  return worth + FIGHTS_AHEAD * Math.max(0, value(after, sought) - Math.max(0, value(hero, sought)));
}
