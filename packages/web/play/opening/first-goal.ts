/** What a new player can try first: the nearest of the easiest adventures. */
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { type Color, COLORS, distance, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';

export interface FirstGoal {
  readonly space: SpaceId;
  readonly steps: number;
}

const EASIEST: Color = COLORS[0];

/** Null where there is none, or for a Hero who already stands on one. */
export function firstGoal(game: Game, seat: number): FirstGoal | null {
  const { board } = game.world;
  const { space: from } = playerAt(game, seat);
  if (from === null) return null;
  const [nearest] = board.spaces
    .filter(({ id }) => counterAt(game, id) === EASIEST)
    .map(({ id, jewel }) => ({
      space: id,
      steps: distance(board, from, id),
      // What an Event does is nothing to begin with.
      event: jewel?.sunburst === true,
    }))
    .toSorted((a, b) => a.steps - b.steps || Number(a.event) - Number(b.event));
  return nearest === undefined || nearest.steps === 0 ? null : nearest;
}
