/** Rituals: what it is worth to a player that one is completed, and where to place a token because of it. */
import type { Effect, Modifier, RitualSymbol } from '@wayrune/engine/effects/vocabulary.ts';
import {
  AWAKENING,
  mistsOf,
  type Rite,
  type Token,
  TOKENS,
} from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { slotsOf, symbolIn } from '@wayrune/engine/adventures/mists-of-zanaga/rituals/tokens.ts';
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { Context } from '../../heuristics/context.ts';
import { bestGod, chanceWanted, isDue, isHeralded } from './gods.ts';

/** How much it counts what others get. */
const ENVY = 0.4;

/** The effects that touch a seat: those for all Heroes, for all others, and the rest for the active Hero. */
const touching = (effects: readonly Effect[], isActive: boolean): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do !== 'each') return isActive ? [effect] : [];
    return effect.who === 'heroes' || !isActive ? effect.then : [];
  });

/** What effects do for a player, compared with what they do for the others. */
function effectsWorth(context: Context, source: string, effects: readonly Effect[]): number {
  const { scout, state, seat } = context;
  const worthFor = (of: number): number =>
    scout.effects(context, source, touching(effects, of === state.active), of);
  const others = state.players.filter((player) => player.seat !== seat);
  const theirs = others.reduce((sum, { seat: other }) => sum + worthFor(other), 0);
  return worthFor(seat) - (ENVY * theirs) / Math.max(1, others.length);
}

const mentions = (effects: readonly Effect[], verb: Effect['do']): boolean =>
  JSON.stringify(effects).includes(`"do":"${verb}"`);

/** The Lost City comes to whoever completes the ritual: the victory to one who is ready for the god. */
const CITY_AT_HAND = 25;
const CITY_LOST = -8;

function cityWorth(context: Context, effects: readonly Effect[]): number {
  const { state, seat, player } = context;
  if (!isDue(state) || !mentions(effects, 'place-lost-city')) return 0;
  const { lostCity } = mistsOf(state);
  if (lostCity === player.space) return 0;
  const found = bestGod(context);
  const isReady = found !== null && found.win >= chanceWanted(state);
  if (!isReady) return 0;
  return state.active === seat ? CITY_AT_HAND : CITY_LOST;
}

/** What a ritual does for Heroes as long as it lies there, for the turns that it may still lie. */
const LASTING = 1.5;
const PRICES = new Set(['buy-price', 'heal-price', 'hire-price', 'experience-price']);

function presence(context: Context, card: string): number {
  const { card: printed } = infoOf(context.world, card);
  if (printed.kind !== 'special') return 0;
  const sideOf = ({ stat, for: of }: Modifier): number =>
    (of === 'foes' || of === 'enemy' ? -1 : 1) * (PRICES.has(stat) ? -1 : 1);
  const values = (printed.always ?? []).reduce(
    (sum, one) => sum + (sideOf(one) * roughly(one.amount)) / (one.if === undefined ? 1 : 2),
    0,
  );
  const rules = (printed.rules ?? []).reduce((sum, { rule }) => sum + (rule.startsWith('no-') ? -1 : 1), 0);
  return LASTING * (values + rules);
}

/** What the clock is worth to one who is ahead of the others, or behind, by a level. */
const A_LEVEL_AHEAD = 0.5;
const MOST_AHEAD = 2;
/** What it is worth to awaken a god whom one beats, compared with one whom one does not. */
const BEATABLE = 12;

/** The next ritual beside the sleeping gods: the clock, and, with the last one, which of them awakes. */
function awakening(context: Context, symbol: RitualSymbol | null): number {
  const { world, game, state, seat, scout } = context;
  const { completed, asleep } = mistsOf(state);
  const level = (of: number): number => world.policies.level(game, of);
  const others = state.players.filter((player) => player.seat !== seat);
  const theirs = others.reduce((sum, player) => sum + level(player.seat), 0) / Math.max(1, others.length);
  const ahead = others.length === 0 ? 1 : level(seat) - theirs;
  const clock = Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, A_LEVEL_AHEAD * ahead));
  if (completed.length !== AWAKENING - 1) return clock;
  const symbols = completed.map((card) => symbolIn(world, card));
  const god = asleep.find((one) => isHeralded(world, one, [...symbols, symbol]));
  return clock + (god === undefined ? 0 : BEATABLE * (scout.enemy(context, god, null).win - 0.3));
}

function omenWorth(context: Context, symbol: RitualSymbol | null): number {
  const { world, state } = context;
  const god = mistsOf(state).awake.at(-1);
  if (god === undefined) return awakening(context, symbol);
  const { card } = infoOf(world, god);
  const omens = card.kind === 'special' ? (card.god?.omens ?? []) : [];
  return effectsWorth(context, god, omens.find((omen) => omen.symbol === symbol)?.do ?? []);
}

/** What it is worth that a ritual is completed now. */
export function completionWorth(context: Context, card: string): number {
  const { card: printed } = infoOf(context.world, card);
  const effects = printed.kind === 'special' ? (printed.drawn ?? []) : [];
  return (
    effectsWorth(context, card, effects) +
    cityWorth(context, effects) -
    presence(context, card) +
    omenWorth(context, symbolIn(context.world, card))
  );
}

/** The share of it that a token is worth which does not complete the ritual. */
const A_STEP = 0.35;

export function placeWorth(context: Context, { card, tokens }: Rite): number {
  const left = slotsOf(context.game, card) - tokens.length - 1;
  const worth = completionWorth(context, card);
  return left <= 0 ? worth : (A_STEP * worth) / left;
}

export const riteOf = ({ state }: Context, card: string): Rite =>
  mistsOf(state).rites.find((rite) => rite.card === card) ?? { card, tokens: [] };

/** What it is worth to have a token to place: on whichever ritual suits best. */
export function tokenWorth(context: Context, token: Token): number {
  const { game, state, world } = context;
  const open = mistsOf(state).rites.filter(
    ({ card, tokens }) =>
      tokens.length < slotsOf(game, card) && (token === 'wild' || symbolIn(world, card) === token),
  );
  return open.length === 0 ? 0 : Math.max(...open.map((rite) => placeWorth(context, rite)));
}

/** The same for a token that is drawn from the pool. */
export function meanTokenWorth(context: Context): number {
  const { pool } = mistsOf(context.state);
  let total = 0;
  let count = 0;
  for (const token of TOKENS) {
    if (pool[token] === 0) continue;
    total += pool[token] * tokenWorth(context, token);
    count += pool[token];
  }
  return count === 0 ? 0 : total / count;
}
