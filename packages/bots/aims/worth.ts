/** What an aim makes of what players have and win, in gold. */
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Context } from '../heuristics/context.ts';
import type { Weights } from '../value/weights.ts';
import type { Aim } from './aim.ts';

export const isTrophy = ({ trophies }: Aim, card: CardInfo): boolean => trophies?.isTrophy(card) === true;

export const trophiesOf = (aim: Aim, world: World, player: Player): number =>
  aim.trophies === undefined
    ? 0
    : player.kept.filter(({ card }) => isTrophy(aim, infoOf(world, card))).length;

/** What the next trophy is worth to one who has so many. */
export function trophyWorth({ trophies }: Aim, weights: Weights, held: number): number {
  const worth = trophies?.worth[held];
  return worth === undefined ? weights.victory : weights.trophy * worth;
}

/** What a player has gained of the victory. */
export function progressWorth(
  aim: Aim,
  world: World,
  state: State,
  player: Player,
  weights: Weights,
): number {
  let worth = aim.progress === undefined ? 0 : weights.victory * aim.progress(world, state, player);
  const held = trophiesOf(aim, world, player);
  for (let i = 0; i < held; i++) worth += trophyWorth(aim, weights, i);
  return worth;
}

export const goalDecks = ({ decks }: Aim): readonly string[] =>
  decks.filter(({ isGoal }) => isGoal).map(({ deck }) => deck);

export const isGoalDeck = ({ decks }: Aim, deck: string): boolean =>
  decks.some((one) => one.isGoal && one.deck === deck);

/** Goals that can be faced as things stand. */
export const openGoals = ({ decks }: Aim, state: State): readonly string[] =>
  decks.filter(({ isGoal, isOpen }) => isGoal && isOpen?.(state) !== false).map(({ deck }) => deck);

/** Whether beating a card is as good as the victory. */
export const winsGame = ({ decks }: Aim, { deck }: CardInfo): boolean =>
  decks.some((one) => one.wins === true && one.deck === deck);

/** What beating a card of a deck brings besides its prize. */
export const bonusOf = (context: Context, deck: string): number =>
  context.aim.decks.find((one) => one.deck === deck)?.bonus?.(context) ?? 0;
