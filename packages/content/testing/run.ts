/** What the checks of the verbs share: the scene at its moment, and the table as it ought to be afterward. */
import type { Amount, Effect, VerbName, Who } from '@wayrune/engine/effects/vocabulary.ts';
import type { Act } from './acts.ts';
import { COUNTS, reckon } from './counts.ts';
import type { Plan } from './plan.ts';
import { choose, kindOf, optionsOf, type Play, playerOf } from './play.ts';
import type { Twins } from './twins.ts';
import { must, type View } from './view.ts';

/** The result of a roll as it ought to be. */
export interface Rolled {
  readonly dice: readonly [number, number];
  readonly bonus: number;
  readonly attribute: string;
}

export interface Run extends Twins {
  /** The table with the card as it was before anything happened. */
  readonly before: Play;
  /** In which the ability is used, or ''. */
  readonly window: string;
  readonly bearer: string;
  readonly source: string;
  /** How the table ought to look. */
  readonly want: View;
  /** What the act changes in ways that are looked at elsewhere. */
  readonly ignored: Set<string>;
  /** What ought to happen to the roll being made. */
  readonly rollChanges: ((roll: Rolled) => Rolled)[];
  /** To be looked at when everything is done. */
  readonly later: (() => void)[];
}

export interface Check<V extends VerbName> {
  /** Makes a scene in which the effect can be seen. */
  readonly stage?: (plan: Plan, act: Act<Extract<Effect, { do: V }>>) => void;
  /** Answers what is asked, and writes down what ought to be different. */
  readonly check: (run: Run, act: Act<Extract<Effect, { do: V }>>) => void;
}

/** The dice that an amount rolls are these. */
const AMOUNT_PIPS = { d10: [7], '2d10': [7, 4] } as const;

export function stageAmount(plan: Plan, amount: Amount | 'all'): void {
  if (typeof amount === 'object' && 'roll' in amount) plan.pips.push(...AMOUNT_PIPS[amount.roll]);
}

export function amountIn(run: Run, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('roll' in amount) return AMOUNT_PIPS[amount.roll].reduce((sum, pip) => sum + pip, 0);
  return Math.max(0, reckon(amount, COUNTS[amount.count].read(run.before, run.source)));
}

/** Answers a question of the table with the card; a question with one answer is not asked. */
export function answer(run: Run, kind: string, option: string): void {
  const { real } = run;
  if (kindOf(real) !== kind) return;
  must(optionsOf(real).includes(option), `"${option}" is not offered: ${optionsOf(real).join(', ')}`);
  choose(real, option);
}

export const alliesOf = (run: Run, seat = 0): string[] =>
  playerOf(run.before, seat).allies.map((ally) => ally.card);

/** Those whom an effect is for; of `ally` and `any` the one who is chosen. */
export function recipientsOf(run: Run, who: Who, seat: number): string[] {
  switch (who) {
    case 'you':
      return ['hero'];
    case 'self':
      return [seat === 0 ? run.bearer : 'hero'];
    case 'fighter':
      return [seat === 0 ? run.plan.who : 'hero'];
    case 'ally':
      return alliesOf(run, seat).slice(0, 1);
    case 'any':
      return ['hero'];
    case 'allies':
      return alliesOf(run, seat);
    case 'party':
      return ['hero', ...alliesOf(run, seat)];
    case 'enemy':
      return [];
  }
}
