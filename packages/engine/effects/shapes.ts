/** The shapes of everything in the vocabulary that is not an effect. */
import {
  either,
  list,
  oneOf,
  optional,
  record,
  slug,
  type Shape,
  tagged,
  text,
  whole,
  yes,
  lazy,
} from '../kernel/shape.ts';
import {
  ATTRIBUTES,
  COLORS,
  COUNTABLES,
  CURSE_LEVELS,
  CURSES,
  ITEM_CLASSES,
  GEAR,
  PHASES,
  RITUAL_SYMBOLS,
  SCOPES,
  SKILLS,
  STATS,
  TERRAINS,
  WHO,
  type Amount,
  type Condition,
  type Cost,
  type Countable,
  type CurseLevel,
  type Modifier,
  type RuleChange,
  type Stat,
  type Until,
  type Who,
} from './vocabulary.ts';

export const attribute = oneOf(ATTRIBUTES);
export const phase = oneOf(PHASES);
export const skill = oneOf(SKILLS);
export const color = oneOf(COLORS);
export const terrain = oneOf(TERRAINS);
export const stat: Shape<Stat> = oneOf(Object.keys(STATS) as Stat[]);
export const who: Shape<Who> = oneOf(Object.keys(WHO) as Who[]);
export const scope = oneOf(SCOPES);
export const itemClass = oneOf(ITEM_CLASSES);
export const ritualSymbol = oneOf(RITUAL_SYMBOLS);
export const gear = oneOf(GEAR);
export const curse = oneOf(CURSES);
export const curseLevel = whole(1, CURSE_LEVELS.length) as Shape<CurseLevel>;
export const until: Shape<Until> = oneOf(['roll', 'round', 'combat', 'turn', 'next-turn']);
const small = whole(0, 30);
const signed = whole(-30, 30);

const countable: Shape<Countable> = oneOf(Object.keys(COUNTABLES) as Countable[]);
const counted = record<Extract<Amount, { count: unknown }>>({
  count: countable,
  times: optional(whole(-10, 10)),
  plus: optional(signed),
  max: optional(small),
});
const rolled = record<Extract<Amount, { roll: unknown }>>({ roll: oneOf(['d10', '2d10']) });

/** A number, or something counted: for modifiers, which must not roll. */
const steadyAmount = either(signed, counted, (v) => typeof v === 'number') as Shape<Amount>;
export const amount = either(
  signed,
  either(rolled, counted, (v) => typeof v === 'object' && v !== null && 'roll' in v),
  (v) => typeof v !== 'object',
) as Shape<Amount>;
export const amountOrAll = either(oneOf(['all']), amount, (v) => typeof v === 'string') as Shape<
  Amount | 'all'
>;
export const countOrAll = either(oneOf(['all']), whole(1, 10), (v) => typeof v === 'string') as Shape<
  number | 'all'
>;

type ConditionOf<K> = Omit<Extract<Condition, { is: K }>, 'is'>;
const is = <K extends Condition['is']>(
  fields: { readonly [F in keyof ConditionOf<K>]-?: Shape<Exclude<ConditionOf<K>[F], undefined>> },
): Shape<object> => record<object>({ is: text(), ...fields } as never);

export const CONDITION_SHAPES: Readonly<Record<Condition['is'], Shape<object>>> = {
  terrain: is<'terrain'>({ any: list(terrain, 1) }),
  town: is<'town'>({ any: optional(list(slug, 1)) }),
  jewel: is<'jewel'>({ any: list(color, 1) }),
  cursed: is<'cursed'>({ any: optional(list(curse, 1)) }),
  ruin: is<'ruin'>({}),
  claimed: is<'claimed'>({ curse: optional(curse), level: optional(curseLevel) }),
  region: is<'region'>({ any: list(text(), 1) }),
  foe: is<'foe'>({ color: optional(list(color, 1)), family: optional(list(slug, 1)) }),
  'foe-wounded': is<'foe-wounded'>({}),
  against: is<'against'>({ what: oneOf(['challenge', 'hero']) }),
  fighter: is<'fighter'>({ who: oneOf(['hero', 'ally']) }),
  attacking: is<'attacking'>({}),
  defending: is<'defending'>({}),
  phase: is<'phase'>({ any: list(phase, 1) }),
  'first-roll': is<'first-roll'>({}),
  round: is<'round'>({ atLeast: optional(whole(1, 20)), atMost: optional(whole(1, 20)) }),
  has: is<'has'>({ what: countable, atLeast: whole(0, 50) }),
  owns: is<'owns'>({ class: optional(itemClass), type: optional(slug) }),
  holds: is<'holds'>({ any: list(text('the name of a card, as it is printed'), 1) }),
  skilled: is<'skilled'>({ skill }),
  attribute: is<'attribute'>({ attribute, atLeast: small }),
  dice: is<'dice'>({
    atLeast: optional(whole(2, 20)),
    atMost: optional(whole(2, 20)),
    doubles: optional(yes),
  }),
  failed: is<'failed'>({}),
  'event-in-play': is<'event-in-play'>({}),
  'god-awake': is<'god-awake'>({}),
  hurt: is<'hurt'>({ who: oneOf(['hero', 'party']) }),
  test: is<'test'>({ attribute: optional(attribute), skill: optional(skill) }),
  richest: is<'richest'>({}),
  not: is<'not'>({ not: lazy(() => condition) }),
  any: is<'any'>({ of: lazy(() => list(condition, 1)) }),
};
const condition: Shape<Condition> = tagged('is', CONDITION_SHAPES, 'condition');
export const conditions = list(condition, 1);

type CostOf<K> = Omit<Extract<Cost, { pay: K }>, 'pay'>;
const pay = <K extends Cost['pay']>(
  fields: { readonly [F in keyof CostOf<K>]-?: Shape<Exclude<CostOf<K>[F], undefined>> },
): Shape<object> => record<object>({ pay: text(), ...fields } as never);

export const COST_SHAPES: Readonly<Record<Cost['pay'], Shape<object>>> = {
  activate: pay<'activate'>({}),
  discard: pay<'discard'>({}),
  exhaustion: pay<'exhaustion'>({ amount: whole(1, 6) }),
  wound: pay<'wound'>({ amount: whole(1, 6) }),
  gold: pay<'gold'>({ amount: whole(1, 30) }),
  counter: pay<'counter'>({ amount: whole(1, 10) }),
  item: pay<'item'>({ class: optional(itemClass) }),
  ally: pay<'ally'>({}),
};
const cost: Shape<Cost> = tagged('pay', COST_SHAPES, 'cost');
export const costs = list(cost, 1);

export const modifier: Shape<Modifier> = record<Modifier>({
  stat,
  amount: steadyAmount,
  skill: optional(skill),
  for: optional(scope),
  if: optional(conditions),
});

type RuleOf<K> = Omit<Extract<RuleChange, { rule: K }>, 'rule' | 'for' | 'if'>;
const rule = <K extends RuleChange['rule']>(
  fields: { readonly [F in keyof RuleOf<K>]-?: Shape<Exclude<RuleOf<K>[F], undefined>> },
): Shape<object> =>
  record<object>({ rule: text(), for: optional(scope), if: optional(conditions), ...fields } as never);

export const RULE_SHAPES: Readonly<Record<RuleChange['rule'], Shape<object>>> = {
  'no-escape': rule<'no-escape'>({}),
  'no-cancel': rule<'no-cancel'>({}),
  'no-attack': rule<'no-attack'>({ phase }),
  'no-ally-attacks': rule<'no-ally-attacks'>({}),
  'no-activate': rule<'no-activate'>({}),
  'no-rest': rule<'no-rest'>({}),
  'no-heal': rule<'no-heal'>({}),
  'no-buy': rule<'no-buy'>({}),
  'no-hire': rule<'no-hire'>({}),
  'no-negotiate': rule<'no-negotiate'>({}),
  'closed-town': rule<'closed-town'>({ town: slug }),
  'closed-terrain': rule<'closed-terrain'>({ terrain }),
  'enter-as': rule<'enter-as'>({ terrain, as: list(terrain, 1) }),
};
export const ruleChange: Shape<RuleChange> = tagged('rule', RULE_SHAPES, 'rule');
