/** The options of the pending decision, sorted by where on the table they are best chosen. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { isAside, optionLabel } from '@wayrune/engine/text/decision.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { empowerWords, spaceName } from '@wayrune/engine/text/names.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Of the roll it leads to, or null. */
  readonly chance: number | null;
  /** Several decisions that one press makes, and the space where the odds of the last are counted. */
  readonly path?: readonly string[];
  readonly oddsAt?: SpaceId | null;
}

export interface Way {
  readonly space: SpaceId;
  readonly name: string;
  readonly choices: readonly Choice[];
}

export interface Choices {
  /** Buttons of the decision, in the engine's order. */
  readonly main: readonly Choice[];
  /** Neighbouring spaces, with the dice that open each. */
  readonly ways: readonly Way[];
  /** Cards that may be thrown away at any time. */
  readonly discards: readonly Choice[];
}

const WAYS: ReadonlySet<string> = new Set(['step', 'walk']);

export const wordOf = (option: string): string => option.split(':', 1)[0] ?? '';

/** The space that an option leads to or speaks of, or null. */
export function spaceOf({ board }: World, option: string): SpaceId | null {
  const what = option.split(':')[1] ?? '';
  return Object.hasOwn(board.space, what) ? what : (board.town[what]?.space ?? null);
}

/** The card that an option is about, or null. */
export function cardOf({ cards }: World, option: string): string | null {
  const [word, first = '', second = ''] = option.split(':');
  const what = word === 'choose' ? second : first;
  return Object.hasOwn(cards, what) ? what : null;
}

export function sortOptions(world: World, state: State): Choices {
  const { decision } = state;
  const all = (decision?.options ?? []).map((id) => ({
    id,
    label: capital(optionLabel(world, state, id)),
    chance: optionChance(world, state, id),
  }));
  const steps = all.filter(({ id }) => WAYS.has(wordOf(id)));
  const discards = all.filter(({ id }) => decision !== null && isAside(world, decision, id));
  const spaces = [...new Set(steps.map(({ id }) => id.split(':')[1] ?? ''))];
  return {
    main: oneForEachSymbol(
      world,
      all.filter((choice) => !steps.includes(choice) && !discards.includes(choice)),
    ),
    ways: spaces.map((space) => ({
      space,
      name: spaceName(world, space),
      choices: steps.filter(({ id }) => id.split(':')[1] === space),
    })),
    discards: oneForEachLabel(discards),
  };
}

/** Options that give up a die: where in them its face is told. */
const GIVES_DIE: Readonly<Record<string, number>> = { empower: 3, 'rest-with': 2 };

/**
 * One button for all that gives up a die for the same, with the die that shows least besides; the dice offer every other
 * way. Tokens that are alike are one button, too.
 */
function oneForEachSymbol(world: World, choices: readonly Choice[]): Choice[] {
  const faceAt = (id: string): number => GIVES_DIE[wordOf(id)] ?? 0;
  const shows = (id: string): number => FACES[Number(id.split(':')[faceAt(id)])]?.length ?? 0;
  const purposeOf = (id: string): string => id.split(':').slice(0, faceAt(id)).join(':');
  const isBest = ({ id }: Choice): boolean =>
    choices
      .filter((other) => purposeOf(other.id) === purposeOf(id))
      .toSorted((a, b) => shows(a.id) - shows(b.id))[0]?.id === id;
  return oneForEachLabel(choices)
    .filter((choice) => faceAt(choice.id) === 0 || isBest(choice))
    .map((choice) => {
      const [word, card = '', terrain = ''] = choice.id.split(':');
      return word === 'empower' ? { ...choice, label: empowerWords(world, card, terrain) } : choice;
    });
}

/** What reads the same is the same: one of several tokens of a kind. */
const oneForEachLabel = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ label, id }, i) => {
    const first = choices.findIndex((other) => other.label === label && wordOf(other.id) === wordOf(id));
    return first === i || !TOKEN_WORDS.has(wordOf(id));
  });

const TOKEN_WORDS: ReadonlySet<string> = new Set(['use', 'discard']);

const PRIMARY: ReadonlySet<string> = new Set([
  'roll',
  'attempt',
  'stop+attempt',
  'stop+pass',
  'fight',
  'accept',
  'propose',
  'next',
  'buy',
  'learn',
  'confront',
]);
const PLAIN: ReadonlySet<string> = new Set([
  'pass',
  'stay',
  'stop',
  'leave',
  'none',
  'refuse',
  'clear',
  'rest',
  'done',
]);

/** How much a button stands out. */
export function lookOf(option: string): 'primary' | 'plain' | null {
  const word = wordOf(option);
  return PRIMARY.has(word) ? 'primary' : PLAIN.has(word) ? 'plain' : null;
}
