/** What a card lets one do, and what it does by itself, as lines of its text. */
import { foeWords, leading, trailing } from '../effects/condition-words.ts';
import { choiceInOne, choiceWords, eachWords, rowWords } from '../effects/verbs/flow.ts';
import { runs } from '../effects/modifier-words.ts';
import type { Telling } from '../rules/world/verb.ts';
import { describeEffects, sayFor } from '../effects/verbs/index.ts';
import type { Ability, Condition, Effect } from '../effects/vocabulary.ts';
import { WINDOWS, type Window } from '../effects/windows.ts';
import { capital, costWords, joined, sentence, type Speaker, withArticle } from '../effects/words.ts';

/** Whoever it is that has rolled, where a card cannot know. */
export const ANY_ROLLER = 'whoever rolled';

type ConditionOf<K extends Condition['is']> = Extract<Condition, { is: K }>;

/** The words that a window is made of. */
interface Moment {
  /** "your attack roll", "an attack roll". */
  readonly of: (noun: string) => string;
  /** Who takes wounds: "you take", "an Ally takes". */
  readonly suffers: string;
  /** "melee ", or ''. */
  readonly phase: string;
  /** "combat roll", "melee attack roll". */
  readonly roll: string;
  /** "Body Swim", "skill". */
  readonly test: string;
  readonly fails: boolean;
  /** "an enemy", "an undead enemy". */
  readonly foe: string;
  /** " with a bandit enemy", " with a Hero", or ''. */
  readonly opponent: string;
}

/** Windows that say more than their name: whose roll, of what kind, in which phase. */
const MOMENTS: Readonly<Partial<Record<Window, (moment: Moment) => string>>> = {
  'before-combat': (m) => `before combat${m.opponent}`,
  escape: () => 'before your escape test',
  test: (m) => `before your ${m.test} test`,
  tested: (m) =>
    m.fails ? `when your ${m.test} test fails` : `after you roll for ${withArticle(m.test)} test`,
  roll: (m) => `before ${m.of(m.roll)}`,
  rolled: (m) => (m.fails ? `when ${m.of(m.roll)} fails` : `after ${m.of(m.roll)}`),
  hit: (m) => `when ${m.of(`${m.phase}attack`)} hits`,
  missed: (m) => `when ${m.of(`${m.phase}attack`)} misses`,
  guarded: (m) => `when ${m.of(`${m.phase}defense`)} succeeds`,
  struck: (m) => `when ${m.of(`${m.phase}defense`)} fails`,
  wounded: (m) => `when ${m.suffers} wounds${m.phase === '' ? '' : ` in the ${m.phase}phase`}`,
  defeated: (m) => `when you defeat ${m.foe}`,
};

/** The conditions that each of those windows takes up into its words. */
const TAKEN: Readonly<Partial<Record<Window, readonly Condition['is'][]>>> = {
  'before-combat': ['foe', 'against'],
  test: ['test'],
  tested: ['test', 'failed'],
  roll: ['phase', 'attacking', 'defending', 'fighter'],
  rolled: ['phase', 'attacking', 'defending', 'fighter', 'failed'],
  hit: ['phase', 'attacking', 'fighter'],
  missed: ['phase', 'attacking', 'fighter'],
  guarded: ['phase', 'defending', 'fighter'],
  struck: ['phase', 'defending', 'fighter'],
  wounded: ['phase', 'fighter'],
  defeated: ['foe'],
};

/** Windows after which a place reads well: "when your movement ends in Forge". */
const PLACED: readonly Window[] = ['after-moving', 'market', 'turn-end'];

type Subject = 'you' | 'this Ally' | 'an Ally' | 'you or an Ally' | 'anyone';

/** Whose roll or wounds an ability is about (G12). */
function subjectOf(ability: Ability, speaker: Speaker): Subject {
  const fighter = ability.if?.find((c): c is ConditionOf<'fighter'> => c.is === 'fighter');
  if (fighter !== undefined) return fighter.who === 'hero' ? 'you' : 'an Ally';
  if (speaker === 'foe' || speaker === 'event') return 'anyone';
  if (ability.helps === 'party') return 'you or an Ally';
  if (ability.helps === 'allies') return 'an Ally';
  return speaker === 'ally' ? 'this Ally' : 'you';
}

const WHOSE: Readonly<Record<Subject, (noun: string) => string>> = {
  you: (noun) => `your ${noun}`,
  'this Ally': (noun) => `this Ally's ${noun}`,
  'an Ally': (noun) => `an Ally's ${noun}`,
  'you or an Ally': (noun) => `your or an Ally's ${noun}`,
  anyone: withArticle,
};

function momentOf(ability: Ability, speaker: Speaker): Moment {
  const find = <K extends Condition['is']>(is: K): ConditionOf<K> | undefined =>
    ability.if?.find((condition): condition is ConditionOf<K> => condition.is === is);
  const subject = subjectOf(ability, speaker);
  const phase = find('phase');
  const test = find('test');
  const foe = find('foe');
  const against = find('against');
  const skill = [test?.attribute, test?.skill].flatMap((word) => (word === undefined ? [] : [capital(word)]));
  const phased = phase === undefined ? '' : `${joined(phase.any)} `;
  const kind =
    find('attacking') !== undefined ? 'attack ' : find('defending') !== undefined ? 'defense ' : '';
  return {
    of: WHOSE[subject],
    suffers: subject === 'you' ? 'you take' : `${subject === 'anyone' ? 'you or an Ally' : subject} takes`,
    phase: phased,
    roll: phased === '' && kind === '' ? 'combat roll' : `${phased}${kind}roll`,
    test: skill.length === 0 ? 'skill' : skill.join(' '),
    fails: find('failed') !== undefined,
    foe: foeWords(foe ?? {}, false),
    opponent:
      foe !== undefined
        ? ` with ${foeWords(foe, false)}`
        : against === undefined
          ? ''
          : AGAINST[against.what],
  };
}

const AGAINST = { hero: ' with a Hero', challenge: ' with a Challenge' } as const;

/** "when your magic attack hits, if you have an Ally". */
function whenWords(ability: Ability, speaker: Speaker): string {
  const { when } = ability;
  const words = MOMENTS[when]?.(momentOf(ability, speaker)) ?? WINDOWS[when].says;
  const always = ability.forced === true && ability.once === undefined;
  const each = always ? words.replace(' a combat round', ' each combat round') : words;
  const turned = speaker === 'event' ? each.replace('your turn', "each player's turn") : each;
  const open = ability.if?.filter(
    (condition) => TAKEN[when]?.includes(condition.is) !== true && !isPlain(condition, ability.do),
  );
  const rest = trailing(open, speaker, PLACED.includes(when) ? 'phrase' : 'clause', ',');
  const whole = `${turned}${rest.replace(/ from round (\d+) on/, ', from round $1 on')}`;
  return whole.replace(/ (?:a|each) combat round in round (\d+)/, ' combat round $1');
}

/** What an effect says itself: nobody needs to hear that there must be an Event to discard it. */
const isPlain = (condition: Condition, effects: readonly Effect[]): boolean =>
  effects.some(
    ({ do: verb }) =>
      (verb === 'end-event' && condition.is === 'event-in-play') ||
      (verb === 'rob' && condition.is === 'has' && condition.what === 'heroes-here'),
  );

const ONCE = {
  round: 'once per combat round, ',
  combat: 'once per combat, ',
  turn: 'once per turn, ',
} as const;
/** Windows that come once in such a span anyway. */
const SPANS: Readonly<Record<keyof typeof ONCE, readonly Window[]>> = {
  round: ['round-start', 'round-end'],
  combat: ['before-combat'],
  turn: ['turn-start', 'turn-end', 'after-moving', 'market', 'experience'],
};

/** Without a price, an ability that is not forced may be used once a turn. */
function onceWords({ once, forced, cost, when }: Ability): string {
  const free = forced !== true && cost === undefined && when !== 'before-combat';
  const span = once ?? (free ? 'turn' : null);
  if (span === null) return '';
  if (!SPANS[span].includes(when)) return ONCE[span];
  if (cost === undefined) return '';
  return when === 'after-moving' ? ONCE[span] : 'once ';
}

/** "Activate when you are wounded", "Once per turn, before combat, you may pay 1 gold": all before the colon. */
function headWords(ability: Ability, windows: string, speaker: Speaker): string {
  const start = onceWords(ability);
  const costs = ability.cost ?? [];
  const prices = costs.map((cost) => costWords(cost, speaker === 'ally' ? 'held' : speaker));
  if (costs.some(({ pay }) => pay === 'activate' || pay === 'discard'))
    return `${start.replace(/^once $/, '')}${joined(prices, 'and')} ${windows}`;
  if (costs.length === 0) return `${start}${windows}`;
  const own = speaker === 'ally' && costs.some(({ pay }) => pay === 'exhaustion' || pay === 'wound');
  return `${start}${windows}, ${own ? 'this Ally' : 'you'} may ${joined(prices, 'and')}`;
}

const sameButWindow = (one: Ability, other: Ability): boolean =>
  JSON.stringify({ ...one, when: '' }) === JSON.stringify({ ...other, when: '' });

export function abilityLines(abilities: readonly Ability[], telling: Telling): string[] {
  return runs(abilities, sameButWindow).flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const { speaker } = telling;
    const windows = eitherWhen(run.map((ability) => whenWords(ability, speaker)));
    const head = headWords(first, windows, speaker);
    const [start = '', ...more] = effectLines(first.do, { ...telling, roller: rollerIn(run) });
    return [sentence(`${head}${link(first, start)}${start}`), ...more];
  });
}

/** "when your melee defense fails or your melee attack misses": the same word is not said twice. */
const eitherWhen = (windows: readonly string[]): string =>
  joined(
    windows.map((words, i) => {
      const before = windows[i - 1] ?? '';
      const shared = ['when you ', 'when '].find(
        (start) => words.startsWith(start) && before.startsWith(start),
      );
      return words.slice(shared?.length ?? 0);
    }),
  );

/** What the one is called who has rolled. */
const ROLLERS: Readonly<Partial<Record<Window, string>>> = {
  hit: 'the attacker',
  missed: 'the attacker',
  guarded: 'the defender',
  struck: 'the defender',
};

function rollerIn(run: readonly Ability[]): string {
  const names = new Set(run.map(({ when }) => ROLLERS[when] ?? ANY_ROLLER));
  const [name = ANY_ROLLER] = names;
  return names.size === 1 ? name : ANY_ROLLER;
}

/** Between the head and the effects. */
function link({ forced, cost }: Ability, effects: string): string {
  const free = forced !== true && cost === undefined;
  if (free && !/^([+−(]|you |your |this |it )/.test(effects)) return ', you may ';
  if (!/^(choose one|roll a die):$/.test(effects)) return ': ';
  if (cost === undefined) return ', ';
  return cost.some(({ pay }) => pay === 'activate' || pay === 'discard') ? ' and ' : '; then ';
}

/** A list of effects as lines. The first goes on where the text stands; choices and tables have a line each. */
export function effectLines(list: readonly Effect[], telling: Telling): string[] {
  const at = list.findIndex(isTable);
  const [first, ...rest] = list;
  if (at !== 0 && first !== undefined && standsAlone(first, rest)) {
    const [next = '', ...more] = effectLines(rest, telling);
    return [describeEffects([first], telling), sentence(`then ${next}`), ...more];
  }
  if (at < 0) return [describeEffects(list, telling)];
  const before = list.slice(0, at);
  const start = before.length === 0 ? '' : `${describeEffects(before, telling)}, then `;
  const after = effectLines(list.slice(at + 1), telling);
  const next =
    after[0] === undefined || after[0] === '' ? [] : [sentence(`then ${after[0]}`), ...after.slice(1)];
  return [...table(list[at], start, telling), ...next];
}

/** What follows would read as a part of it: it gets a sentence of its own. */
const standsAlone = (effect: Effect, [next]: readonly Effect[]): boolean =>
  next !== undefined && next.do !== 'if' && (effect.do === 'each' || effect.do === 'if');

function isTable(effect: Effect): boolean {
  if (effect.do === 'each') return isOneTable(effect.then);
  if (effect.do === 'if') return (effect.else ?? []).length === 0 && isOneTable(effect.then);
  return effect.do === 'roll-die' || (effect.do === 'choose' && choiceInOne(effect) === null);
}

const isOneTable = ([only, ...more]: readonly Effect[]): boolean =>
  only !== undefined && more.length === 0 && isTable(only);

function table(effect: Effect | undefined, start: string, telling: Telling): string[] {
  const say = sayFor(telling);
  const bullet = (words: string): string => `• ${sentence(words)}`;
  if (effect?.do === 'choose')
    return [`${start}choose one:`, ...effect.options.map((choice) => bullet(choiceWords(choice, say)))];
  if (effect?.do === 'each') {
    const [first = '', ...rows] = table(effect.then[0], '', telling);
    const who = eachWords(effect);
    return [first === 'choose one:' ? `${start}${who} chooses one:` : `${start}${who}: ${first}`, ...rows];
  }
  if (effect?.do === 'if') {
    const [first = '', ...rows] = table(effect.then[0], '', telling);
    return [`${start}${leading(effect.if, telling.speaker)}, ${first}`, ...rows];
  }
  if (effect?.do === 'roll-die') return [`${start}roll a die:`, ...rowWords(effect, say).map(bullet)];
  return [];
}

/** "Reward: 3 gold and 1 experience." */
export function sectionLines(head: string, effects: readonly Effect[], telling: Telling): string[] {
  if (effects.length === 0) return [];
  const [first = '', ...more] = effectLines(effects, telling);
  if (head === '') return [sentence(first), ...more];
  const words = head === 'Reward' ? first.replace(/^gain (?=\d)/, '') : first;
  return [sentence(first === 'choose one:' ? `${head} (choose one):` : `${head}: ${words}`), ...more];
}
