import { spaceAt, type SpaceId } from '@wayrune/engine/rules/board.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { memoByWorld } from '../memo.ts';

const known = memoByWorld<readonly SpaceId[]>();

/** The spaces on which such a card is drawn; all with a jewel, if its deck has no colour. */
export function challengeSpaces(world: World, card: string): readonly SpaceId[] {
  const { board } = world;
  const { deck } = infoOf(world, card);
  return known(world, deck, () => {
    const fitting = board.jewels.filter((id) => spaceAt(board, id).jewel?.color === deck);
    return fitting.length > 0 ? fitting : board.jewels;
  });
}
