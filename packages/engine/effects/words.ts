/** English for the small parts of the vocabulary: numbers, prices, who is meant. */
import {
  COUNTABLES,
  type Amount,
  type Cost,
  type CurseLevel,
  type Skill,
  type Until,
  type Who,
} from './vocabulary.ts';

/**
 * Who speaks: the Hero's own card, a card that the Hero holds, an Ally, the enemy, the Event in play, or an
 * adventure card that is being resolved. "You" is the Hero (CARD-8), "this enemy" the card that says so.
 */
export type Speaker = 'hero' | 'held' | 'ally' | 'foe' | 'event' | 'drawn';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A sentence as part of another one; terms of the game keep their capital. */
export const uncapital = (words: string): string =>
  /^(?!Items?\b|All(y|ies)\b|Hero(es)?\b)[A-Z][a-z]/.test(words)
    ? `${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words;
export const sentence = (clause: string): string =>
  clause === '' ? '' : `${capital(clause)}${/[.!?:]$/.test(clause) ? '' : '.'}`;
export const joined = (words: readonly string[], last = 'or'): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** Towns are known by id; their names are the ids spelled out. So are the types of Items. */
export const townName = (id: string): string => id.split('-').map(capital).join(' ');
/** Levels of curses, as they are printed. */
export const ROMAN: Readonly<Record<CurseLevel, string>> = { 1: 'I', 2: 'II', 3: 'III' };
export const skillName = (skill: Skill): string => capital(skill);
/** Families of enemies are known by id: "cave-troll" is said "cave troll". */
export const familyName = (id: string): string => id.replaceAll('-', ' ');

/** "−2", "+4": with a real minus sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** "look at the next 2 cards of the red deck; put each back on top or on the bottom". */
export const lookWords = (deck: string, count: number): string =>
  count === 1
    ? `look at the next card of ${deck}; put it back on top or on the bottom`
    : `look at the next ${count} cards of ${deck}; put each back on top or on the bottom`;

export const enemyOf = (speaker: Speaker): string => (speaker === 'foe' ? 'this enemy' : 'your enemy');

/** "2 gold", "1 gold for each Ally you have", "10 gold minus 1 for each counter on this card". */
export function quantity(amount: Amount | 'all', noun: string, plural = noun): string {
  if (amount === 'all') return `all ${plural}`;
  const so = (n: number): string => `${n} ${n === 1 ? noun : plural}`;
  if (typeof amount === 'number') return so(amount);
  if ('roll' in amount)
    return `as ${noun === plural ? 'much' : 'many'} ${plural} as ${DICE_SHOW[amount.roll]}`;
  const { count, times = 1, plus = 0, max } = amount;
  const each = ` for each ${COUNTABLES[count]}`;
  const most = max === undefined ? '' : ` (max ${max})`;
  if (plus === 0) return `${so(times)}${each}${most}`;
  return `${so(plus)} ${times < 0 ? 'minus' : 'plus'} ${Math.abs(times)}${each}${most}`;
}

const DICE_SHOW = { d10: 'one die shows', '2d10': 'two dice show' } as const;

/** What a modifier adds, in two halves: "+1" and " for each Ally you have (at most +3)". */
export function addition(amount: Amount, speaker: Speaker): { readonly much: string; readonly each: string } {
  if (typeof amount === 'number') return { much: signed(amount), each: '' };
  if ('roll' in amount) return { much: `add what ${DICE_SHOW[amount.roll]}`, each: '' };
  const { count, times = 1, plus = 0, max } = amount;
  const counted =
    speaker === 'foe' ? COUNTABLES[count].replace('your enemy', 'this enemy') : COUNTABLES[count];
  const base = plus === 0 ? '' : `, and ${signed(plus)}`;
  const most = max === undefined ? '' : ` (max ${signed(max)})`;
  return { much: signed(times), each: ` for each ${counted}${base}${most}` };
}

/** "+2 to the roll", "+1 damage for each exhaustion on your Hero (at most +4)". */
export function plus(amount: Amount, to: string, speaker: Speaker): string {
  const { much, each } = addition(amount, speaker);
  return `${much} ${to}${each}`;
}

/** Those of the party who are meant, and whether what follows is for each of them. */
const GROUPS = {
  ally: { name: 'an Ally', each: false },
  any: { name: 'you or an Ally', each: false },
  allies: { name: 'your Allies', each: true },
  party: { name: 'you and your Allies', each: true },
} as const;
type Group = keyof typeof GROUPS;

/** One of four: the Hero who is spoken to, somebody else by name, several, or the enemy. */
function meant(who: Who, { speaker, roller }: Speaking): 'you' | 'enemy' | Group | { name: string } {
  if (who === 'fighter') return { name: roller };
  if (who !== 'self') return who;
  if (speaker === 'ally') return { name: 'this Ally' };
  return speaker === 'foe' || speaker === 'event' ? { name: roller } : 'you';
}

/** Who speaks, and what the one is called who rolls at that moment: "the attacker". */
export interface Speaking {
  readonly speaker: Speaker;
  readonly roller: string;
}

/** "take 1 wound", "this Ally takes 1 wound", "you and your Allies each take 1 wound". */
export function takes(who: Who, speaking: Speaking, what: string): string {
  const one = meant(who, speaking);
  if (one === 'you') return `take ${what}`;
  if (one === 'enemy') return `${enemyOf(speaking.speaker)} takes ${what}`;
  if (typeof one === 'object') return `${one.name} takes ${what}`;
  const { name, each } = GROUPS[one];
  return each ? `${name} each take ${what}` : `${name} takes ${what}`;
}

/** Where the counters lie that are healed or discarded. */
const OFF = { heal: 'on', discard: 'from' } as const;

/** "heal 1 wound", "heal 1 wound on you or an Ally", "you and your Allies discard all exhaustion". */
export function relieves(verb: keyof typeof OFF, who: Who, speaking: Speaking, what: string): string {
  const one = meant(who, speaking);
  if (one === 'you') return `${verb} ${what.replace(/^all /, 'all your ')}`;
  if (one === 'enemy') return `${verb} ${what} ${OFF[verb]} ${enemyOf(speaking.speaker)}`;
  if (typeof one === 'object') return `${verb} ${what} ${OFF[verb]} ${one.name}`;
  const { name, each } = GROUPS[one];
  if (!each) return `${verb} ${what} ${OFF[verb]} ${name}`;
  return `${name} ${what.startsWith('all ') ? '' : 'each '}${verb} ${what}`;
}

export const UNTIL_WORDS: Readonly<Record<Until, string>> = {
  roll: 'for this roll',
  round: 'this combat round',
  combat: 'this combat',
  turn: 'this turn',
  'next-turn': 'until your next turn',
};

/** A price as a clause: "pay 1 gold", "this Ally takes 1 exhaustion". */
export function costWords(cost: Cost, speaker: Speaker): string {
  const other = speaker === 'held' || speaker === 'ally' ? 'another' : 'an';
  switch (cost.pay) {
    case 'activate':
      return 'activate';
    case 'discard':
      return 'discard';
    case 'exhaustion':
      return takes('self', payer(speaker), `${cost.amount} exhaustion`);
    case 'wound':
      return takes('self', payer(speaker), quantity(cost.amount, 'wound', 'wounds'));
    case 'gold':
      return `pay ${cost.amount} gold`;
    case 'counter':
      return `remove ${quantity(cost.amount, 'counter', 'counters')} from this card`;
    case 'item':
      if (cost.class === undefined) return `discard ${other} Item`;
      return `discard ${cost.class === 'gear' ? 'a gear token' : withArticle(capital(cost.class))}`;
    case 'ally':
      return `dismiss ${other} Ally`;
  }
}

/** The price that a Challenge or an Event asks is the Hero's to pay. */
const payer = (speaker: Speaker): Speaking => ({ speaker: speaker === 'ally' ? 'ally' : 'hero', roller: '' });
