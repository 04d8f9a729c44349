/** Where quests lead: the spaces on which a Hero could go on with one, for the map and for those who plan ahead. */
import type { Condition, QuestStep } from '../../../effects/vocabulary.ts';
import { allHold } from '../../../rules/cards/conditions.ts';
import { counterAt } from '../../../rules/turn/counters.ts';
import type { SpaceId } from '../../../rules/world/board.ts';
import type { Game } from '../../../rules/world/game.ts';
import { landOf } from '../../../rules/world/land.ts';
import { isDue, isFulfilled, placeSeen, progressOn, questOf } from './quests.ts';

/** The table as it would be if the Hero stood there. */
function standingOn(game: Game, seat: number, space: SpaceId): Game {
  const { world, state } = game;
  const players = state.players.map((player) => (player.seat === seat ? { ...player, space } : player));
  return { ...game, world, state: { ...state, players } };
}

const holdsAt = (
  game: Game,
  seat: number,
  source: string,
  at: readonly Condition[] | undefined,
  space: SpaceId,
): boolean => allHold(standingOn(game, seat, space), at, { seat, bearer: 'hero', source, roll: null });

/** Whether ending the movement there would do something for a step. A Challenge can be met wherever a counter lies. */
function serves(
  game: Game,
  seat: number,
  quest: string,
  step: number,
  of: QuestStep,
  space: SpaceId,
): boolean {
  if (of.step === 'defeat') {
    const color = counterAt(game, space);
    return (
      color !== null && color !== 'red' && of.at !== undefined && holdsAt(game, seat, quest, of.at, space)
    );
  }
  if (of.step === 'meet')
    return (
      game.state.players.some((other) => other.seat !== seat && other.space === space) &&
      holdsAt(game, seat, quest, of.at, space)
    );
  const seen = progressOn(game, seat, quest)[step] ?? [];
  return (
    of.at !== undefined &&
    !seen.includes(placeSeen(game, of, space)) &&
    holdsAt(game, seat, quest, of.at, space)
  );
}

/** The spaces on which a Hero could go on with a quest, or claim it once all is done. */
export function goalSpaces(game: Game, seat: number, quest: string): SpaceId[] {
  const { steps, claimAt } = questOf(game, quest);
  const spaces = landOf(game).spaces.map(({ id }) => id);
  if (isFulfilled(game, seat, quest))
    return claimAt === undefined ? [] : spaces.filter((space) => holdsAt(game, seat, quest, claimAt, space));
  const due = steps.flatMap((of, step) => (isDue(game, seat, quest, step) ? [{ of, step }] : []));
  return spaces.filter((space) => due.some(({ of, step }) => serves(game, seat, quest, step, of, space)));
}
