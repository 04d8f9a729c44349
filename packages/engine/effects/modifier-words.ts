/** English for what a card changes while it is there: numbers and rules. */
import { foeWords, trailing } from './condition-words.ts';
import {
  STATS,
  type Amount,
  type Condition,
  type Modifier,
  type RuleChange,
  type Scope,
  type Stat,
} from './vocabulary.ts';
import { addition, joined, skillName, type Speaker, townName } from './words.ts';

/** Whose numbers: before the noun ("your Life") or behind it ("escape tests against this enemy"). */
interface Whose {
  readonly before: string;
  readonly behind: string;
}

const OWNED: Readonly<Record<Exclude<Scope, 'self' | 'foes'>, string>> = {
  hero: 'your ',
  heroes: 'your ',
  allies: "your Allies' ",
  party: "your and your Allies' ",
  enemy: "your enemy's ",
};

const SELF: Readonly<Record<Speaker, string>> = {
  hero: 'your ',
  held: 'your ',
  drawn: 'your ',
  event: 'your ',
  ally: "this Ally's ",
  foe: 'its ',
};

function whose({ for: scope = 'self', if: conditions = [] }: Changed, speaker: Speaker): Whose {
  if (scope === 'foes') {
    const foe = conditions.find((condition) => condition.is === 'foe');
    return { before: 'the ', behind: ` of ${foe === undefined ? 'all enemies' : foeWords(foe, true)}` };
  }
  if (againstIt(scope, speaker)) return { before: '', behind: ' against it' };
  return { before: scope === 'self' ? SELF[speaker] : OWNED[scope], behind: '' };
}

const moreOrLess = (amount: number, more = 'more', less = 'less'): string => (amount < 0 ? less : more);

/** Numbers that English says in a sentence of their own: "Items cost you 1 gold less". */
const SENTENCES: Readonly<
  Partial<Record<Stat, (n: number, more: (m?: string, l?: string) => string) => string>>
> = {
  dice: (n, more) =>
    `you roll ${n} movement ${n === 1 ? 'die' : 'dice'} ${more('more', n === 1 ? 'less' : 'fewer')}`,
  'buy-price': (n, more) => `Items cost you ${n} gold ${more()}`,
  'hire-price': (n, more) => `Allies cost you ${n} gold ${more()}`,
  'sell-price': (n, more) => `you sell Items for ${n} gold ${more()}`,
  'heal-price': (n, more) => `healing costs you ${n} gold ${more()}`,
  'market-cards': (n, more) =>
    `${n} ${more('more', 'fewer')} market ${n === 1 ? 'card is' : 'cards are'} added in your Market step`,
  'experience-price': (n, more) =>
    `experience counters cost you ${n} ${n === 1 ? 'point' : 'points'} ${more()}`,
  'reward-gold': (n, more) => `a reward of gold brings you ${n} gold ${more()}`,
  'ally-limit': (n, more) => `you may have ${n} ${n === 1 ? 'Ally' : 'Allies'} ${more('more', 'fewer')}`,
  'weapon-limit': (n, more) => `you may have ${n} Weapon${n === 1 ? '' : 's'} ${more('more', 'fewer')}`,
  'armor-limit': (n, more) => `you may have ${n} Armor${n === 1 ? '' : 's'} ${more('more', 'fewer')}`,
  activations: (n, more) =>
    `you may activate ${n} card${n === 1 ? '' : 's'} ${more('more', 'fewer')} in each step and combat round`,
};

type Changed = Pick<Modifier, 'stat' | 'skill' | 'amount' | 'for' | 'if'>;

const ROLLS: readonly Stat[] = ['ranged', 'melee', 'magic', 'combat'];

/** The rolls that are meant: attack rolls, defence rolls, or both; or just the first. */
function noun({ stat, skill, for: scope, if: conditions = [] }: Changed, speaker: Speaker): string {
  if (skill !== undefined) return `${skillName(skill)} tests`;
  if (!ROLLS.includes(stat)) return STATS[stat];
  const under = (is: Condition['is']): boolean => conditions.some((condition) => condition.is === is);
  const kind = under('attacking') ? 'attack' : under('defending') ? 'defence' : 'combat';
  const rolls = STATS[stat].replace('combat rolls', `${kind} rolls`);
  if (!under('first-roll')) return rolls;
  return againstIt(scope, speaker) ? `the first ${rolls.slice(0, -1)}` : rolls.slice(0, -1);
}

const againstIt = (scope: Scope | undefined, speaker: Speaker): boolean =>
  scope === 'enemy' && speaker === 'foe';

/** What is left to say of the conditions when the noun has said its part. */
function rest({ stat, for: scope, if: conditions }: Changed, speaker: Speaker): Changed['if'] {
  const taken: Condition['is'][] = ROLLS.includes(stat) ? ['attacking', 'defending'] : [];
  if (scope === 'foes') taken.push('foe');
  if (againstIt(scope, speaker)) taken.push('first-roll');
  return conditions?.filter(({ is }) => !taken.includes(is));
}

function sentenceOf(stat: Stat, amount: Amount, speaker: Speaker): string | null {
  const say = SENTENCES[stat];
  if (say === undefined) return null;
  if (typeof amount === 'number')
    return say(Math.abs(amount), (more, less) => moreOrLess(amount, more, less));
  const { much, each } = addition(amount, speaker);
  const least = 'count' in amount ? (amount.times ?? 1) : 1;
  const words = say(Math.abs(least), (more, less) => moreOrLess(least, more, less));
  return 'count' in amount ? `${words}${each}` : words.replace('1', much);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Modifiers that may share one line: the same bearer under the same conditions. */
const together = (one: Changed, other: Changed, speaker: Speaker): boolean =>
  one.for === other.for &&
  isSentence(one) === isSentence(other) &&
  same(rest(one, speaker), rest(other, speaker)) &&
  (same(one.amount, other.amount) || (typeof one.amount === 'number' && typeof other.amount === 'number'));

/** Runs of neighbours that belong together. */
export function runs<T>(all: readonly T[], fit: (one: T, other: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const one of all) {
    const last = found.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && fit(first, one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** "+3 to your melee combat rolls and +1 to your melee damage against undead enemies", a clause a run. */
export function modifierClauses(modifiers: readonly Changed[], speaker: Speaker): string[] {
  const seen = new Set<string>();
  return runs(modifiers, (one, other) => together(one, other, speaker)).map((run) => {
    const [first] = run;
    if (first === undefined) return '';
    const clauses = runs(run, (one, other) => !isSentence(one) && same(one.amount, other.amount));
    const words = clauses.map((clause) => {
      const keys = clause.map((one) => keyOf(one, speaker));
      const again = keys.every((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return clauseOf(clause, speaker, again);
    });
    return `${isSentence(first) ? words.join(', and ') : joined(words, 'and')}${trailing(rest(first, speaker), speaker)}`;
  });
}

const isSentence = (one: Changed): boolean => SENTENCES[one.stat] !== undefined;

/** Two with the same key add up: the second is "another". */
const keyOf = (one: Changed, speaker: Speaker): string =>
  [noun(one, speaker), one.for ?? 'self', addition(one.amount, speaker).much.charAt(0)].join(' ');

/** "+1 to its Mind, Body and Spirit for each combat round begun". */
function clauseOf(changed: readonly Changed[], speaker: Speaker, again: boolean): string {
  const first = changed[0];
  if (first === undefined) return '';
  const alone = sentenceOf(first.stat, first.amount, speaker);
  if (alone !== null) return alone;
  const { before, behind } = whose(first, speaker);
  const { much, each } = addition(first.amount, speaker);
  const nouns = sharing(changed.map((one) => noun(one, speaker)));
  return `${again ? 'another ' : ''}${much} to ${before}${nouns}${behind}${each}`;
}

/** "ranged and melee damage" instead of "ranged damage and melee damage". */
function sharing(nouns: readonly string[]): string {
  const [first = ''] = nouns;
  const words = first.split(' ');
  for (let from = 1; from < words.length; from++) {
    const end = ` ${words.slice(from).join(' ')}`;
    if (nouns.every((one) => one.endsWith(end)))
      return `${joined(
        nouns.map((one) => one.slice(0, -end.length)),
        'and',
      )}${end}`;
  }
  return joined(nouns, 'and');
}

type RuleTable = {
  readonly [K in RuleChange['rule']]: (change: Extract<RuleChange, { rule: K }>, speaker: Speaker) => string;
};

/** Who is barred: the players, by the enemy they fight; or one's enemy, by a card one holds. */
const barred = (change: RuleChange, speaker: Speaker): string =>
  change.for === 'enemy' && speaker !== 'foe' ? 'your enemy' : 'you';
const fighting = (speaker: Speaker): string => (speaker === 'foe' ? ' in combat with it' : '');

const RULES: RuleTable = {
  'no-escape': (c, s) => `${barred(c, s)} cannot escape${s === 'foe' ? ' from it' : ''}`,
  'no-cancel': (_, s) => `wounds cannot be cancelled${fighting(s)}`,
  'no-attack': (c, s) =>
    s === 'foe'
      ? `it cannot be attacked in the ${c.phase} phase`
      : `${barred(c, s)} cannot attack in the ${c.phase} phase`,
  'no-ally-attacks': (_, s) => `Allies cannot attack${s === 'foe' ? ' it' : ''}`,
  'no-activate': (c, s) => `${barred(c, s)} cannot activate cards${fighting(s)}`,
  'no-rest': () => 'you cannot rest',
  'no-heal': () => 'you cannot buy healing',
  'no-buy': () => 'you cannot buy Items',
  'no-hire': () => 'you cannot hire Allies',
  'no-negotiate': () => 'you cannot negotiate',
  'closed-town': (c) => `you cannot enter ${townName(c.town)}`,
  'closed-terrain': (c) => `you cannot enter ${c.terrain} spaces`,
  'enter-as': (c) => {
    const other = c.as.filter((terrain) => terrain !== c.terrain);
    return `${joined(other)} symbols also take you into ${c.terrain} spaces`;
  },
};

function ruleWords<K extends RuleChange['rule']>(
  change: Extract<RuleChange, { rule: K }>,
  speaker: Speaker,
): string {
  const say = RULES[change.rule as K] as (
    change: Extract<RuleChange, { rule: K }>,
    speaker: Speaker,
  ) => string;
  return say(change, speaker);
}

/** A clause each; attacks that are barred in several phases are said in one. */
export function ruleClauses(rules: readonly RuleChange[], speaker: Speaker): string[] {
  return runs(rules, (one, other) => {
    const phases = one.rule === 'no-attack' && other.rule === 'no-attack';
    return phases && one.for === other.for && same(one.if, other.if);
  }).map((run) => {
    const [first] = run;
    if (first === undefined) return '';
    const phases = run.flatMap((change) => (change.rule === 'no-attack' ? [change.phase] : []));
    const words = ruleWords(first, speaker);
    const said = phases.length > 1 ? words.replace(/\w+ phase$/, `${joined(phases)} phase`) : words;
    return `${phases.length > 2 ? said.replace(/ in the [^]* phase$/, ' at all') : said}${trailing(first.if, speaker)}`;
  });
}
