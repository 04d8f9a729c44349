/** Trade on the road: how many dice to put aside for it, where to roll them, and what to use a match for. */
import {
  matches,
  type TradingFrame,
  type WaresFrame,
} from '@wayrune/engine/adventures/cataclysm/road/trading.ts';
import type { Terrain } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { type Context, detail } from '../../heuristics/context.ts';

/** The share of sides that match: all of them in a free town. */
function matchRate({ game }: Context, space: SpaceId): number {
  const { terrain, town } = siteAt(game, space);
  if (terrain === 'town') return town >= 0 ? 1 : 0;
  return FACES.filter((face) => face.includes(terrain as Terrain)).length / FACES.length;
}

/** What a look at so many wares is worth for each gold in the purse, up to a limit: one of them will be of use. */
const BARGAIN = 0.3;
const PURSE = 40;
const MISSED = 0.8;
/** Less than this buys nothing that helps. */
const SMALL_CHANGE = 3;

const waresWorth = ({ player: { gold } }: Context, wares: number): number =>
  BARGAIN * Math.max(0, Math.min(PURSE, gold) - SMALL_CHANGE) * (1 - MISSED ** wares);

/** Healing within the limit of the pool. */
const healingWorth = (context: Context, dice: number): number =>
  context.mend(Math.min(dice, context.player.gold, context.player.wounds));

/** What so many matches of a pool are worth: each brings as many wares as there are dice, one of them healing. */
const matchesWorth = (context: Context, dice: number, count: number): number =>
  count === 0
    ? 0
    : Math.max(
        waresWorth(context, count * dice),
        healingWorth(context, dice) + waresWorth(context, (count - 1) * dice),
      );

/** What a trading pool may bring, by the chance that each die matches. */
function tradeWorth(context: Context, dice: number, rate: number): number {
  let worth = 0;
  let ways = 1;
  for (let count = 0; count <= dice; count++) {
    worth += ways * rate ** count * (1 - rate) ** (dice - count) * matchesWorth(context, dice, count);
    ways = (ways * (dice - count)) / (count + 1);
  }
  return worth;
}

/** The best terrain near: the dice are rolled where they match best. */
function bestRate(context: Context): number {
  const here = context.player.space ?? '';
  const around = landOf(context.game).space[here]?.neighbors ?? [];
  return Math.max(matchRate(context, here), ...around.map((space) => matchRate(context, space)));
}

/** What a split of so many dice is worth, by how many of them are for trade. */
function splitWorth(context: Context, all: number, trading: number): number {
  const travel = context.roam(all - trading);
  if (trading === 0) return travel;
  const rate = trading === all ? matchRate(context, context.player.space ?? '') : bestRate(context);
  return travel + tradeWorth(context, trading, rate);
}

/** How good a split of the dice is. */
export function poolWorth(context: Context, option: string): number {
  if (!option.startsWith('pool:')) return Number.NEGATIVE_INFINITY;
  const all = context.options.filter((one) => one.startsWith('pool:')).length - 1;
  return splitWorth(context, all, Number(detail(option)));
}

/** What the best split brings besides the way on which all dice lead. */
export function tradeBesides(context: Context, dice: number): number {
  let most = 0;
  const travel = context.roam(dice);
  for (let trading = 1; trading <= dice; trading++)
    most = Math.max(most, splitWorth(context, dice, trading) - travel);
  return most;
}

/** Above nothing where the trading dice should be rolled: here, unless the next step leads to better ground. */
export function rollHere(context: Context): number {
  const here = matchRate(context, context.player.space ?? '');
  const ahead = context.options
    .filter((option) => option.startsWith('step:'))
    .map((option) => matchRate(context, option.split(':')[1] ?? ''));
  const movement = nearest(context.game, 'movement') as TradingFrame | null;
  const isLast = (movement?.dice.length ?? 0) === 0;
  return here > 0 && (isLast || here >= 0.5 || here >= Math.max(0, ...ahead)) ? 1 : 0;
}

/** What to use a match for; selling is no use without something to buy. */
export function serviceWorth(context: Context, option: string): number {
  const movement = nearest(context.game, 'movement') as TradingFrame | null;
  const pool = movement?.pool ?? 1;
  if (option === 'wares') return waresWorth(context, pool);
  if (option === 'healing') return healingWorth(context, pool);
  if (option === 'done') return LEAST;
  return option.startsWith('use:') ? context.scout.use(context, option) : -1;
}
const LEAST = 0.2;

/** The wares of a caravan. */
export function caravan({ game }: Context): readonly string[] | null {
  return (nearest(game, 'wares') as WaresFrame | null)?.cards ?? null;
}

/** A trading die that does not match is turned to a side that does, or rolled again; what matches is left alone. */
export function changedDie(context: Context, option: string): number {
  const { game, seat, player } = context;
  const [from = '', to = ''] = detail(option).slice(1).split('>');
  const pool = (nearest(game, 'movement') as TradingFrame | null)?.pool ?? 1;
  const service = Math.max(waresWorth(context, pool), healingWorth(context, pool));
  const now = matches(game, seat, Number(from)) ? 1 : 0;
  const then = to === '' ? matchRate(context, player.space ?? '') : matches(game, seat, Number(to)) ? 1 : 0;
  return service * (then - now) - CHANGED;
}
/** Nobody changes a die for nothing. */
const CHANGED = 0.05;
