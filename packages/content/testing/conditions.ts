/** How a scene comes to meet a condition, and how it comes to miss it. */
import type { Attribute, Condition } from '@wayrune/engine/effects/vocabulary.ts';
import { PHASES, SKILLS } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { BLADES, classId, COATS, FRIENDS, namesakeId, NOVICE, QUIET_EVENT, STRANGER } from './cast.ts';
import { COUNTS } from './counts.ts';
import { haveSome, type Plan } from './plan.ts';

type Arrange<K> = (plan: Plan, condition: Extract<Condition, { is: K }>, truth: boolean) => void;

const other = <T>(all: readonly T[], not: readonly T[]): T | undefined =>
  all.find((one) => !not.includes(one));
const cannot = (plan: Plan, why: string): void => {
  plan.impossible ??= why;
};

const ARRANGE: { readonly [K in Condition['is']]: Arrange<K> } = {
  terrain: (plan, c, truth) => {
    if (!truth) plan.landsAvoided.push(...c.any);
    plan.terrain = (truth ? other(c.any, plan.landsAvoided) : other(TERRAINS, plan.landsAvoided)) ?? null;
    plan.town = null;
  },
  town: (plan, c, truth) => {
    if (truth) plan.town = c.any?.[0] ?? 'any';
    else plan.town = c.any === undefined ? null : 'any';
    plan.townsAvoided = truth ? [] : (c.any ?? []);
  },
  jewel: (plan, c, truth) => {
    plan.onJewel = (truth ? c.any[0] : other(COLORS, c.any)) ?? null;
  },
  cursed: (plan, _, truth) => {
    if (truth) cannot(plan, 'no town is cursed here');
  },
  ruin: (plan, _, truth) => {
    if (truth) cannot(plan, 'no town is destroyed here');
  },
  claimed: (plan, _, truth) => COUNTS.curses.wish(plan, truth ? 1 : 0),
  region: (plan, c, truth) => {
    plan.region = { any: c.any, inside: truth };
    plan.town = null;
  },
  foe: (plan, c, truth) => {
    plan.fight = true;
    if (['foe', 'trap', 'reward', 'drawn'].includes(plan.role)) {
      if (!truth) cannot(plan, 'it is its own enemy');
      return;
    }
    const color = truth ? c.color?.[0] : c.color && other(COLORS, c.color);
    const family = truth ? c.family?.[0] : c.family && STRANGER;
    plan.foe = { color: color ?? plan.foe.color, family: family ?? plan.foe.family };
  },
  'foe-wounded': (plan, _, truth) => COUNTS['foe-wounds'].wish(plan, truth ? Math.max(1, plan.foeWounds) : 0),
  against: (plan, c, truth) => {
    plan.fight = true;
    plan.duel = (c.what === 'hero') === truth;
    if (plan.duel) plan.seats = 2;
  },
  fighter: (plan, c, truth) => {
    const ally = (c.who === 'ally') === truth;
    if (ally) haveSome(plan, FRIENDS, 1);
    plan.who = ally ? (plan.bearer === 'hero' ? (FRIENDS[0] ?? '') : plan.bearer) : 'hero';
  },
  attacking: (plan, _, truth) => {
    plan.attacking = truth;
    if (!truth) plan.who = 'hero';
  },
  defending: (plan, _, truth) => {
    plan.attacking = !truth;
    if (truth) plan.who = 'hero';
  },
  phase: (plan, c, truth) => {
    const phase = truth ? c.any[0] : other(PHASES, c.any);
    if (phase === undefined) cannot(plan, 'it speaks of every phase');
    else plan.phase = phase;
  },
  'first-roll': (plan, _, truth) => {
    plan.fight = true;
    plan.rolls = truth ? 0 : 1;
  },
  round: (plan, c, truth) => {
    const { atLeast = 1, atMost } = c;
    if (truth) COUNTS.round.wish(plan, atLeast);
    else COUNTS.round.wish(plan, atMost === undefined ? atLeast - 1 : atMost + 1);
  },
  has: (plan, c, truth) => COUNTS[c.what].wish(plan, truth ? c.atLeast : c.atLeast - 1),
  owns: (plan, c, truth) => {
    plan.held = plan.held.filter((card) => !BLADES.includes(card) && !COATS.includes(card));
    if (truth && c.type !== undefined) cannot(plan, 'a certain type of Item is wanted');
    else if (truth) haveSome(plan, [classId(c.class ?? 'artifact')], 1);
    else if (c.class === undefined) plan.held = [];
  },
  holds: (plan, c, truth) => {
    const namesakes = c.any.map(namesakeId);
    if (truth) haveSome(plan, namesakes, 1);
    else plan.held = plan.held.filter((card) => !namesakes.includes(card));
  },
  skilled: (plan, c, truth) => {
    plan.skill = { skill: c.skill, has: truth };
    if (plan.role === 'hero' && plan.card.kind === 'hero' && (plan.card.skills[c.skill] ?? 0) > 0 !== truth)
      cannot(plan, 'the Hero is as he is');
  },
  attribute: (plan, c, truth) => {
    const lacking = c.atLeast - printedValue(plan, c.attribute);
    plan.learned = c.attribute;
    plan.level = Math.max(0, truth ? Math.ceil(lacking / 2) : Math.ceil(lacking / 2) - 1);
    if (!truth && lacking <= 0) cannot(plan, 'the Hero is as he is');
  },
  dice: (plan, c, truth) => {
    plan.dice = diceFor(c, truth, plan.success);
  },
  failed: (plan, _, truth) => {
    plan.success = !truth;
  },
  'event-in-play': (plan, _, truth) => {
    if (plan.role === 'event' && !truth) cannot(plan, 'it is the Event in play');
    plan.event = truth ? QUIET_EVENT : null;
  },
  'god-awake': (plan, _, truth) => {
    plan.godAwake = truth;
  },
  hurt: (plan, c, truth) => {
    if (!truth) Object.assign(plan, { wounds: 0, exhaustion: 0, allyWounds: 0, allyExhaustion: 0 });
    else if (c.who === 'party') haveSome(plan, FRIENDS, 1);
    if (truth && plan.wounds + plan.exhaustion === 0)
      plan[c.who === 'hero' ? 'exhaustion' : 'allyExhaustion'] = 1;
  },
  test: (plan, c, truth) => {
    const attribute = c.attribute ?? 'mind';
    const skill = c.skill ?? plan.exam?.skill ?? null;
    plan.fight = true;
    if (truth) plan.exam = { attribute, skill };
    else if (c.skill !== undefined)
      plan.exam = { attribute, skill: SKILLS.find((one) => one !== c.skill) ?? null };
    else if (c.attribute !== undefined)
      plan.exam = { attribute: c.attribute === 'mind' ? 'body' : 'mind', skill };
    else plan.exam = null;
  },
  richest: (plan, _, truth) => {
    plan.seats = 2;
    plan.rivalGold = truth ? 1 : 99;
    // Still the richest after some of it is gone.
    plan.gold = Math.max(plan.gold, 12);
    plan.rivalGoldTold = true;
  },
  not: (plan, c, truth) => arrange(plan, c.not, !truth),
  any: (plan, c, truth) => {
    if (!truth) for (const one of c.of) arrange(plan, one, false);
    else for (const [i, one] of c.of.entries()) if (i > 0) tryFalse(plan, one);
    if (truth && c.of[0] !== undefined) arrange(plan, c.of[0], true);
  },
};

/** What an attribute is before anything was learned; an enemy beyond a novice does not ask for it. */
const printedValue = ({ card, role }: Plan, attribute: Attribute): number =>
  role === 'hero' && card.kind === 'hero' ? card[attribute][0] : NOVICE[attribute][0];

function tryFalse(plan: Plan, condition: Condition): void {
  const before = plan.impossible;
  arrange(plan, condition, false);
  plan.impossible = before;
}

type DiceCondition = Extract<Condition, { is: 'dice' }>;

/** Dice that meet what is said of them, or miss it: high ones for a roll that is to succeed, low ones for one that fails. */
function diceFor(
  { atLeast = 2, atMost = 20, doubles }: DiceCondition,
  truth: boolean,
  high: boolean,
): [number, number] {
  const pips = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const ordered = high ? pips.toReversed() : pips;
  const pairs = ordered.flatMap((first) => ordered.map((second): [number, number] => [first, second]));
  const far = ([first, second]: [number, number]): number => (high ? -first - second : first + second);
  const found = pairs
    .toSorted((a, b) => far(a) - far(b))
    .find(([first, second]) => {
      const within = first + second >= atLeast && first + second <= atMost;
      if (doubles === true) return (within && first === second) === truth;
      return within === truth && first !== second;
    });
  if (found === undefined) throw new Error('no dice are like that');
  return found;
}

export function arrange<K extends Condition['is']>(
  plan: Plan,
  condition: Extract<Condition, { is: K }>,
  truth: boolean,
): void {
  const how = ARRANGE[condition.is as K] as Arrange<K>;
  how(plan, condition, truth);
}

export const arrangeAll = (plan: Plan, conditions: readonly Condition[] | undefined): void => {
  for (const condition of conditions ?? []) arrange(plan, condition, true);
};

/** The same conditions with everything told apart that would meet them: each place, each enemy, just enough and plenty. */
export function alternatives(conditions: readonly Condition[] = []): (readonly Condition[])[] {
  return conditions.reduce<(readonly Condition[])[]>(
    (all, condition) => all.flatMap((list) => cases(condition).map((one) => [...list, one])),
    [[]],
  );
}

const PLENTY = 3;

function cases(condition: Condition): Condition[] {
  switch (condition.is) {
    case 'any':
      return condition.of.map((_, i) => turned(condition, i));
    case 'terrain':
      return condition.any.map((one) => ({ is: 'terrain', any: [one] }));
    case 'town':
      return condition.any?.map((one) => ({ is: 'town', any: [one] })) ?? [condition];
    case 'region':
      return condition.any.map((one) => ({ is: 'region', any: [one] }));
    case 'phase':
      return condition.any.map((one) => ({ is: 'phase', any: [one] }));
    case 'holds':
      return condition.any.map((one) => ({ is: 'holds', any: [one] }));
    case 'foe': {
      const colors = condition.color?.map((color): Condition => ({ ...condition, color: [color] })) ?? [];
      const families =
        condition.family?.map((family): Condition => ({ ...condition, family: [family] })) ?? [];
      return [...colors, ...families];
    }
    case 'has': {
      const more = condition.what === 'gold' || condition.what === 'foe-wounds';
      return more ? [condition, { ...condition, atLeast: condition.atLeast + PLENTY }] : [condition];
    }
    case 'dice': {
      const edges = [condition.atLeast, condition.atMost].filter((edge) => edge !== undefined);
      return [condition, ...edges.map((edge): Condition => ({ is: 'dice', atLeast: edge, atMost: edge }))];
    }
    default:
      return [condition];
  }
}

/** With the given alternative in front, which is the one that will be met. */
const turned = (condition: Extract<Condition, { is: 'any' }>, i: number): Condition => ({
  ...condition,
  of: [...condition.of.slice(i), ...condition.of.slice(0, i)],
});
