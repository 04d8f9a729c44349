/** Quests: what each Hero has done for those that lie open, and when they can be claimed. */
import { COLORS, CURSES, type Quest, type QuestStep } from '../../../effects/vocabulary.ts';
import { allHold } from '../../../rules/cards/conditions.ts';
import { type SpaceId, spaceAt } from '../../../rules/world/board.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { curseOf } from '../../../rules/world/world.ts';
import { cataclysmOf, fateAt, hasClaimed, type Progress } from '../cataclysm.ts';

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
export const questsFor = (game: Game, seat: number): string[] => openQuests(game, seat, () => true);

/** Those of them that pass a test, which is asked first: at most ends of movements no quest does. */
function openQuests(game: Game, seat: number, passes: (card: string) => boolean): string[] {
  const { curses } = cataclysmOf(game.state);
  const found: string[] = [];
  for (const curse of CURSES)
    for (const card of curses[curse].quests)
      if (passes(card) && !isOfLevelTwo(game, seat, card)) found.push(card);
  return found;
}

/** What a Hero has done for each step of a quest. */
export const progressOn = (game: Game, seat: number, card: string): Progress =>
  madeFor(game, seat, card) ?? questOf(game, card).steps.map(() => []);

export const timesOf = ({ count = 1 }: QuestStep): number => count;

/** What somebody has done for a quest; undefined of most quests, for nobody has worked on them. */
const madeFor = (game: Game, seat: number, card: string): Progress | undefined =>
  cataclysmOf(game.state).progress[card]?.[String(seat)];

const isDone = (step: QuestStep, seen: readonly string[] | undefined): boolean =>
  (seen?.length ?? 0) >= timesOf(step);

/** Whether a step can be worked on now: it is not done, and those before it are if there is an order. */
export function isDue(game: Game, seat: number, card: string, step: number): boolean {
  const { steps, ordered } = questOf(game, card);
  const made = madeFor(game, seat, card);
  if (made === undefined) return ordered !== true || step === 0;
  const of = steps[step];
  if (of !== undefined && isDone(of, made[step])) return false;
  return ordered !== true || steps.slice(0, step).every((one, i) => isDone(one, made[i]));
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

interface DueStep {
  readonly card: string;
  readonly step: number;
  readonly of: QuestStep;
}

/** The steps of these kinds that can be worked on, as they are before anything is marked: one arrival does not do two in a row. */
function dueSteps(game: Game, seat: number, kinds: readonly QuestStep['step'][]): DueStep[] {
  const due: DueStep[] = [];
  const isDueHere = (card: string, of: QuestStep, step: number): boolean =>
    kinds.includes(of.step) && isDue(game, seat, card, step) && holdsFor(game, seat, card, of);
  const quests = openQuests(game, seat, (card) =>
    questOf(game, card).steps.some((of, step) => isDueHere(card, of, step)),
  );
  for (const card of quests)
    questOf(game, card).steps.forEach((of, step) => {
      if (isDueHere(card, of, step)) due.push({ card, step, of });
    });
  return due;
}

/** The movement has ended: places reached and Heroes met are marked by themselves. */
export function arrive(game: Game, seat: number): void {
  const { space } = playerAt(game, seat);
  if (space === null) return;
  for (const { card, step, of } of dueSteps(game, seat, ['reach', 'meet'])) {
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
  for (const { card, step, of } of dueSteps(game, seat, ['defeat'])) {
    if (of.step !== 'defeat') continue;
    const isHard = of.color === undefined || COLORS.indexOf(color) >= COLORS.indexOf(of.color);
    const isKin = of.family === undefined || of.family.includes(family);
    if (isHard && isKin) mark(game, seat, card, step, challenge, true);
  }
}

/** Tasks that a Hero can try where they stand: not twice on one space. */
export function tasksFor(game: Game, seat: number): { card: string; step: number; aside: boolean }[] {
  const { space } = playerAt(game, seat);
  return dueSteps(game, seat, ['task']).flatMap(({ card, step, of }) =>
    of.step === 'task' &&
    space !== null &&
    progressOn(game, seat, card)[step]?.includes(placeSeen(game, of, space)) !== true
      ? [{ card, step, aside: of.aside === true }]
      : [],
  );
}

/** Whether a Hero has done all that a quest asks for. */
export function isFulfilled(game: Game, seat: number, card: string): boolean {
  const made = madeFor(game, seat, card);
  return made !== undefined && questOf(game, card).steps.every((step, i) => isDone(step, made[i]));
}

/** Quests whose steps are all done, where the Hero stands now if a place is named (C22). */
export const claimable = (game: Game, seat: number): string[] =>
  openQuests(
    game,
    seat,
    (card) =>
      isFulfilled(game, seat, card) &&
      allHold(game, questOf(game, card).claimAt, { seat, bearer: 'hero', source: card, roll: null }),
  );
