/** The Adventure step of The Cataclysm: Curse cards of the town one stands in, and tasks of quests. */
import {
  call,
  nearest,
  procedure,
  withStep,
  withStepAfter,
  type Frame,
  type Procedure,
  type Step,
} from '../../../kernel/procedure.ts';
import { withDiscards } from '../../../rules/cards/abilities.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import { leaveLimbo } from '../../../rules/cards/holdings.ts';
import { carryOut, endTurn, type TurnFrame } from '../../../rules/calls.ts';
import { startCombat } from '../../../rules/combat/combat.ts';
import { type AdventureFrame, hasAdventure } from '../../../rules/turn/adventure.ts';
import type { SpaceId } from '../../../rules/world/board.ts';
import { info, pick, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { curseOf } from '../../../rules/world/world.ts';
import { cataclysmOf, curseAt, hasClaimed } from '../cataclysm.ts';
import { claim } from './claiming.ts';
import { errands } from '../quests/errands.ts';
import { arrive, claimable, markTask, questOf, tasksFor } from '../quests/quests.ts';

/* Level I and level III */

/** What may be tried of the curse of a space, one a turn (C4). */
function curseOptions(game: Game, seat: number, space: SpaceId): string[] {
  const curse = curseAt(game, space);
  if (curse === null) return [];
  const { one, three } = cataclysmOf(game.state).curses[curse];
  const options = one.length > 0 && !hasClaimed(game, seat, curse, 1) ? [`curse:${curse}`] : [];
  const isWorthy = hasClaimed(game, seat, curse, 1) || hasClaimed(game, seat, curse, 2);
  if (three !== null && isWorthy) options.push(`source:${three}`);
  return options;
}

interface CurseFrame extends Frame {
  seat: number;
  card: string;
}

/** A card of level I, whichever it is: once drawn, it has to be faced. */
function drawCurse(game: Game, seat: number, space: SpaceId): void {
  const curse = curseAt(game, space);
  if (curse === null) return;
  const { one } = cataclysmOf(game.state).curses[curse];
  const [card] = one.splice(pick(game, one.length), 1);
  if (card === undefined) return;
  game.state.limbo.push(card);
  tell(game, { type: 'curse-drawn', seat, card });
  call<CurseFrame>(game, { proc: 'trial', seat, card });
}

export const trialProcedure = procedure<Game, CurseFrame>({
  trial(game, { seat, card }) {
    carryOut(game, seat, card, curseOf(info(game, card))?.trial ?? []);
  },
  outcome(game, { card }) {
    if (leaveLimbo(game, card)) returnCurse(game, card);
  },
});

/** A card of level I that was not claimed goes back among those of its level (C4). */
export function returnCurse(game: Game, card: string): void {
  const front = curseOf(info(game, card));
  if (front === null) return;
  const cards = cataclysmOf(game.state).curses[front.of];
  cards.one = [...cards.one, card].toSorted();
  tell(game, { type: 'curse-failed', card });
}

/** The source of a curse, which stays where it is until it is beaten, with all wounds removed (C11). */
export const sourceProcedure = procedure<Game, CurseFrame>({
  fight(game, { seat, card }) {
    tell(game, { type: 'source-faced', seat, card });
    startCombat(game, seat, playerAt(game, seat).space ?? '', {
      card,
      beforeCombat: true,
      mayEscape: true,
    });
  },
  outcome(game, { seat, card, result }) {
    if (result === 'won') {
      tell(game, { type: 'defeated', seat, card });
      claim(game, seat, card);
      return;
    }
    tell(game, { type: 'source-stands', seat, card });
    if (result === 'escaped') endTurn(game);
  },
});

/* Tasks of quests */

interface TaskFrame extends Frame {
  proc: 'quest-task';
  seat: number;
  card: string;
  /** The step of the quest. */
  stage: number;
}

const taskOption = ({ card, step }: { card: string; step: number }): string => `quest:${card}:${step}`;

export const taskProcedure = procedure<Game, TaskFrame>({
  try(game, { seat, card, stage }) {
    const task = questOf(game, card).steps[stage];
    tell(game, { type: 'quest-tried', seat, card, step: stage });
    if (task?.step === 'task') carryOut(game, seat, card, task.do);
  },
});

/** The verb `progress`: the step that is being tried is done, on the space where the Hero stands. */
export const progressProcedure = procedure<Game, CurseFrame>({
  mark(game, { seat, card }) {
    const task = nearest(game, 'quest-task') as TaskFrame | null;
    if (task !== null && task.card === card) markTask(game, seat, card, task.stage);
  },
});

/* The Adventure step */

interface QuestingFrame extends AdventureFrame {
  /** Tasks that were tried beside the adventure: each once. */
  asides?: string[];
}

/** Whatever of The Cataclysm there is to do; after dealing with Heroes only what takes no Adventure step (CURSE-4, QUEST-13). */
function cataclysmOptions(
  game: Game,
  { seat, space, social, asides = [] }: Pick<QuestingFrame, 'seat' | 'space' | 'social' | 'asides'>,
): string[] {
  const tasks = tasksFor(game, seat)
    .filter(({ aside }) => aside || !social)
    .map(taskOption)
    .filter((option) => !asides.includes(option));
  return [...(social ? [] : curseOptions(game, seat, space)), ...tasks];
}

function isAside(game: Game, choice: string): boolean {
  const [, card = '', step = ''] = choice.split(':');
  const task = questOf(game, card).steps[Number(step)];
  return task?.step === 'task' && task.aside === true;
}

function take(game: Game, frame: QuestingFrame, choice: string): void {
  const { seat, space } = frame;
  const [verb, card = '', step = ''] = choice.split(':');
  resetActivations(game, seat);
  if (verb === 'curse') {
    drawCurse(game, seat, space);
  } else if (verb === 'source') {
    call<CurseFrame>(game, { proc: 'source', seat, card });
  } else {
    if (isAside(game, choice)) {
      frame.asides = [...(frame.asides ?? []), choice];
      frame.step = 'choose';
    }
    call<TaskFrame>(game, { proc: 'quest-task', seat, card, stage: Number(step) });
  }
}

const OURS: ReadonlySet<string> = new Set(['curse', 'source', 'quest']);

export function adventureProcedure(old: Procedure<Game>): Procedure<Game> {
  const choose = old.steps.get('choose')?.ask;
  if (!choose) throw new Error('the Adventure step has nothing to choose');
  return withStep<Game, QuestingFrame>(old, 'choose', {
    ask(game, frame) {
      const question = choose.ask(game, frame);
      const ours = cataclysmOptions(game, frame);
      if (ours.length === 0) return question;
      if (question !== null) return { ...question, options: [...ours, ...question.options] };
      return withDiscards(game, { seat: frame.seat, kind: 'adventure', options: [...ours, 'pass'] });
    },
    answer(game, frame, choice) {
      if (OURS.has(choice.split(':')[0] ?? '')) take(game, frame, choice);
      else choose.answer(game, frame, choice);
    },
  });
}

/** Quests are claimed in their Hero's own turn, as soon as all is done: after the movement, or the adventure (C22). */
const claimStep = (name: string): Step<Game, TurnFrame> => ({
  ask(game, { seat }) {
    const options = claimable(game, seat).map((card) => `claim:${card}`);
    return options.length === 0 ? null : { seat, kind: 'claim', options: [...options, 'pass'] };
  },
  answer(game, frame, choice) {
    if (choice === 'pass') return;
    frame.step = name;
    claim(game, frame.seat, choice.slice('claim:'.length));
  },
});

export function turnProcedure(old: Procedure<Game>): Procedure<Game> {
  const adventure = old.steps.get('adventure')?.run as ((game: Game, frame: TurnFrame) => void) | null;
  let turn = withStep<Game, TurnFrame>(old, 'adventure', (game, frame) => {
    adventure?.(game, frame);
    const { seat } = frame;
    const { space } = playerAt(game, seat);
    if (space === null || hasAdventure(game, seat, space)) return;
    if (cataclysmOptions(game, { seat, space, social: false }).length > 0)
      call<AdventureFrame>(game, { proc: 'adventure', seat, space, social: false, fought: false });
  });
  turn = withStepAfter<Game, TurnFrame>(turn, 'movement', 'arrival', (game, { seat }) => arrive(game, seat));
  turn = withStepAfter<Game, TurnFrame>(turn, 'arrival', 'errands', errands);
  turn = withStepAfter<Game, TurnFrame>(turn, 'errands', 'claims', claimStep('claims'));
  return withStepAfter<Game, TurnFrame>(turn, 'adventure', 'late-claims', claimStep('late-claims'));
}
