/** What there is to win in a fight against a card. */
import { worthOf } from '@wayrune/engine/effects/verbs/index.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/board.ts';
import { challengeOf } from '@wayrune/engine/rules/combat-frame.ts';
import { COUNTER_VALUE, counterAt } from '@wayrune/engine/rules/counters.ts';
import { type CardInfo, infoOf } from '@wayrune/engine/rules/world.ts';
import type { Aim } from '../aims/aim.ts';
import { isTrophy, trophiesOf, trophyWorth } from '../aims/worth.ts';
import type { Context } from '../heuristics/context.ts';
import type { Weights } from '../value/weights.ts';

/** The color of the counter for which cards of a deck are drawn; null if it is drawn for something else. */
export const colorOf = (deck: string): Color | null => COLORS.find((color) => color === deck) ?? null;

/** What beating an enemy is worth to one who has so many trophies: its reward, and the counter that lies there. */
export function prizeOf(
  aim: Aim,
  card: CardInfo,
  trophies: number,
  counter: Color | null,
  weights: Weights,
): number {
  const points = counter === null ? 0 : weights.point * COUNTER_VALUE[counter];
  const { card: printed } = card;
  if (printed.kind !== 'challenge') return points;
  const trophy = isTrophy(aim, card) ? trophyWorth(aim, weights, trophies) : 0;
  return points + trophy + Math.min(weights.victory, worthOf(printed.reward));
}

/** What an Encounter's fight may bring. */
const ENCOUNTER = 4;

/** The prize of the fight that is going on. */
export function prizeNow({ world, game, player, aim, weights }: Context): number {
  const challenge = challengeOf(game);
  if (challenge === null || nearest(game, 'fight') !== null) return ENCOUNTER;
  const trophies = trophiesOf(aim, world, player);
  return prizeOf(aim, infoOf(world, challenge.card), trophies, counterAt(game, challenge.space), weights);
}
