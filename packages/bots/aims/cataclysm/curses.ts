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
import { curseOf, infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Context } from '../../heuristics/context.ts';
import type { AimPlace } from '../aim.ts';
import { hasFight, priced } from '../priced.ts';

/** A victory point; a town of one's own, the first of which victory needs; what its market is worth to all later. */
const POINT = 9;
const FIRST_TOWN = 14;
const A_MARKET = 4;

/** What it is worth to claim a Curse card: points, experience, gold, and the ability on its back. */
export function claimWorth(context: Context, card: string): number {
  const { world, game, seat, state, weights, scout } = context;
  const level = curseOf(infoOf(world, card))?.level ?? 1;
  const freed = townsFreedBy(state, seat);
  if (pointsOf(game, seat) + level >= goalOf(state) && (freed > 0 || level === 3)) return weights.victory;
  const town = level === 3 ? A_MARKET + (freed === 0 ? FIRST_TOWN : 0) : 0;
  return level * (POINT + weights.point + 1) + Math.max(0, scout.words(context, card)) + town;
}

/** The chance that effects come to what they are tried for: what it adds for each gold that it is worth. */
export function chanceOf(
  context: Context,
  card: string,
  effects: readonly Effect[],
  verb: 'claim' | 'progress',
): number {
  const worth = (gold: number): number =>
    context.scout.effects(context, card, priced(effects, verb, gold), context.seat);
  const sure = (worth(1000) - worth(900)) / 100;
  const fight = hasFight(effects) ? context.scout.enemy(context, card, null).win : 0;
  return Math.max(0, Math.min(1, Math.max(sure, fight)));
}

/** Effects that may come to something worth so much; a fight in them counts by its odds and what it costs. */
export function attemptOf(
  context: Context,
  card: string,
  effects: readonly Effect[],
  verb: 'claim' | 'progress',
  gain: number,
): number {
  const told = context.scout.effects(context, card, priced(effects, verb, Math.round(gain)), context.seat);
  if (!hasFight(effects)) return told;
  const { win, value } = context.scout.enemy(context, card, null);
  return Math.max(told, win * gain + Math.min(0, value));
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
const SURE_ENOUGH = 0.42;
const LATE = 30;
const SINKS = 0.008;
const DESPERATE = 0.15;

const chanceWanted = ({ round }: State): number =>
  Math.max(DESPERATE, SURE_ENOUGH - SINKS * Math.max(0, round - LATE));

export const sourceChance = (context: Context, card: string): number =>
  context.scout.rehearse(context, card).win;

/** The source of a curse: below zero for whoever is not ready. */
export function sourceWorth(context: Context, card: string): number {
  const { win, value } = context.scout.rehearse(context, card);
  const wins = claimWorth(context, card);
  if (win < chanceWanted(context.state)) return -1;
  return win * wins + Math.min(0, value);
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
