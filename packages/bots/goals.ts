/** Places on the map that are worth going to, and what every place is worth because of them. */
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/board.ts';
import { isForfeited } from '@wayrune/engine/rules/adventure.ts';
import { canBuy, priceOf } from '@wayrune/engine/rules/market.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import { worthOfCard } from './goods.ts';
import { type Outlook, outlook, outlookOn, type Portrait, portrait } from './outlook.ts';
import { T } from './tune.ts';
import type { Sight } from './sight.ts';
import { turnsFor, waysOf } from './travel.ts';

export interface Goal {
  /** By its index on the board. */
  readonly space: number;
  /** What it is worth to be there, in gold. */
  readonly value: number;
}

/** More goals than this are too far away to matter. */
const MOST_GOALS = 14;

/** All goals, best first as seen from where the Hero stands. */
export function goalsOf(sight: Sight): Goal[] {
  const hero = portrait(sight.world, sight.state, sight.player);
  const goals = [...adventures(sight, hero), ...towns(sight, hero)].filter((goal) => goal.value > 0);
  const { board } = sight.world;
  const here = board.index.get(sight.player.space ?? '') ?? 0;
  const seen = (goal: Goal): number =>
    goal.value * T.PATIENCE ** turnsFor(waysOf(board).effort[here]?.[goal.space] ?? 0);
  return goals
    .map((goal) => ({ goal, seen: seen(goal) }))
    .sort((a, b) => b.seen - a.seen)
    .slice(0, MOST_GOALS)
    .map(({ goal }) => goal);
}

function adventures(sight: Sight, hero: Portrait): Goal[] {
  const { world, state, game, seat } = sight;
  const { board } = world;
  const waiting = new Map(
    state.track.flatMap((entry) => (entry === null ? [] : [[entry.space, entry.card]])),
  );
  const byColor = new Map<Color, number>();
  const goals: Goal[] = [];
  board.jewels.forEach((space, i) => {
    const color = board.space[space]?.jewel?.color;
    const card = waiting.get(space);
    if (color === undefined || card !== undefined || state.counters[i] !== 1) return;
    let value = byColor.get(color);
    if (value === undefined) {
      const deck = state.decks[color];
      const open = deck !== undefined && deckSize(deck) > 0 && !isForfeited(game, seat, color);
      value = open ? appeal(outlook(world, state, hero, color)) : 0;
      byColor.set(color, value);
    }
    goals.push({ space: board.index.get(space) ?? 0, value });
  });
  for (const [space, card] of waiting) {
    const value = appeal(outlookAt(sight, hero, space, card));
    goals.push({ space: board.index.get(space) ?? 0, value });
  }
  return goals;
}

const appeal = ({ value }: Outlook): number => value;

function outlookAt({ world, state }: Sight, hero: Portrait, space: string, card: string): Outlook {
  const at = world.board.jewels.indexOf(space);
  const color = state.counters[at] === 1 ? (world.board.space[space]?.jewel?.color ?? null) : null;
  return outlookOn(world, hero, card, color);
}

/** What attempting the adventure of a space promises, or null if none is there. */
export function outlookHere(sight: Sight): Outlook | null {
  const { world, state, player } = sight;
  const hero = portrait(world, state, player);
  const space = player.space ?? '';
  const entry = state.track.find((undefeated) => undefeated?.space === space);
  if (entry) return outlookAt(sight, hero, space, entry.card);
  const color = world.board.space[space]?.jewel?.color;
  return color === undefined ? null : outlook(world, state, hero, color);
}

/** Healing, and the best thing that can be bought. */
function towns(sight: Sight, hero: Portrait): Goal[] {
  const { world, state, game, seat, player } = sight;
  if (player.gold === 0) return [];
  const healing = T.HEALMODE === 1 ? healingGain(sight, hero) : healingWorth(sight);
  const fresh = player.gold >= 4 ? 0.8 : 0;
  return world.board.towns.map((town, i) => {
    let bargain = 0;
    for (const card of state.stacks[i] ?? []) {
      if (!canBuy(game, seat, card)) continue;
      bargain = Math.max(bargain, worthOfCard(world, player, card) - priceOf(game, seat, card));
    }
    return { space: world.board.index.get(town.space) ?? 0, value: healing + T.BUYK * bargain + fresh };
  });
}

/** A wound matters more the fewer are left. */
export const woundWorth = (wounds: number, life: number): number => 1 + (2.5 * wounds) / life;

function healingWorth({ game, seat, player }: Sight): number {
  let coins = player.gold;
  let worth = 0;
  const life = lifeOf(game, seat, 'hero');
  for (let wounds = player.wounds; wounds > 0 && coins > 0; wounds--, coins--)
    worth += woundWorth(wounds, life);
  for (const ally of player.allies) {
    const healed = Math.min(coins, ally.wounds);
    worth += healed;
    coins -= healed;
  }
  return worth + (player.exhaustion > 0 && coins > 0 ? 0.4 * player.exhaustion : 0);
}

/** What it is worth to stand on a space at the end of movement: the goal there, or the best one from there. */
export function prospect(sight: Sight, goals: readonly Goal[], space: number): number {
  const effort = waysOf(sight.world.board).effort[space];
  let most = 0;
  for (const goal of goals) {
    const worth =
      goal.space === space
        ? goal.value
        : goal.value * T.PATIENCE ** (1 + turnsFor(effort?.[goal.space] ?? Number.POSITIVE_INFINITY));
    if (worth > most) most = worth;
  }
  return most;
}

/** How much better adventures look to a Hero who has been healed. */
function healingGain(sight: Sight, hero: Portrait): number {
  const { world, state, player } = sight;
  const { wounds, exhaustion, gold, allies } = player;
  const healed = Math.min(wounds, gold);
  const left = gold - healed;
  let worth = exhaustion > 0 && left > 0 ? 0.4 * exhaustion : 0;
  for (const ally of allies) worth += 0.7 * Math.min(ally.wounds, left);
  if (healed === 0) return worth;
  const after = portrait(world, state, { ...player, wounds: wounds - healed });
  const bestOf = (one: Portrait): number =>
    Math.max(0, ...COLORS.map((color) => outlook(world, state, one, color).value));
  return worth + T.HEALK * (bestOf(after) - bestOf(hero));
}
