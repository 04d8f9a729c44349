/** What draws a Hero to a place, in words. */
import { COUNTER_VALUE } from '@wayrune/engine/rules/turn/counters.ts';
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { Color, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { atPlace, cardName, many, placeName } from '@wayrune/engine/text/names.ts';
import { challengeOdds, deckOdds } from '../odds/index.ts';
import type { ChanceToWin } from '../aims/aim.ts';
import type { Context } from '../heuristics/context.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import { isTrap } from '../fights/traps.ts';
import { isTrophy } from '../aims/worth.ts';
import { listed, points } from './phrases.ts';

/** "the yellow adventure in the Clinkers: 71% to win, about 4 gold and 2 experience"; null where there is nothing. */
export function placeReason(context: Context, space: SpaceId): string | null {
  const own = context.aim.placeReason?.(context, space, chanceIn(context)) ?? null;
  if (own !== null) return own;
  const place = adventureAt(context, space);
  if (place === null) return townReason(context, space);
  const { win, spoils } = promiseOf(context, place);
  return `${titleOf(context, place)}: ${percent(win)} to ${aimThere(context, place)}, ${spoils}`;
}

/** Chances as people are shown them. */
export const chanceIn =
  ({ world, state, seat }: Context): ChanceToWin =>
  (card, terms) =>
    challengeOdds(world, state, seat, card, terms === undefined ? {} : { terms }).win;

/** What there is to do with what waits there: a trap is overcome, all else is won. */
export const aimThere = ({ world }: Context, { card }: Place): string =>
  card !== null && isTrap(world, card) ? 'overcome it' : 'win';

interface Spot {
  readonly space: SpaceId;
}
/** A counter, for which a card is drawn. */
interface CounterPlace extends Spot {
  readonly color: Color;
  readonly card: null;
}
/** A Challenge that waits, with the counter for which it was drawn if that still lies there. */
interface ChallengePlace extends Spot {
  readonly color: Color | null;
  readonly card: string;
}
type Place = CounterPlace | ChallengePlace;

export function adventureAt({ world, state }: Context, space: SpaceId): Place | null {
  const at = world.board.jewels.indexOf(space);
  const color = state.counters[at] === 1 ? (world.board.space[space]?.jewel?.color ?? null) : null;
  const card = state.track.find((entry) => entry?.space === space)?.card ?? null;
  if (card !== null) return { space, color, card };
  return color === null ? null : { space, color, card };
}

function titleOf({ world, game, naming }: Context, { space, color, card }: Place): string {
  if (card !== null) return `${cardName(world, card)} ${atPlace(game, space, naming)}`;
  return `the ${color} adventure ${atPlace(game, space, naming)}`;
}

/** The chance to win there, the same that people are shown when they stand there, and what is won. */
export function promiseOf(context: Context, place: Place): { win: number; spoils: string } {
  const { world, state, seat } = context;
  if (place.card !== null) {
    const { win } = challengeOdds(world, state, seat, place.card);
    return { win, spoils: spoilsOf(context, [place.card], place.color) };
  }
  const { win } = deckOdds(world, state, seat, place.color);
  return { win, spoils: spoilsOf(context, foesOf(context, place.color), place.color) };
}

const foesOf = ({ world, state }: Context, color: Color): readonly string[] => {
  const { top = [], bag = [], bottom = [] } = state.decks[color] ?? {};
  return [...top, ...bag, ...(bag.length === 0 ? bottom : [])].filter(
    (card) => infoOf(world, card).card.kind === 'challenge',
  );
};

function spoilsOf({ world, aim }: Context, foes: readonly string[], color: Color | null): string {
  const rewards = foes.map((foe) => {
    const { card } = infoOf(world, foe);
    return card.kind === 'challenge' ? (card.reward ?? []) : [];
  });
  const gold = Math.round(rewards.reduce((sum, list) => sum + goldIn(list), 0) / Math.max(1, foes.length));
  const wins = rewards.some((list) => list.some((effect) => effect.do === 'win'));
  const trophy = foes.some((foe) => isTrophy(aim, infoOf(world, foe))) ? aim.trophies?.name : undefined;
  const things = [
    ...(gold > 0 ? [`about ${many(gold, 'gold', 'gold')}`] : []),
    ...(color === null ? [] : [points(COUNTER_VALUE[color])]),
    ...(trophy === undefined ? [] : [trophy]),
    ...(wins ? [foes.length === 1 ? 'the game' : 'perhaps the game'] : []),
  ];
  return things.length === 0 ? 'little to gain' : listed(things);
}

const goldIn = (list: readonly Effect[]): number =>
  list.reduce((sum, effect) => sum + (effect.do === 'gain-gold' ? roughly(effect.amount) : 0), 0);

function townReason({ game, player, naming }: Context, space: SpaceId): string | null {
  if (siteAt(game, space).market < 0) return null;
  const hurt = player.wounds + player.allies.reduce((sum, ally) => sum + ally.wounds, 0);
  const name = placeName(game, space, naming);
  if (player.gold === 0) return name;
  const heal = hurt === 0 ? '' : `heal ${hurt === 1 ? 'a wound' : 'your wounds'}, `;
  return `${name}: ${heal}spend your ${player.gold} gold`;
}
