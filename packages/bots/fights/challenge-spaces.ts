import { type Color, spaceAt, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld } from '../memo.ts';

const known = memoByWorld<readonly SpaceId[]>();

const lairs = memoByWorld<readonly SpaceId[]>();

/** The spaces of its terrain, where a Challenge is met that has one and roams; none, if it has none. */
function roamedSpaces(world: World, card: string): readonly SpaceId[] {
  const { card: printed } = infoOf(world, card);
  if (printed.kind !== 'challenge' || printed.terrain === undefined) return [];
  const { terrain } = printed;
  return lairs(world, terrain, () =>
    world.board.spaces.filter((space) => space.terrain === terrain).map(({ id }) => id),
  );
}

/** Where a fight is imagined: for a counter where such counters lie, else in the enemy's own terrain. */
export const battlefield = (world: World, card: string, counter: Color | null): SpaceId | null =>
  (counter === null ? roamedSpaces(world, card)[0] : undefined) ?? challengeSpaces(world, card)[0] ?? null;

/** The spaces on which such a card is drawn; all with a jewel, if it has no color. */
export function challengeSpaces(world: World, card: string): readonly SpaceId[] {
  const { board } = world;
  const { color } = infoOf(world, card);
  return known(world, color ?? '', () => {
    const fitting = board.jewels.filter((id) => spaceAt(board, id).jewel?.color === color);
    return fitting.length > 0 ? fitting : board.jewels;
  });
}
