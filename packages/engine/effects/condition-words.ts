/** English for conditions: "in the melee phase", "if you have an Ally", "unless you are in a town". */
import { exactCounts, hasWords, roundWords } from './count-words.ts';
import type { Condition, ItemClass } from './vocabulary.ts';
import {
  capital,
  enemyOf,
  familyName,
  joined,
  ROMAN,
  skillName,
  type Speaker,
  townName,
  withArticle,
} from './words.ts';

/** A condition as a clause for "if" and "unless", and where English has one, as a phrase that stands alone. */
interface Said {
  readonly clause: string;
  /** The opposite, where "unless" with the clause would read badly. */
  readonly not?: string;
  readonly phrase?: string;
  readonly notPhrase?: string;
  /** Says where the Hero is. */
  readonly place?: true;
}

type Table = {
  readonly [K in Condition['is']]: (condition: Extract<Condition, { is: K }>, speaker: Speaker) => Said;
};

const TABLE: Table = {
  terrain: (c) => {
    const space = `on ${withArticle(joined(c.any))} space`;
    return { clause: `you are ${space}`, phrase: space, place: true };
  },
  town: (c) => {
    const towns = c.any === undefined ? 'a town' : joined(c.any.map(townName));
    const outside = c.any === undefined ? 'outside towns' : `outside ${towns}`;
    return { clause: `you are in ${towns}`, phrase: `in ${towns}`, notPhrase: outside, place: true };
  },
  jewel: (c) => {
    const jewel = `on ${withArticle(joined(c.any))} jewel`;
    return { clause: `you are ${jewel}`, phrase: jewel, place: true };
  },
  cursed: (c) => {
    const where =
      c.any === undefined
        ? 'in a cursed town'
        : `in the town of ${joined(c.any.map((one) => `the ${townName(one)}`))}`;
    return { clause: `you are ${where}`, phrase: where, place: true };
  },
  ruin: () => ({ clause: 'you are beside a destroyed town', phrase: 'beside a destroyed town', place: true }),
  claimed: (c) => {
    const card = `${c.level === undefined ? '' : `level ${ROMAN[c.level]} `}Curse card`;
    const of = c.curse === undefined ? '' : ` of the ${townName(c.curse)}`;
    return {
      clause: `you have claimed ${withArticle(card)}${of}`,
      not: `you have claimed no ${card}${of}`,
    };
  },
  region: (c) => {
    const regions = joined(c.any.map((name) => name.replace(/^The /, 'the ')));
    return {
      clause: `you are in ${regions}`,
      phrase: `in ${regions}`,
      notPhrase: `outside ${regions}`,
      place: true,
    };
  },
  foe: (c) => ({ clause: `you fight ${foeWords(c, false)}`, phrase: `against ${foeWords(c, true)}` }),
  'foe-wounded': (_, speaker) => ({
    clause: `${enemyOf(speaker)} is wounded`,
    not: `${enemyOf(speaker)} is unwounded`,
  }),
  against: (c) => {
    const [one, many] = c.what === 'hero' ? ['a Hero', 'Heroes'] : ['a Challenge', 'Challenges'];
    return { clause: `you fight ${one}`, phrase: `against ${many}` };
  },
  fighter: (c) =>
    c.who === 'hero'
      ? { clause: 'you roll', phrase: 'when you roll' }
      : { clause: 'an Ally rolls', phrase: 'when an Ally rolls' },
  attacking: () => ({ clause: 'you are attacking', phrase: 'when attacking' }),
  defending: () => ({ clause: 'you are defending', phrase: 'when defending' }),
  phase: (c) => ({
    clause: `it is the ${joined(c.any)} phase`,
    phrase: `in the ${joined(c.any)} phase`,
  }),
  'first-roll': () => ({ clause: 'it is your first roll of the combat' }),
  round: (c) => ({
    clause: `it is ${roundWords(c.atLeast, c.atMost)}`,
    phrase: roundPhrase(c.atLeast, c.atMost),
  }),
  has: (c, speaker) => hasWords(c.what, c.atLeast, speaker),
  owns: (c) => {
    const what = ownedWords(c.class, c.type);
    return { clause: `you have ${withArticle(what)}`, not: `you have no ${what}` };
  },
  holds: (c) => ({
    clause: `you have ${joined(c.any)}`,
    not: `you do not have ${joined(c.any)}`,
  }),
  skilled: (c) => ({ clause: `you have the ${skillName(c.skill)} skill` }),
  attribute: (c) => ({
    clause: `your ${capital(c.attribute)} is ${c.atLeast} or more`,
    not: `your ${capital(c.attribute)} is less than ${c.atLeast}`,
  }),
  dice: (c) => ({ clause: `the dice show ${diceWords(c)}` }),
  failed: () => ({ clause: 'the roll fails', not: 'the roll succeeds' }),
  'event-in-play': () => ({ clause: 'an Event is in play', not: 'no Event is in play' }),
  'god-awake': () => ({ clause: 'a god is awake', not: 'no god is awake' }),
  hurt: (c) => {
    const who = c.who === 'hero' ? 'you have' : 'you or an Ally has';
    return { clause: `${who} wounds or exhaustion` };
  },
  test: (c) => {
    const what = [c.attribute, c.skill].filter((word) => word !== undefined).map(capital);
    const test = what.length === 0 ? 'skill' : what.join(' ');
    return { clause: `it is ${withArticle(test)} test`, phrase: `on ${test} tests` };
  },
  richest: () => ({ clause: 'nobody has more gold than you', not: 'somebody has more gold than you' }),
  not: (c, speaker) => opposite(said(c.not, speaker)),
  any: (c, speaker) => eitherFoe(c.of) ?? eitherOf(c.of.map((condition) => said(condition, speaker))),
};

function said<K extends Condition['is']>(condition: Extract<Condition, { is: K }>, speaker: Speaker): Said {
  const say = TABLE[condition.is as K] as (
    condition: Extract<Condition, { is: K }>,
    speaker: Speaker,
  ) => Said;
  return say(condition, speaker);
}

function opposite(one: Said): Said {
  const clause = one.not ?? `${UNLESS}${one.clause}`;
  return {
    clause,
    not: one.clause,
    ...(one.notPhrase === undefined ? {} : { phrase: one.notPhrase }),
    ...(one.phrase === undefined ? {} : { notPhrase: one.phrase }),
    ...(one.place === undefined ? {} : { place: one.place }),
  };
}

/** Marks a clause that goes with "unless" instead of "if". */
const UNLESS = 'unless ';

function eitherOf(all: readonly Said[]): Said {
  const clause = joined(all.map((one) => one.clause));
  const phrases = all.flatMap((one) => (one.phrase === undefined ? [] : [one.phrase]));
  return phrases.length === all.length ? { clause, phrase: joined(phrases) } : { clause };
}

type FoeCondition = Extract<Condition, { is: 'foe' }>;

/** Enemies of several kinds: "against dragonkin or red enemies". */
function eitherFoe(all: readonly Condition[]): Said | null {
  const foes = all.filter((one): one is FoeCondition => one.is === 'foe');
  if (foes.length < all.length) return null;
  const kinds = foes.map((one) => foeWords(one, true).replace(/ enemies$/, ''));
  return {
    clause: `you fight ${withArticle(`${joined(kinds)} enemy`)}`,
    phrase: `against ${joined(kinds)} enemies`,
  };
}

/** The family of all primal gods, who are named as they are. */
const GOD_FAMILY = 'god';
/** Families that are said like an adjective: an enemy is undead, but a ferrox. */
const ADJECTIVES: readonly string[] = ['undead'];

/** "if it is a ferrox", of an enemy that was spoken of just before; null of any other condition. */
export function ifItIs(conditions: readonly Condition[]): string | null {
  const [only, ...more] = conditions;
  if (only?.is !== 'foe' || more.length > 0) return null;
  const { color = [], family = [] } = only;
  if (color.length > 0 && family.length > 0) return null;
  const kinds = family.map((one) => (ADJECTIVES.includes(one) ? one : withArticle(familyName(one))));
  return `if it is ${joined([...color, ...kinds])}`;
}

/** "undead enemies", "a red enemy", "a yellow or blue cultist enemy". */
export function foeWords(c: Omit<Extract<Condition, { is: 'foe' }>, 'is'>, many: boolean): string {
  if (c.color === undefined && c.family?.join() === GOD_FAMILY) return many ? 'primal gods' : 'a primal god';
  const kinds = [joined(c.color ?? []), joined((c.family ?? []).map(familyName))].filter((w) => w !== '');
  const words = [...kinds, many ? 'enemies' : 'enemy'].join(' ');
  return many ? words : withArticle(words);
}

function ownedWords(of: ItemClass | undefined, type: string | undefined): string {
  if (type !== undefined) return townName(type);
  return of === undefined ? 'Item' : capital(of);
}

function roundPhrase(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined && atLeast === atMost) return `in round ${atLeast}`;
  if (atMost === undefined) return `from round ${atLeast ?? 1} on`;
  if ((atLeast ?? 1) <= 1) return atMost === 1 ? 'in round 1' : `in the first ${atMost} rounds`;
  return `in rounds ${atLeast} to ${atMost}`;
}

function diceWords(c: Extract<Condition, { is: 'dice' }>): string {
  const range =
    c.atLeast !== undefined && c.atMost !== undefined
      ? `${c.atLeast} to ${c.atMost}`
      : c.atLeast !== undefined
        ? `${c.atLeast} or more`
        : c.atMost !== undefined
          ? `${c.atMost} or less`
          : '';
  const doubles = c.doubles === true ? 'doubles' : '';
  return [doubles, range].filter((words) => words !== '').join(' of ');
}

interface Sorted {
  readonly phrases: string[];
  readonly ifs: string[];
  readonly unless: string[];
}

function sorted(conditions: readonly Condition[], speaker: Speaker, places: 'phrase' | 'clause'): Sorted {
  const all: Sorted = { phrases: [], ifs: [], unless: [] };
  const { open, exact } = exactCounts(conditions, speaker);
  const clauses: Said[] = [...open.map((condition) => said(condition, speaker)), ...exact];
  for (const one of clauses) {
    if (one.phrase !== undefined && (one.place === undefined || places === 'phrase'))
      all.phrases.push(one.phrase);
    else if (one.clause.startsWith(UNLESS)) all.unless.push(one.clause.slice(UNLESS.length));
    else all.ifs.push(one.clause);
  }
  return all;
}

/** After what they limit: " against undead enemies if you have a Sword unless you are in a town". */
export function trailing(
  conditions: readonly Condition[] | undefined,
  speaker: Speaker,
  places: 'phrase' | 'clause' = 'phrase',
  comma = '',
): string {
  if (conditions === undefined) return '';
  const { phrases, ifs, unless } = sorted(conditions, speaker, places);
  const parts = phrases.map((phrase) => ` ${phrase}`);
  if (ifs.length > 0) parts.push(`${comma} if ${ifs.join(' and ')}`);
  if (unless.length > 0) parts.push(`${comma} unless ${unless.join(' or ')}`);
  return parts.join('');
}

/** Before what they allow: "if you have an Ally", "against red enemies". */
export const leading = (conditions: readonly Condition[], speaker: Speaker): string =>
  trailing(conditions, speaker, 'clause').trimStart();
