/** The race for victory points, as its panel shows it. */
import {
  findCataclysm,
  goalOf,
  pointsOf,
  townsFreedBy,
} from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';

export interface PointsNow {
  readonly seat: number;
  readonly points: number;
  readonly goal: number;
  readonly freed: number;
}

export const pointsNow = (game: Game): readonly PointsNow[] =>
  findCataclysm(game.state) === null
    ? []
    : game.state.players.map(({ seat }) => ({
        seat,
        points: pointsOf(game, seat),
        goal: goalOf(game.state),
        freed: townsFreedBy(game.state, seat),
      }));
