/** Curse cards: what a claim is worth, and what may come of trying for one. */
import {
  curseAt,
  findCataclysm,
  goalOf,
  hasClaimed,
  pointsOf,
  townsFreedBy,
} from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { CURSES, type Curse, type Effect } from '@wayrune/engine/effects/vocabulary.ts';
import { type CardInfo, curseOf, infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Outlook } from '../../fights/hero-profile.ts';
import type { Context } from '../../heuristics/context.ts';
import type { Weights } from '../../value/weights.ts';
import type { AimPlace } from '../aim.ts';
import { hasFight, payable, priced } from '../priced.ts';

/** A victory point; a town of one's own, the first of which victory needs; what its market is worth to all later. */
const POINT = 9;
const FIRST_TOWN = 14;
const A_MARKET = 4;
/** What a quest mostly asks for. */
const STEPS = 3;

/** What the enemy of a Curse card is fought for: all that a claim brings for certain. */
export function prizeOfCurse(card: CardInfo, { point }: Weights): number | null {
  const curse = curseOf(card);
  if (curse === null) return null;
  const points = curse.level * (POINT + point + 1);
  if (curse.level === 3) return points + A_MARKET + FIRST_TOWN;
  // Whoever fights for a quest comes one step of several further.
  return curse.level === 2 ? points / STEPS : points;
}

/** What it is worth to claim a Curse card: points, experience, gold, and the ability on its back. */
export function claimWorth(context: Context, card: string): number {
  const { world, game, seat, state, weights, scout } = context;
  const level = curseOf(infoOf(world, card))?.level ?? 1;
  const freed = townsFreedBy(state, seat);
  if (pointsOf(game, seat) + level >= goalOf(state) && (freed > 0 || level === 3)) return weights.victory;
  const town = level === 3 ? A_MARKET + (freed === 0 ? FIRST_TOWN : 0) : 0;
  return level * (POINT + weights.point + 1) + Math.max(0, scout.words(context, card)) + town;
}

/** A fight, where beating the enemy is worth something else than what such fights are about. */
function fightFor({ world, weights }: Context, card: string, gain: number, { win, value }: Outlook): number {
  return value + win * (gain - (prizeOfCurse(infoOf(world, card), weights) ?? 0));
}

/** Effects that may come to something worth so much; a fight in them counts by its odds and what it costs. */
export function attemptOf(
  context: Context,
  card: string,
  effects: readonly Effect[],
  verb: 'claim' | 'progress',
  gain: number,
): number {
  const open = payable(context.player, effects);
  const told = context.scout.effects(context, card, priced(open, verb, Math.round(gain)), context.seat);
  if (!hasFight(effects)) return told;
  return Math.max(told, fightFor(context, card, gain, context.scout.enemy(context, card, null)));
}

/** A level I that is drawn at random: the mean of those that are left. */
export function drawWorth(context: Context, curse: Curse): number {
  const one = findCataclysm(context.state)?.curses[curse].one ?? [];
  const worths = one.map((card) => {
    const trial = curseOf(infoOf(context.world, card))?.trial ?? [];
    return attemptOf(context, card, trial, 'claim', claimWorth(context, card));
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

/** The least chance with which a source is faced; it sinks as time goes on. */
const SURE_ENOUGH = 0.3;
const LATE = 30;
const SINKS = 0.004;
const DESPERATE = 0.2;

const chanceWanted = ({ round }: State): number =>
  Math.max(DESPERATE, SURE_ENOUGH - SINKS * Math.max(0, round - LATE));

export const sourceChance = (context: Context, card: string): number =>
  context.scout.rehearse(context, card).win;

/** The source of a curse: below zero for whoever is not ready. */
export function sourceWorth(context: Context, card: string): number {
  const seen = context.scout.rehearse(context, card);
  if (seen.win < chanceWanted(context.state)) return -1;
  return fightFor(context, card, claimWorth(context, card), seen);
}

/** What may be tried in the town of a curse. */
function townWorth(context: Context, curse: Curse): number {
  const { game, seat, state } = context;
  const cards = findCataclysm(state)?.curses[curse];
  if (cards === undefined) return 0;
  const hasOne = hasClaimed(game, seat, curse, 1);
  const draw = cards.one.length > 0 && !hasOne ? drawWorth(context, curse) : 0;
  const isWorthy = hasOne || hasClaimed(game, seat, curse, 2);
  const source = cards.three !== null && isWorthy ? sourceWorth(context, cards.three) : 0;
  return Math.max(draw, source);
}

/** Cursed towns in which there is something to gain. */
export function cursedTowns(context: Context): AimPlace[] {
  const { game, world } = context;
  const worths = new Map<Curse, number>();
  return world.board.towns.flatMap(({ space }) => {
    const curse = space === null ? null : curseAt(game, space);
    if (space === null || curse === null) return [];
    const value = worths.get(curse) ?? townWorth(context, curse);
    worths.set(curse, value);
    return value > 0 ? [{ space, value }] : [];
  });
}

/** The sources that still stand: what strength is for. */
export function sourcesAhead(state: State): readonly string[] {
  const found = findCataclysm(state);
  return found === null ? [] : CURSES.flatMap((curse) => found.curses[curse].three ?? []);
}
