/** What there is to win in a fight against a card. */
import { worthOf } from '@wayrune/engine/effects/verbs/index.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import {
  type ChallengeFrame,
  challengeOf,
  combatOf,
  termsOf,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import { COUNTER_VALUE, pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { Aim } from '../aims/aim.ts';
import { isTrophy, trophiesOf, trophyWorth, winsGame } from '../aims/worth.ts';
import type { Context } from '../heuristics/context.ts';
import type { Weights } from '../value/weights.ts';

/** The color of the counter for which cards of a deck are drawn; null if it is drawn for something else. */
export const colorOf = (deck: string): Color | null => COLORS.find((color) => color === deck) ?? null;

/** What beating an enemy is worth to one who has so many trophies: its reward, and the counter that lies there. */
export const prizeOf = (
  aim: Aim,
  card: CardInfo,
  trophies: number,
  counter: Color | null,
  weights: Weights,
): number =>
  withReward(aim, card, trophies, weights, counter === null ? 0 : weights.point * COUNTER_VALUE[counter]);

/** Points, and what the card promises. Who gets no reward may still win the game by it (W36). */
function withReward(
  aim: Aim,
  card: CardInfo,
  trophies: number,
  weights: Weights,
  points: number,
  rewarded = true,
): number {
  const { card: printed } = card;
  if (winsGame(aim, card)) return points + weights.victory;
  if (printed.kind !== 'challenge') return points + (aim.prize?.(card, weights) ?? 0);
  const reward = rewarded ? printed.reward : printed.reward.filter((effect) => effect.do === 'win');
  const trophy = rewarded && isTrophy(aim, card) ? trophyWorth(aim, weights, trophies) : 0;
  return points + trophy + Math.min(weights.victory, worthOf(reward));
}

/** What an Encounter's fight may bring. */
const ENCOUNTER = 4;

/** The prize of the fight that is going on. */
export function prizeNow({ world, game, player, aim, weights }: Context): number {
  const challenge = challengeOf(game);
  const combat = combatOf(game);
  const foe = combat?.card ?? '';
  if (combat !== null && isJoint(combat) && foe !== '') return sharedPrize(aim, infoOf(world, foe), weights);
  if (challenge === null && foe !== '' && winsGame(aim, infoOf(world, foe))) return weights.victory;
  const own = foe === '' ? null : (aim.prize?.(infoOf(world, foe), weights) ?? null);
  if (own !== null) return own;
  if (challenge === null || nearest(game, 'fight') !== null) return ENCOUNTER;
  const { rewarded } = termsOf(game, challenge);
  const trophies = trophiesOf(aim, world, player);
  const points = weights.point * pointsWon(game, challenge);
  return withReward(aim, infoOf(world, challenge.card), trophies, weights, points, rewarded);
}

/** Each of several Heroes gets all of the reward, and the points of its color; for one who wins the game by it, that is all. */
const sharedPrize = (aim: Aim, card: CardInfo, weights: Weights): number =>
  winsGame(aim, card) || card.color === null
    ? weights.victory
    : withReward(aim, card, 0, weights, weights.point * COUNTER_VALUE[card.color]);

/** What the counter brings that the winner takes: which one that is, the terms know. */
function pointsWon(game: Game, challenge: ChallengeFrame): number {
  const { seat, card, space } = challenge;
  const won = view(game.world, clone(game.state));
  termsOf(game, challenge).takeCounter(won, seat, card, space);
  return pointsOf(playerAt(won, seat)) - pointsOf(playerAt(game, seat));
}
