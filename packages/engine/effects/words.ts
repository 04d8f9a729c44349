/** English for everything in the vocabulary that is not an effect. */
import {
  COUNTABLES,
  STATS,
  WHO,
  type Amount,
  type Condition,
  type Cost,
  type Modifier,
  type RuleChange,
  type Scope,
  type Skill,
  type Until,
  type Who,
} from './vocabulary.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const sentence = (clause: string): string =>
  clause === '' ? '' : `${capital(clause)}${/[.!?]$/.test(clause) ? '' : '.'}`;
export const joined = (words: readonly string[], last = 'or'): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
/** Towns are known by id; their names are the ids spelt out. */
export const townName = (id: string): string => id.split('-').map(capital).join(' ');
export const skillName = (skill: Skill): string => capital(skill);

export function amountWords(amount: Amount | 'all'): string {
  if (amount === 'all') return 'all';
  if (typeof amount === 'number') return String(amount);
  if ('roll' in amount) return amount.roll === 'd10' ? 'one die of' : 'two dice of';
  const { count, times = 1, plus = 0, max } = amount;
  const start = plus === 0 ? '' : `${plus} plus `;
  const cap = max === undefined ? '' : ` (at most ${max})`;
  return `${start}${times} for each ${COUNTABLES[count]}${cap}`;
}

/** "2 gold", "1 gold for each Ally you have", "one die of gold". */
export function quantity(amount: Amount | 'all', noun: string, plural = noun): string {
  if (amount === 'all') return `all ${plural}`;
  if (typeof amount === 'number') return `${amount} ${amount === 1 ? noun : plural}`;
  if ('roll' in amount) return `${plural} equal to ${amount.roll === 'd10' ? 'one die' : 'two dice'}`;
  const { count, times = 1, plus = 0, max } = amount;
  const start = plus === 0 ? '' : `${plus} ${plus === 1 ? noun : plural} plus `;
  const cap = max === undefined ? '' : ` (at most ${max})`;
  return `${start}${times} ${times === 1 ? noun : plural} for each ${COUNTABLES[count]}${cap}`;
}

export const plus = (amount: Amount): string => {
  if (typeof amount === 'number') return amount < 0 ? `−${-amount}` : `+${amount}`;
  const words = amountWords(amount);
  return words.startsWith('-') ? `−${words.slice(1)}` : `+${words}`;
};

const SUBJECT: Readonly<Record<Who, string>> = { ...WHO, self: 'this one' };
export const whom = (who: Who): string => SUBJECT[who];

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  self: '',
  hero: ' for your Hero',
  allies: ' for Allies',
  party: ' for Heroes and Allies',
  enemy: ' for your enemy',
  heroes: ' for every Hero',
  foes: ' for every Challenge',
};
export const scopeWords = (scope: Scope | undefined): string => SCOPE_WORDS[scope ?? 'self'];

export const UNTIL_WORDS: Readonly<Record<Until, string>> = {
  roll: 'for this roll',
  round: 'until the end of this combat round',
  combat: 'for the rest of this combat',
  turn: 'until the end of this turn',
  'next-turn': 'until your next turn',
};

export function modifierWords(modifier: Modifier): string {
  const what = modifier.skill === undefined ? STATS[modifier.stat] : `${skillName(modifier.skill)} tests`;
  const when = modifier.if === undefined ? '' : ` ${conditionsWords(modifier.if)}`;
  return `${plus(modifier.amount)} to ${what}${scopeWords(modifier.for)}${when}`;
}

const RULE_WORDS: {
  readonly [K in RuleChange['rule']]: (change: Extract<RuleChange, { rule: K }>) => string;
} = {
  'no-escape': () => 'no escape tests',
  'no-cancel': () => 'wounds cannot be cancelled',
  'no-attack': (c) => `no attacks in the ${c.phase} phase`,
  'no-ally-attacks': () => 'Allies cannot attack',
  'no-activate': () => 'cards cannot be activated',
  'no-rest': () => 'nobody can rest',
  'no-heal': () => 'no healing can be bought',
  'no-buy': () => 'no Items can be bought',
  'no-hire': () => 'no Allies can be hired',
  'no-negotiate': () => 'Heroes cannot negotiate',
  'closed-town': (c) => `${townName(c.town)} cannot be entered`,
  'closed-terrain': (c) => `${c.terrain} spaces cannot be entered`,
  'enter-as': (c) => `${c.terrain} spaces may be entered with ${joined(c.as)} symbols too`,
};

export function ruleWords<K extends RuleChange['rule']>(change: Extract<RuleChange, { rule: K }>): string {
  const say = RULE_WORDS[change.rule as K] as (change: Extract<RuleChange, { rule: K }>) => string;
  const scope = change.for === undefined || change.for === 'enemy' ? '' : scopeWords(change.for);
  return `${say(change)}${scope}${change.if === undefined ? '' : ` ${conditionsWords(change.if)}`}`;
}

const CONDITION_WORDS: {
  readonly [K in Condition['is']]: (condition: Extract<Condition, { is: K }>) => string;
} = {
  terrain: (c) => `in ${joined(c.any)}`,
  town: (c) => (c.any === undefined ? 'in a town' : `in ${joined(c.any.map(townName))}`),
  foe: (c) =>
    `against ${[...(c.color ?? []), ...(c.family ?? [])].length === 0 ? 'a Challenge' : foeWords(c)}`,
  'foe-wounded': () => 'if your enemy is wounded',
  against: (c) => (c.what === 'hero' ? 'against a Hero' : 'against a Challenge'),
  fighter: (c) => (c.who === 'hero' ? 'when your Hero rolls' : 'when an Ally rolls'),
  attacking: () => 'when attacking',
  defending: () => 'when defending',
  phase: (c) => `in the ${joined(c.any)} phase`,
  'first-roll': () => 'on the first roll of a combat',
  round: (c) => roundWords(c.atLeast, c.atMost),
  has: (c) => `if there is at least ${c.atLeast} ${COUNTABLES[c.what]}`,
  owns: (c) => `if you have ${[c.type, c.class].filter((w) => w !== undefined).join(' ') || 'an Item'}`,
  skilled: (c) => `if you have ${skillName(c.skill)}`,
  attribute: (c) => `if your ${capital(c.attribute)} is ${c.atLeast} or more`,
  dice: (c) => diceWords(c),
  failed: () => 'if the roll would fail',
  'event-in-play': () => 'while an Event is in play',
  hurt: (c) =>
    c.who === 'hero' ? 'if your Hero is hurt or tired' : 'if anyone in your party is hurt or tired',
  test: (c) =>
    `on ${
      [c.attribute, c.skill]
        .filter((w) => w !== undefined)
        .map(capital)
        .join(' ') || 'any'
    } tests`,
  richest: () => 'if no Hero has more gold',
  not: (c) => `unless ${conditionWords(c.not).replace(/^if /, '')}`,
  any: (c) => joined(c.of.map(conditionWords)),
};

const foeWords = (c: Extract<Condition, { is: 'foe' }>): string =>
  [joined(c.color ?? []), c.family === undefined ? 'Challenges' : joined(c.family)]
    .filter((w) => w !== '')
    .join(' ');

function roundWords(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined && atLeast === atMost) return `in combat round ${atLeast}`;
  if (atMost === undefined) return `from combat round ${atLeast ?? 1} on`;
  return atLeast === undefined
    ? `in the first ${atMost === 1 ? 'combat round' : `${atMost} combat rounds`}`
    : `in combat rounds ${atLeast} to ${atMost}`;
}

function diceWords(c: Extract<Condition, { is: 'dice' }>): string {
  if (c.doubles === true) return 'if the dice show doubles';
  if (c.atLeast !== undefined && c.atMost !== undefined)
    return `if the dice show ${c.atLeast} to ${c.atMost}`;
  return c.atMost === undefined
    ? `if the dice show ${c.atLeast ?? 2} or more`
    : `if the dice show ${c.atMost} or less`;
}

export function conditionWords<K extends Condition['is']>(condition: Extract<Condition, { is: K }>): string {
  const say = CONDITION_WORDS[condition.is as K] as (condition: Extract<Condition, { is: K }>) => string;
  return say(condition);
}

export const conditionsWords = (conditions: readonly Condition[]): string =>
  conditions.map(conditionWords).join(' and ');

export function costWords(cost: Cost): string {
  switch (cost.pay) {
    case 'activate':
      return 'activate';
    case 'discard':
      return 'discard';
    case 'exhaustion':
      return `take ${cost.amount} exhaustion`;
    case 'wound':
      return `take ${quantity(cost.amount, 'wound', 'wounds')}`;
    case 'gold':
      return `pay ${cost.amount} gold`;
    case 'counter':
      return `remove ${quantity(cost.amount, 'counter', 'counters')} from this card`;
    case 'item':
      return cost.class === undefined ? 'discard another Item' : `discard a ${cost.class}`;
    case 'ally':
      return 'dismiss another Ally';
  }
}
