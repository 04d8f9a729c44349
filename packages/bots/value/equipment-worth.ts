/** How a Hero who plans looks at their future: the best adventure there is for them, and what a card would change in that. */
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { worthsOfCard } from './card-worth.ts';
import { promiseOfRitual } from './ritual-worth.ts';
import type { PlanWeights } from './weights.ts';
import type { AimDeck } from '../aims/aim.ts';
import { goalDecks } from '../aims/worth.ts';
import { profileOf } from '../fights/hero-profile.ts';
import { colorOf } from '../fights/prize.ts';
import { withCard, worthToBuy } from './purchase-worth.ts';
import { forecast, lifeShareDealt } from '../fights/monte-carlo.ts';

/** Whether such cards can be met: a counter for them lies on the board, and the player has not given it up for Life. */
function isOnBoard(world: World, state: State, player: Player, { deck, enemies }: AimDeck): boolean {
  const { board } = world;
  const { counters, decks } = state;
  if (enemies !== undefined) return enemies(world, state).length > 0;
  const color = colorOf(deck);
  if (color === null) return (decks[deck]?.bag.length ?? 0) > 0;
  if (COLORS.indexOf(color) < player.experience.life) return false;
  return board.jewels.some((space, i) => counters[i] === 1 && board.space[space]?.jewel?.color === color);
}

/** The most that an adventure of any deck on the board promises a Hero like this. */
export function bestPromise(
  world: World,
  state: State,
  player: Player,
  weights: PlanWeights,
  fightSamples = weights.fightSamples,
): number {
  const hero = profileOf(world, state, player, weights);
  let most = 0;
  for (const one of hero.aim.decks.toReversed()) {
    const { deck, isGoal } = one;
    if (!isOnBoard(world, state, player, one)) continue;
    const { value, win } = forecast(world, state, hero, deck, fightSamples);
    if (!isGoal || win >= weights.ready) most = Math.max(most, value);
    if (win > EASY) break;
  }
  return most;
}

/** Whoever wins so often against a deck need not look at the weaker ones. */
const EASY = 0.85;
/** A single card is compared by fewer fights: the dice are the same with and without. */
const COMPARED = 0.6;

/** What a card is worth to one who plans. */
export function worthOfHaving(
  world: World,
  state: State,
  player: Player,
  card: string,
  weights: PlanWeights,
): number {
  const promise = promiseOfRitual(world, card);
  if (promise !== null) return promise.share * worthOfHaving(world, state, player, promise.works, weights);
  const rough = worthToBuy(world, state, player, card, weights);
  const fightSamples = Math.ceil(COMPARED * weights.fightSamples);
  return Math.max(
    weights.hunch * rough,
    worthOfChange(world, state, player, withCard(world, rested(player), card), weights, fightSamples),
  );
}

/** Whole and with an empty purse, so that what was found out once serves for many turns. */
export const rested = (player: Player): Player => ({ ...player, wounds: 0, exhaustion: 0, gold: 0 });

/** What it is worth to be equipped in another way: how much better adventures will look for a while. */
export function worthOfChange(
  world: World,
  state: State,
  player: Player,
  equipped: Player,
  weights: PlanWeights,
  fightSamples = weights.fightSamples,
): number {
  const before = rested(player);
  const gained =
    bestPromise(world, state, equipped, weights, fightSamples) -
    bestPromise(world, state, before, weights, fightSamples);
  const nearer =
    readinessWorth(world, state, equipped, weights) - readinessWorth(world, state, before, weights);
  return weights.lasts * gained + words(world, equipped, weights) - words(world, before, weights) + nearer;
}

/** What it is worth to be as ready for the goal of the adventure as a Hero is. */
export function readinessWorth(world: World, state: State, player: Player, weights: PlanWeights): number {
  const hero = profileOf(world, state, player, weights);
  const worth = Math.max(weights.readiness, hero.aim.readiness?.(state) ?? 0);
  if (worth === 0) return 0;
  const goals = goalDecks(hero.aim);
  const dealt = goals.reduce((total, deck) => total + lifeShareDealt(world, state, hero, deck), 0);
  return (worth * dealt) / Math.max(1, goals.length);
}

/** What cards are worth by their words, besides what shows in the next adventures. */
const words = (world: World, player: Player, weights: PlanWeights): number =>
  [...player.items, ...player.allies].reduce((sum, { card }) => {
    const { besides, fights } = worthsOfCard(world, player, card);
    return sum + besides + weights.besides * fights;
  }, 0);
