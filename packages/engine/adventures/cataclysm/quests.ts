/** Quests: what each Hero has done for those that lie open, and when they can be claimed. */
import { COLORS, type Quest, type QuestStep } from '../../effects/vocabulary.ts';
import { allHold } from '../../rules/cards/conditions.ts';
import { type SpaceId, spaceAt } from '../../rules/world/board.ts';
import { info, playerAt, tell, type Game } from '../../rules/world/game.ts';
import type { State } from '../../rules/world/state.ts';
import { curseOf } from '../../rules/world/world.ts';
import { cataclysmOf, fateAt, hasClaimed, type Progress } from './cataclysm.ts';

const openQuests = (state: State): string[] =>
  Object.values(cataclysmOf(state).curses).flatMap(({ quests }) => quests);

export const questOf = (game: Game, card: string): Quest => {
  const quest = curseOf(info(game, card))?.quest;
  if (quest === undefined) throw new Error(`${card} is no quest`);
  return quest;
};

const isOfLevelTwo = (game: Game, seat: number, card: string): boolean => {
  const front = curseOf(info(game, card));
  return front !== null && hasClaimed(game, seat, front.of, 2);
};

/** Open quests that a seat can still claim: nobody has two of one curse (C10). */
export const questsFor = (game: Game, seat: number): string[] =>
  openQuests(game.state).filter((card) => !isOfLevelTwo(game, seat, card));

/** What a Hero has done for each step of a quest. */
export function progressOn(game: Game, seat: number, card: string): Progress {
  const made = cataclysmOf(game.state).progress[card]?.[String(seat)];
  return made ?? questOf(game, card).steps.map(() => []);
}

export const timesOf = ({ count = 1 }: QuestStep): number => count;

/** Whether a step can be worked on now: it is not done, and those before it are if there is an order. */
export function isDue(game: Game, seat: number, card: string, step: number): boolean {
  const { steps, ordered } = questOf(game, card);
  const made = progressOn(game, seat, card);
  const isDone = (i: number): boolean => {
    const one = steps[i];
    return one !== undefined && (made[i]?.length ?? 0) >= timesOf(one);
  };
  if (isDone(step)) return false;
  return ordered !== true || steps.slice(0, step).every((_, i) => isDone(i));
}

const holdsFor = (game: Game, seat: number, card: string, { at }: QuestStep): boolean =>
  allHold(game, at, { seat, bearer: 'hero', source: card, roll: null });

/** Notes that a step has been done once more; what it has seen already does not count again, unless that may be. */
function mark(game: Game, seat: number, card: string, step: number, what: string, again = false): void {
  const made = progressOn(game, seat, card);
  const seen = made[step] ?? [];
  if (seen.includes(what) && !again) return;
  const cataclysm = cataclysmOf(game.state);
  const marks = made.map((list, i) => (i === step ? [...list, what] : [...list]));
  cataclysm.progress[card] = { ...cataclysm.progress[card], [seat]: marks };
  const one = questOf(game, card).steps[step];
  const of = one === undefined ? 1 : timesOf(one);
  tell(game, { type: 'quest-progress', seat, card, step, done: seen.length + 1, of });
}

/** What a step sees of a place: the space, or the ruin beside it, which counts once for all the spaces around it. */
export function placeSeen(game: Game, { at }: QuestStep, space: SpaceId): string {
  if (at?.some(({ is }) => is === 'ruin') !== true) return space;
  const around = [space, ...spaceAt(game.world.board, space).neighbors];
  return around.find((one) => fateAt(game, one)?.is === 'destroyed') ?? space;
}

/** A task was done where the Hero stands. */
export function markTask(game: Game, seat: number, card: string, step: number): void {
  const { space } = playerAt(game, seat);
  const of = questOf(game, card).steps[step];
  if (space !== null && of !== undefined) mark(game, seat, card, step, placeSeen(game, of, space));
}

/** The steps that can be worked on, as they are before anything is marked: one arrival does not do two in a row. */
function dueSteps(game: Game, seat: number): { card: string; step: number; of: QuestStep }[] {
  return questsFor(game, seat).flatMap((card) =>
    questOf(game, card).steps.flatMap((of, step) =>
      isDue(game, seat, card, step) && holdsFor(game, seat, card, of) ? [{ card, step, of }] : [],
    ),
  );
}

/** The movement has ended: places reached and Heroes met are marked by themselves. */
export function arrive(game: Game, seat: number): void {
  const { space } = playerAt(game, seat);
  if (space === null) return;
  for (const { card, step, of } of dueSteps(game, seat)) {
    if (of.step === 'reach') mark(game, seat, card, step, placeSeen(game, of, space));
    if (of.step !== 'meet') continue;
    for (const other of game.state.players)
      if (other.seat !== seat && other.space === space && isDue(game, seat, card, step))
        mark(game, seat, card, step, String(other.seat));
  }
}

/** A Challenge was defeated. */
export function noteDefeat(game: Game, seat: number, challenge: string): void {
  const { color, family } = info(game, challenge);
  if (color === null) return;
  for (const { card, step, of } of dueSteps(game, seat)) {
    if (of.step !== 'defeat') continue;
    const isHard = of.color === undefined || COLORS.indexOf(color) >= COLORS.indexOf(of.color);
    const isKin = of.family === undefined || of.family.includes(family);
    if (isHard && isKin) mark(game, seat, card, step, challenge, true);
  }
}

/** Tasks that a Hero can try where they stand: not twice on one space. */
export function tasksFor(game: Game, seat: number): { card: string; step: number; aside: boolean }[] {
  const { space } = playerAt(game, seat);
  return dueSteps(game, seat).flatMap(({ card, step, of }) =>
    of.step === 'task' &&
    space !== null &&
    progressOn(game, seat, card)[step]?.includes(placeSeen(game, of, space)) !== true
      ? [{ card, step, aside: of.aside === true }]
      : [],
  );
}

/** Whether a Hero has done all that a quest asks for. */
export function isFulfilled(game: Game, seat: number, card: string): boolean {
  const made = progressOn(game, seat, card);
  return questOf(game, card).steps.every((step, i) => (made[i]?.length ?? 0) >= timesOf(step));
}

/** Quests whose steps are all done, where the Hero stands now if a place is named (C22). */
export const claimable = (game: Game, seat: number): string[] =>
  questsFor(game, seat).filter(
    (card) =>
      isFulfilled(game, seat, card) &&
      allHold(game, questOf(game, card).claimAt, { seat, bearer: 'hero', source: card, roll: null }),
  );
