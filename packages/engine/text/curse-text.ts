/** What stands on the front of a Curse card: the trial of level I, the quest of level II, the source of level III. */
import { trailing } from '../effects/condition-words.ts';
import type { CurseFront, Quest, QuestStep, SpecialCard } from '../effects/vocabulary.ts';
import { familyName, joined, quantity, sentence, withArticle } from '../effects/words.ts';
import type { Telling } from '../rules/world/verb.ts';
import { sectionLines } from './ability-text.ts';
import { fighterWords } from './type-line.ts';

export function curseLines(
  { foe }: SpecialCard,
  { level, trial = [], quest }: CurseFront,
  telling: Telling,
  said: readonly string[],
): string[] {
  const enemy = `${foe?.name ?? ''} (${familyName(foe?.family ?? '')})`;
  return [
    ...sectionLines('Trial', trial, telling),
    ...(quest === undefined ? [] : questLines(quest, telling)),
    // An enemy without a name is the card itself: its numbers stand where those of every enemy do.
    ...(foe?.name === undefined ? [] : [`${enemy}: ${fighterWords(foe)}.`]),
    ...said,
    ...(level === 3 ? ['Defeat it to free the town.'] : []),
  ];
}

/** A line for each step, and where the quest is claimed. */
const questLines = (quest: Quest, telling: Telling): string[] => [
  ...(quest.ordered === true && quest.steps.length > 1 ? ['Do these in order:'] : []),
  ...quest.steps.flatMap((step) => stepLines(step, telling)),
  ...(quest.claimAt === undefined ? [] : [sentence(`Claim it${trailing(quest.claimAt, 'drawn')}`)]),
];

/** "Light the beacons: end your movement on a hills space (3 different spaces)." */
function stepLines(step: QuestStep, telling: Telling): string[] {
  const place = trailing(step.at, 'drawn');
  const { label, count = 1 } = step;
  switch (step.step) {
    case 'reach':
      return [`${label}: end your movement${place}${places(step)}.`];
    case 'meet': {
      const whom = count === 1 ? 'another Hero stands' : `another Hero stands (${count} different Heroes)`;
      return [`${label}: end your movement${place === '' ? '' : `${place},`} where ${whom}.`];
    }
    case 'defeat':
      return [`${label}: defeat ${foes(step)}${place}.`];
    case 'task': {
      const when = step.aside === true ? 'Adventure step' : 'instead of an adventure';
      return sectionLines(
        `${label} (${[place.trim(), places(step).replace(/^ \(|\)$/g, ''), when].filter(Boolean).join(', ')})`,
        step.do,
        telling,
      );
    }
  }
}

/** Different spaces; beside destroyed towns it is those that must differ. */
function places({ at = [], count = 1 }: QuestStep): string {
  const what = at.some(({ is }) => is === 'ruin') ? 'towns' : 'spaces';
  return count === 1 ? '' : ` (${count} different ${what})`;
}

/** "2 undead Challenges of yellow or better". */
function foes({ color, family = [], count = 1 }: Extract<QuestStep, { step: 'defeat' }>): string {
  const kind = family.length === 0 ? '' : `${joined(family.map(familyName))} `;
  const noun = `${kind}Challenge`;
  const rank = color === undefined || color === 'green' ? '' : ` of ${color} or better`;
  return `${count === 1 ? withArticle(noun) : quantity(count, noun, `${noun}s`)}${rank}`;
}
