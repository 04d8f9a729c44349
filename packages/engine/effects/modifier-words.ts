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
import { addition, joined, signed, skillName, type Speaker, townName } from './words.ts';

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

/** "undead enemies", "all enemies". */
function foesWords({ if: conditions = [] }: Changed): string {
  const foe = conditions.find((condition) => condition.is === 'foe');
  return foe === undefined ? 'all enemies' : foeWords(foe, true);
}

function whose({ for: scope = 'self' }: Changed, speaker: Speaker): Whose {
  if (againstIt(scope, speaker)) return { before: '', behind: ' against it' };
  return { before: scope === 'self' || scope === 'foes' ? SELF[speaker] : OWNED[scope], behind: '' };
}

const moreOrLess = (amount: number, more = 'more', less = 'less'): string => (amount < 0 ? less : more);

type Compare = (more?: string, less?: string) => string;

/** "one more Ally", "2 fewer Allies". */
const counted = (n: number, more: Compare, noun: string, plural = `${noun}s`): string =>
  `${n === 1 ? 'one' : n} ${more('more', 'fewer')} ${n === 1 ? noun : plural}`;

/** Numbers that English says in a sentence of their own: "Items cost 1 gold less". */
const SENTENCES: Readonly<Partial<Record<Stat, (n: number, more: Compare) => string>>> = {
  dice: (n, more) => `roll ${counted(n, more, 'movement die', 'movement dice')}`,
  'buy-price': (n, more) => `Items cost ${n} gold ${more()}`,
  'hire-price': (n, more) => `Allies cost ${n} gold ${more()}`,
  'sell-price': (n, more) => `you sell Items for ${n} gold ${more()}`,
  'heal-price': (n, more) => `healing costs ${n} gold ${more()}`,
  'market-cards': (n, more) => `add ${counted(n, more, 'card')} to the market in your Market step`,
  'experience-price': (n, more) => `experience counters cost ${n} ${more()}`,
  'reward-gold': (n, more) => `your gold rewards are ${n} ${more('higher', 'lower')}`,
  'ally-limit': (n, more) => `you may have ${counted(n, more, 'Ally', 'Allies')}`,
  'weapon-limit': (n, more) => `you may have ${counted(n, more, 'Weapon')}`,
  'armor-limit': (n, more) => `you may have ${counted(n, more, 'Armor')}`,
  activations: (n, more) => `you may activate ${counted(n, more, 'card')} in each step and combat round`,
};

type Changed = Pick<Modifier, 'stat' | 'skill' | 'amount' | 'for' | 'if'>;

const ROLLS: readonly Stat[] = ['ranged', 'melee', 'magic', 'combat'];
const DAMAGE: readonly Stat[] = ['ranged-damage', 'melee-damage', 'magic-damage'];

/** The rolls that are meant: attack rolls, defense rolls, or both; or just the first. */
function noun({ stat, skill, for: scope, if: conditions = [] }: Changed, speaker: Speaker): string {
  if (skill !== undefined) return `${skillName(skill)} tests`;
  if (!ROLLS.includes(stat)) return STATS[stat];
  const under = (is: Condition['is']): boolean => conditions.some((condition) => condition.is === is);
  const kind = under('attacking') ? 'attack rolls' : under('defending') ? 'defense rolls' : null;
  const rolls = kind === null ? STATS[stat] : STATS[stat].replace(/(combat )?rolls$/, kind);
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
  return 'count' in amount ? `${words}${each}` : words.replace(/\b(one|1)\b/, much);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Modifiers that may share one line: the same bearer under the same conditions. */
const together = (one: Growing, other: Growing, speaker: Speaker): boolean =>
  one.for === other.for &&
  !isSentence(one) &&
  !isSentence(other) &&
  one.grows === undefined &&
  other.grows === undefined &&
  same(rest(one, speaker), rest(other, speaker)) &&
  (same(one.amount, other.amount) || (typeof one.amount === 'number' && typeof other.amount === 'number'));

/** Runs of neighbors that belong together. */
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

/** "+3 to your melee rolls and +1 melee damage against undead enemies", a clause a run. */
export function modifierClauses(modifiers: readonly Changed[], speaker: Speaker): string[] {
  const seen = new Set<string>();
  return runs(gathered(modifiers), (one, other) => together(one, other, speaker)).map((run) => {
    const [first] = run;
    if (first === undefined) return '';
    const clauses = runs(run, (one, other) => same(one.amount, other.amount));
    const words = clauses.map((clause) => {
      const keys = clause.map((one) => keyOf(one, speaker));
      const again = keys.every((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return clauseOf(clause, speaker, again);
    });
    return `${joined(words, 'and')}${trailing(rest(first, speaker), speaker)}${moreWords(first, speaker)}`;
  });
}

interface Growth {
  readonly to: number;
  readonly if: readonly Condition[];
}

/** A modifier, with what it grows to under a further condition. */
interface Growing extends Changed {
  readonly grows?: Growth;
}

/** A number that another one adds to under more conditions is one: "+4 … (+6 if you have the Stealth skill)". */
function gathered(modifiers: readonly Changed[]): Growing[] {
  const result: Growing[] = [];
  for (const one of modifiers) {
    const last = result.at(-1);
    const more = last === undefined || last.grows !== undefined ? null : growth(last, one);
    if (last === undefined || more === null) result.push(one);
    else result.splice(-1, 1, { ...last, grows: more });
  }
  return result;
}

function growth(one: Changed, other: Changed): Growth | null {
  const { amount: first, if: before = [], ...plain } = one;
  const { amount: second, if: after = [], ...rest } = other;
  if (typeof first !== 'number' || typeof second !== 'number' || !same(plain, rest)) return null;
  const more = after.filter((condition) => !before.some((known) => same(known, condition)));
  const wider = more.length > 0 && after.length === before.length + more.length;
  return wider ? { to: first + second, if: more } : null;
}

const moreWords = ({ grows }: Growing, speaker: Speaker): string =>
  grows === undefined ? '' : ` (${signed(grows.to)}${trailing(grows.if, speaker)})`;

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
  const { much, each } = addition(first.amount, speaker);
  const nouns = sharing(changed.map((one) => noun(one, speaker)));
  const more = `${again ? 'another ' : ''}${much}`;
  if (first.for === 'foes') return `${foesWords(first)} have ${more} ${nouns}${each}`;
  const { before, behind } = whose(first, speaker);
  const ownDamage = before === 'your ' && changed.every(({ stat }) => DAMAGE.includes(stat));
  return `${more} ${ownDamage ? '' : `to ${before}`}${nouns}${behind}${each}`;
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
const RULES: RuleTable = {
  'no-escape': (c, s) => `${barred(c, s)} cannot escape`,
  'no-cancel': () => 'wounds cannot be canceled',
  'no-attack': (c, s) =>
    s === 'foe'
      ? `it cannot be attacked in the ${c.phase} phase`
      : `${barred(c, s)} cannot attack in the ${c.phase} phase`,
  'no-ally-attacks': (_, s) => `Allies cannot attack${s === 'foe' ? ' it' : ''}`,
  'no-activate': (c, s) => `${barred(c, s)} cannot activate cards`,
  'no-rest': () => 'you cannot rest',
  'no-heal': () => 'you cannot buy healing',
  'no-buy': () => 'you cannot buy Items',
  'no-hire': () => 'you cannot hire Allies',
  'no-negotiate': () => 'you cannot negotiate',
  'closed-town': (c) => `you cannot enter ${townName(c.town)}`,
  'closed-terrain': (c) => `you cannot enter ${c.terrain} spaces`,
  'enter-as': (c) => {
    const other = c.as.filter((terrain) => terrain !== c.terrain);
    return `${joined(other)} symbols also let you enter ${c.terrain} spaces`;
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

/** A rule for an enemy Hero is said of "Heroes you fight", so the condition need not be said again. */
function duelWords(change: RuleChange, speaker: Speaker): [string, RuleChange['if']] | null {
  const against = change.if?.find(({ is }) => is === 'against');
  if (against?.is !== 'against' || against.what !== 'hero' || barred(change, speaker) !== 'your enemy')
    return null;
  const words = ruleWords(change, speaker).replace(/^your enemy /, 'Heroes you fight ');
  return [words, change.if?.filter((one) => one !== against)];
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
    const [words, open] = duelWords(first, speaker) ?? [ruleWords(first, speaker), first.if];
    const said = phases.length > 1 ? words.replace(/\w+ phase$/, `${joined(phases)} phase`) : words;
    const whole = phases.length > 2 ? said.replace(/ in the [^]* phase$/, ' at all') : said;
    const when = trailing(open, speaker);
    return when.startsWith(' from round') ? `${when.trimStart()}, ${whole}` : `${whole}${when}`;
  });
}
