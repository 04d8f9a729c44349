/** Trade on the road: how many dice to put aside for it, where to roll them, and what to use a match for. */
import type { TradingFrame } from '@wayrune/engine/adventures/cataclysm/trading.ts';
import type { Terrain } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { type Context, detail } from '../../heuristics/context.ts';
import { waysOf } from '../../plan/travel.ts';
import { cursedTowns } from './curses.ts';
import { journeys } from './journeys.ts';

/** The share of sides that match: all of them in a free town. */
function matchRate({ game }: Context, space: SpaceId): number {
  const { terrain, town } = siteAt(game, space);
  if (terrain === 'town') return town >= 0 ? 1 : 0;
  return FACES.filter((face) => face.includes(terrain as Terrain)).length / FACES.length;
}

/** What a look at so many wares is worth for each gold in the purse, up to a limit. */
const BARGAIN = 0.22;
const PURSE = 14;
const MISSED = 0.72;

const waresWorth = ({ player }: Context, dice: number): number =>
  BARGAIN * Math.min(PURSE, player.gold) * (1 - MISSED ** dice) * (player.gold < 3 ? 0.3 : 1);

/** Healing within the limit of the pool. */
const healingWorth = (context: Context, dice: number): number =>
  context.mend(Math.min(dice, context.player.gold, context.player.wounds));

/** What a trading pool may bring: the better service for the first match, the other for the second. */
function tradeWorth(context: Context, dice: number, rate: number): number {
  const services = [waresWorth(context, dice), healingWorth(context, dice)].sort((a, b) => b - a);
  const [first = 0, second = 0] = services;
  const none = (1 - rate) ** dice;
  const one = dice * rate * (1 - rate) ** (dice - 1);
  return (1 - none) * first + Math.max(0, 1 - none - one) * second;
}

/** A goal that is not reached this turn is worth less for each turn it is away, and dice are not all of use. */
const A_TURN = 0.7;
const DICE_A_TURN = 3.8;
/** What all else that travel may lead to is worth: adventures are everywhere. */
const ADVENTURE = 5;
const NEAR = 2.5;

/** What so many travel dice are worth: the best place, by how far it is. */
function travelWorth(context: Context, dice: number): number {
  const land = landOf(context.game);
  const from = waysOf(land).effort[land.index.get(context.player.space ?? '') ?? 0];
  const turns = (effort: number): number => Math.max(0, (effort - 0.76 * dice) / DICE_A_TURN);
  let most = ADVENTURE * A_TURN ** turns(NEAR);
  for (const { space, value } of [...cursedTowns(context), ...journeys(context)]) {
    const effort = from?.[land.index.get(space) ?? 0] ?? Number.POSITIVE_INFINITY;
    most = Math.max(most, value * A_TURN ** turns(effort));
  }
  return most;
}

/** The best terrain near: the dice are rolled where they match best. */
function bestRate(context: Context): number {
  const here = context.player.space ?? '';
  const around = landOf(context.game).space[here]?.neighbors ?? [];
  return Math.max(matchRate(context, here), ...around.map((space) => matchRate(context, space)));
}

/** How good a split of the dice is. */
export function poolWorth(context: Context, option: string): number {
  if (!option.startsWith('pool:')) return Number.NEGATIVE_INFINITY;
  const all = context.options.filter((one) => one.startsWith('pool:')).length - 1;
  const trading = Number(detail(option));
  const rate = trading === all ? matchRate(context, context.player.space ?? '') : bestRate(context);
  return travelWorth(context, all - trading) + (trading === 0 ? 0 : tradeWorth(context, trading, rate));
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
