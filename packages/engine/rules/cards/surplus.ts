/** Cards beyond the limits of their owner. */
import { info, playerAt, type Game } from '../world/game.ts';
import { isWon } from '../world/world.ts';

/** Cards of which one has to go because a limit has fallen; what was won stays if anything else can go (W44). */
export function surplus(game: Game, seat: number): string[] {
  const beyond = beyondLimits(game, seat);
  const ordinary = beyond.filter((card) => !isWon(info(game, card)));
  return ordinary.length > 0 ? ordinary : beyond;
}

/** Cards of which there are more than allowed. */
export function beyondLimits(game: Game, seat: number): string[] {
  const { items, allies } = playerAt(game, seat);
  const cards: string[] = [];
  for (const { card } of items) if (isBeyond(game, seat, card)) cards.push(card);
  for (const { card } of allies) if (isBeyond(game, seat, card)) cards.push(card);
  return cards;
}

const isBeyond = (game: Game, seat: number, card: string): boolean =>
  !game.world.policies.hasRoom(game, seat, card, [card]);
