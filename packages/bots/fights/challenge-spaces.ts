import { spaceAt, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld } from '../memo.ts';

const known = memoByWorld<readonly SpaceId[]>();

/** The spaces on which such a card is drawn; all with a jewel, if it has no color. */
export function challengeSpaces(world: World, card: string): readonly SpaceId[] {
  const { board } = world;
  const { color } = infoOf(world, card);
  return known(world, color ?? '', () => {
    const fitting = board.jewels.filter((id) => spaceAt(board, id).jewel?.color === color);
    return fitting.length > 0 ? fitting : board.jewels;
  });
}
