/** The shape of the front of a Curse card, and what a shape alone cannot say about it. */
import { join, list, optional, record, slug, tagged, text, whole, yes, type Shape } from '../kernel/shape.ts';
import { effectsIn, someEffects } from './effect-list.ts';
import { color, conditions, curse, curseLevel } from './shapes.ts';
import type { CurseFront, Quest, QuestStep, SpecialCard, VerbName } from './vocabulary.ts';

const MOST_STEPS = 5;
const MOST_TIMES = 8;
const stage = {
  step: text(),
  label: text('a few words for the step, such as "Light the beacons"'),
  count: optional(whole(1, MOST_TIMES)),
};
const at = optional(conditions);

export const QUEST_STEP_SHAPES: Readonly<Record<QuestStep['step'], Shape<object>>> = {
  reach: record<object>({ ...stage, at: conditions } as never),
  task: record<object>({ ...stage, at, do: someEffects, aside: optional(yes) } as never),
  defeat: record<object>({ ...stage, at, color: optional(color), family: optional(list(slug, 1)) } as never),
  meet: record<object>({ ...stage, at } as never),
};
const step: Shape<QuestStep> = tagged('step', QUEST_STEP_SHAPES, 'step');

const quest = record<Quest>({
  ordered: optional(yes),
  steps: list(step, 1, MOST_STEPS),
  claimAt: optional(conditions),
});

export const curseFront = record<CurseFront>({
  of: curse,
  level: curseLevel,
  trial: optional(someEffects),
  quest: optional(quest),
});

type Say = (path: string, message: string) => void;

const comesTo = (value: unknown, verb: VerbName): boolean => [...effectsIn(value)].some((e) => e.do === verb);

/** A Curse card that nobody can claim, or that is nothing to whoever has claimed it. */
export function checkCurse(card: SpecialCard, front: CurseFront, path: string, say: Say): void {
  const { of, level, trial, quest: task } = front;
  const at = join(path, 'curse');
  if (card.deck !== `curse-${of}`) say(join(path, 'deck'), `is "${card.deck}", expected "curse-${of}"`);
  if (card.as?.kind !== 'kept')
    say(join(path, 'as'), 'is not the back of a Curse card, expected what is "kept"');
  if ((level === 1) !== (trial !== undefined))
    say(join(at, 'trial'), 'belongs to cards of level I, expected in each of them and in no other');
  if ((level === 2) !== (task !== undefined))
    say(join(at, 'quest'), 'belongs to cards of level II, expected in each of them and in no other');
  if (level === 3 && card.foe === undefined) say(path, 'is of level III, but has no "foe"');
  if (card.as?.abilities?.some(({ cost }) => cost?.some(({ pay }) => pay === 'discard')) === true)
    say(join(path, 'as'), 'is discarded, but what was claimed is never lost; expected another price');
  if (trial !== undefined && !comesTo(trial, 'claim'))
    say(join(at, 'trial'), 'never comes to "claim", expected where the Hero succeeds');
  task?.steps.forEach((one, i) => {
    if (one.step === 'task' && !comesTo(one.do, 'progress'))
      say(
        join(join(join(at, 'quest'), 'steps'), i),
        'never comes to "progress", expected where the Hero succeeds',
      );
  });
  for (const [verb, where] of [
    ['claim', trial],
    ['progress', task],
  ] as const)
    if (comesTo(card, verb) && !comesTo(where, verb))
      say(
        path,
        `does "${verb}" out of place, expected in ${verb === 'claim' ? 'a trial' : 'a task of a quest'}`,
      );
}
