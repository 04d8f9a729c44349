/** The curses as their panel shows them: where they lie, what is left of them, and who has claimed what. */
import {
  claimedBy,
  CURSE_TERRAIN,
  fateAt,
  findCataclysm,
  type Fate,
} from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { goalSpaces } from '@wayrune/engine/adventures/cataclysm/quests/goals.ts';
import {
  progressOn,
  questOf,
  questsFor,
  timesOf,
} from '@wayrune/engine/adventures/cataclysm/quests/quests.ts';
import { CURSES, type Curse, type CurseLevel, type Terrain } from '@wayrune/engine/effects/vocabulary.ts';
import type { SpaceId, Town } from '@wayrune/engine/rules/world/board.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';

export interface Claim {
  readonly card: string;
  readonly level: CurseLevel;
  readonly seat: number;
}

export interface CurseNow {
  readonly curse: Curse;
  readonly terrain: Terrain;
  readonly town: Town | null;
  readonly fate: Fate | null;
  /** Cards of level I that can be drawn, and of level II that have not been revealed. */
  readonly one: number;
  readonly two: number;
  readonly quests: readonly string[];
  /** Its source, while the town is cursed. */
  readonly three: string | null;
  readonly claims: readonly Claim[];
}

/** All five; where they lie is known once the counters are turned over. */
export function cursesNow(game: Game): readonly CurseNow[] {
  const found = findCataclysm(game.state);
  if (found === null) return [];
  const claims = game.state.players.flatMap(({ seat }) =>
    claimedBy(game, seat).map((claim) => ({ ...claim, seat })),
  );
  return CURSES.map((curse) => {
    const at = found.towns.findIndex(
      (fate) => fate !== null && fate.is !== 'destroyed' && fate.curse === curse,
    );
    const { one, two, three, quests } = found.curses[curse];
    return {
      curse,
      terrain: CURSE_TERRAIN[curse],
      town: game.world.board.towns[at] ?? null,
      fate: found.towns[at] ?? null,
      one: one.length,
      two: two.length,
      quests,
      three,
      claims: claims.filter(({ of }) => of === curse),
    };
  });
}

export interface StepNow {
  readonly label: string;
  readonly done: number;
  readonly of: number;
}

/** How far a Hero has come with a quest, step by step; null if they have not begun. */
export function stepsOf(game: Game, seat: number, quest: string): readonly StepNow[] | null {
  const made = progressOn(game, seat, quest);
  if (made.every((marks) => marks.length === 0)) return null;
  return questOf(game, quest).steps.map((step, i) => ({
    label: step.label,
    done: made[i]?.length ?? 0,
    of: timesOf(step),
  }));
}

/** Where the open quests of a seat lead: by space, the quests that would go on there. Worked out once a state. */
const known = new WeakMap<State, Map<number, ReadonlyMap<SpaceId, readonly string[]>>>();

export function goalsOf(game: Game, seat: number): ReadonlyMap<SpaceId, readonly string[]> {
  const seats = known.get(game.state) ?? new Map<number, ReadonlyMap<SpaceId, readonly string[]>>();
  known.set(game.state, seats);
  const found = seats.get(seat) ?? goals(game, seat);
  seats.set(seat, found);
  return found;
}

function goals(game: Game, seat: number): ReadonlyMap<SpaceId, readonly string[]> {
  const spaces = new Map<SpaceId, readonly string[]>();
  if (findCataclysm(game.state) === null) return spaces;
  for (const quest of questsFor(game, seat))
    for (const space of goalSpaces(game, seat, quest))
      spaces.set(space, [...(spaces.get(space) ?? []), quest]);
  return spaces;
}

export const fateOf = (game: Game, space: SpaceId): Fate | null =>
  findCataclysm(game.state) === null ? null : fateAt(game, space);
