/** English for conditions that count something: "you have at least 2 Allies", "this card has exactly 1 counter". */
import type { Condition, Countable } from './vocabulary.ts';
import { enemyOf, type Speaker, withArticle } from './words.ts';

/** A counted condition as a clause for "if", and its opposite. */
interface CountSaid {
  readonly clause: string;
  readonly not?: string;
}

/** "combat round 2", "one of the first 2 combat rounds". */
export function roundWords(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined && atLeast === atMost) return `combat round ${atLeast}`;
  if (atMost === undefined) return `combat round ${atLeast ?? 1} or later`;
  if ((atLeast ?? 1) <= 1)
    return atMost === 1 ? 'combat round 1' : `one of the first ${atMost} combat rounds`;
  return `one of combat rounds ${atLeast} to ${atMost}`;
}

interface Counted {
  /** "you have"; two forms where the number matters. */
  readonly lead: readonly [one: string, many: string];
  readonly one: string;
  readonly noun: string;
  readonly plural: string;
  readonly after?: string;
}

const yours = (noun: string, plural = `${noun}s`): Counted => ({
  lead: ['you have', 'you have'],
  one: withArticle(noun),
  noun,
  plural,
});
const there = (one: string, noun: string, plural: string, after: string): Counted => ({
  lead: ['there is', 'there are'],
  one,
  noun,
  plural,
  after,
});
const borne = (lead: string, one: string, noun: string, plural = noun): Counted => ({
  lead: [lead, lead],
  one,
  noun,
  plural,
});

const COUNTED: Readonly<Record<Exclude<Countable, 'round'>, (speaker: Speaker) => Counted>> = {
  allies: () => yours('Ally', 'Allies'),
  items: () => yours('Item'),
  weapons: () => yours('Weapon'),
  level: () => yours('experience counter'),
  'experience-value': () => ({
    ...borne('you have paid', 'at least 1 experience', 'experience'),
    after: ' for your counters',
  }),
  runes: () => yours('Dragon Rune'),
  gold: () => borne('you have', 'at least 1 gold', 'gold'),
  wounds: () => borne('you have', 'a wound', 'wound', 'wounds'),
  exhaustion: () => borne('you have', 'at least 1 exhaustion', 'exhaustion'),
  'foe-wounds': (speaker) => borne(`${enemyOf(speaker)} has`, 'a wound', 'wound', 'wounds'),
  'heroes-here': () => there('another Hero', 'other Hero', 'other Heroes', ' in your space'),
  fighters: () => there('a Hero', 'Hero', 'Heroes', ' in this combat'),
  undefeated: () =>
    there('an undefeated Challenge', 'undefeated Challenge', 'undefeated Challenges', ' on the track'),
  counters: () => borne('this card has', 'a counter', 'counter', 'counters'),
  doom: (speaker) => borne(`${enemyOf(speaker)} has`, 'a doom counter', 'doom counter', 'doom counters'),
  rituals: () => there('a ritual', 'ritual', 'rituals', ' in play'),
  curses: () => ({ ...yours('Curse card'), lead: ['you have claimed', 'you have claimed'] }),
  roaming: () => there('a roaming monster', 'roaming monster', 'roaming monsters', ''),
};

export function hasWords(what: Countable, atLeast: number, speaker: Speaker): CountSaid {
  if (what === 'round') return { clause: `it is ${roundWords(atLeast, undefined)}` };
  const { lead, one, plural, after = '' } = COUNTED[what](speaker);
  return atLeast === 1
    ? { clause: `${lead[0]} ${one}${after}`, not: `${lead[1]} no ${plural}${after}` }
    : {
        clause: `${lead[1]} at least ${atLeast} ${plural}${after}`,
        not: `${lead[1]} fewer than ${atLeast} ${plural}${after}`,
      };
}

/** Two that come to one number, "at least 1" and "fewer than 2", taken out as what they come to: "exactly 1". */
export function exactCounts(
  conditions: readonly Condition[],
  speaker: Speaker,
): { readonly open: Condition[]; readonly exact: CountSaid[] } {
  const isCapped = (one: Condition): boolean =>
    conditions.some((other) => isNext(one, other) || isNext(other, one));
  const numbers = conditions.filter((one) => conditions.some((other) => isNext(one, other)));
  return {
    open: conditions.filter((one) => !isCapped(one)),
    exact: numbers.flatMap((one) => (one.is === 'has' ? [exactWords(one.what, one.atLeast, speaker)] : [])),
  };
}

const isNext = (one: Condition, limit: Condition): boolean =>
  one.is === 'has' &&
  limit.is === 'not' &&
  limit.not.is === 'has' &&
  one.what === limit.not.what &&
  one.atLeast + 1 === limit.not.atLeast;

function exactWords(what: Countable, count: number, speaker: Speaker): CountSaid {
  if (what === 'round') return { clause: `it is combat round ${count}` };
  const { lead, noun, plural, after = '' } = COUNTED[what](speaker);
  const [verb, word] = count === 1 ? [lead[0], noun] : [lead[1], plural];
  return { clause: `${verb} exactly ${count} ${word}${after}` };
}
