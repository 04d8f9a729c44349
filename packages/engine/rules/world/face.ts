/** What a card says, compiled for quick reading: in one shape, and with a bit for everything it affects. */
import { bitsFor } from '../../kernel/bits.ts';
import {
  STATS,
  type Ability,
  type Modifier,
  type RuleChange,
  type RuleName,
  type Speaking,
  type Stat,
} from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';

export interface Face {
  readonly always: readonly Modifier[];
  readonly rules: readonly RuleChange[];
  readonly abilities: readonly Ability[];
  /** What it affects, a bit each, so that a card without an effect costs one `&`. */
  readonly affects: readonly [stats: number, rules: number, offered: number, forced: number];
}

/** The places in `affects`: numbers, rules, windows of abilities that are offered, and of those that simply happen. */
export const STAT_BITS = 0;
export const RULE_BITS = 1;
export const OFFERED_BITS = 2;
export const FORCED_BITS = 3;
export type Bits = typeof STAT_BITS | typeof RULE_BITS | typeof OFFERED_BITS | typeof FORCED_BITS;

const STAT_NAMES = Object.keys(STATS) as Stat[];
export const STAT_BIT = bitsFor('stats', STAT_NAMES);

const RULE_NAMES: readonly RuleName[] = [
  'no-escape',
  'no-cancel',
  'no-attack',
  'no-ally-attacks',
  'no-activate',
  'no-rest',
  'no-heal',
  'no-buy',
  'no-hire',
  'no-negotiate',
  'closed-town',
  'closed-terrain',
  'enter-as',
];
export const RULE_BIT = bitsFor('rules', RULE_NAMES);

export const BLANK: Face = { always: [], rules: [], abilities: [], affects: [0, 0, 0, 0] };

export function face(speaking: Speaking | undefined): Face {
  if (speaking === undefined) return BLANK;
  const { always = [], rules = [], abilities = [] } = speaking;
  const bits = (list: readonly Ability[]): number => list.reduce((mask, a) => mask | AT[a.when].bit, 0);
  return {
    always: always.map(modifierOf),
    rules: rules.map(ruleOf),
    abilities: abilities.map(abilityOf),
    affects: [
      always.reduce((mask, m) => mask | STAT_BIT[m.stat], 0),
      rules.reduce((mask, r) => mask | RULE_BIT[r.rule], 0),
      bits(abilities.filter((a) => a.forced !== true)),
      bits(abilities.filter((a) => a.forced === true)),
    ],
  };
}

/*
 * Cards leave out what they do not need, in dozens of combinations. V8 gives each of them a hidden class of its own and
 * looks up fields slowly where more than four classes meet, so these have all fields, always in the same order.
 */
const modifierOf = ({ stat, amount, skill, for: whom, if: conditions }: Modifier): Modifier => ({
  stat,
  amount,
  skill,
  for: whom,
  if: conditions,
});

const ruleOf = ({ rule, for: whom, if: conditions, ...details }: RuleChange): RuleChange =>
  ({ rule, for: whom, if: conditions, ...details }) as RuleChange;

const abilityOf = ({ when, forced, cost, if: conditions, helps, once, do: effects }: Ability): Ability => ({
  when,
  forced,
  cost,
  if: conditions,
  helps,
  once,
  do: effects,
});

/** All that is spoken of by any of these. */
export function joinBits(all: readonly Face['affects'][]): Face['affects'] {
  let [stats, rules, offered, forced] = BLANK.affects;
  for (const affects of all) {
    stats |= affects[STAT_BITS];
    rules |= affects[RULE_BITS];
    offered |= affects[OFFERED_BITS];
    forced |= affects[FORCED_BITS];
  }
  return [stats, rules, offered, forced];
}
