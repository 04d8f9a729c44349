/**
 * Curse cards as one Hero would meet them in the base game: each trial, task, foe and back as a card that says the same.
 * What a card says is tested on these; how curses, quests and freed towns work is tested with the rules.
 */
import type {
  Card,
  CurseFront,
  Effect,
  EncounterCard,
  QuestStep,
  Speaking,
  SpecialCard,
} from '@wayrune/engine/effects/vocabulary.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';

const SET = 'cataclysm';
/** The set in which they stand. */
export const ALONE = 'cataclysm-alone';
/** What becomes of a Hero who makes progress in an Encounter: something that nothing else on these cards gives. */
const PROGRESS: Effect = { do: 'gain-points', amount: 9 };
const REWARD: readonly Effect[] = [{ do: 'gain-gold', amount: 1 }];
const COLORS = { 1: 'green', 2: 'yellow', 3: 'red' } as const;

/** The same library with that set besides its own. */
export const withCursesAlone = (library: Library): Library => ({
  ...library,
  packs: [
    ...library.packs,
    ...library.packs
      .filter(({ pack }) => pack === SET)
      .map((pack) => ({ ...pack, pack: ALONE, cards: pack.cards.flatMap(alone) })),
  ],
});

function alone(card: Card): Card[] {
  if (card.kind !== 'special' || card.curse === undefined) return [];
  return [...front(card, card.curse), back(card)];
}

const isTask = (step: QuestStep): step is Extract<QuestStep, { step: 'task' }> => step.step === 'task';

function front(card: SpecialCard, { level, trial = [], quest }: CurseFront): Card[] {
  const { id, name, flavour, foe } = card;
  const color = COLORS[level];
  const printed = { id, name, flavour, color };
  if (quest !== undefined) return quest.steps.filter(isTask).map((step) => task(printed, step.do, card));
  const challenge = { ...printed, kind: 'challenge', reward: REWARD } as const;
  return foe === undefined
    ? [{ ...challenge, family: 'trap', trap: replaced(trial, 'claim', { do: 'overcome' }) }]
    : [{ ...challenge, ...foe, name, ...spoken(card) }];
}

/** A trap, or an Encounter where somebody may be fought. */
function task(
  printed: Pick<EncounterCard, 'id' | 'name' | 'flavour' | 'color'>,
  effects: readonly Effect[],
  { foe, name, ...card }: SpecialCard,
): Card {
  if (foe === undefined) {
    const trap = replaced(effects, 'progress', { do: 'overcome' });
    return { ...printed, kind: 'challenge', family: 'trap', trap, reward: REWARD };
  }
  const drawn = replaced(effects, 'progress', PROGRESS);
  return { ...printed, kind: 'encounter', drawn, foe: { name, ...foe, ...spoken(card) } };
}

/** An Item with the text of the back. */
function back({ id, name, flavour, as }: SpecialCard): Card {
  if (as?.kind !== 'kept') throw new Error(`"${id}" has no back`);
  return {
    kind: 'item',
    id: `${id}-back`,
    name: as.name ?? name,
    flavour,
    class: 'relic',
    cost: 1,
    ...spoken(as),
  };
}

/** Only what is said: a card has no field that is undefined. */
const spoken = ({ always, rules, abilities }: Speaking): Speaking => ({
  ...(always === undefined ? {} : { always }),
  ...(rules === undefined ? {} : { rules }),
  ...(abilities === undefined ? {} : { abilities }),
});

/** The same effects, with another in place of each that does this. */
const replaced = (effects: readonly Effect[], verb: Effect['do'], by: Effect): readonly Effect[] =>
  JSON.parse(JSON.stringify(effects), (_, value: { do?: string } | null) =>
    value?.do === verb ? by : value,
  ) as readonly Effect[];
