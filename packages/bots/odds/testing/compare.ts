/** The model of a fight against the rules themselves. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { arenaWorld } from '../arena.ts';
import { type Course, type FightOdds, PLAIN_STAKES } from '../result.ts';
import { type Effort, exactOdds } from '../work.ts';
import { type Setting, smallFight } from './small-fights.ts';

/** A fight in which the rules need more is not small. What the model needs counts every step, so it has more of them. */
const MOST = 6_000;
const MOST_OF_MODEL = 250_000;

const CHANCES = ['win', 'escape', 'fled', 'knockedOut', 'endless'] as const;
const MEANS = ['wounds', 'exhaustion', 'gold', 'cardsSpent', 'alliesLost', 'rounds'] as const;

const numbersOf = (odds: Course & { readonly value: number }): number[] => [
  odds.value,
  ...CHANCES.map((key) => odds[key]),
  ...MEANS.map((key) => odds.expected[key]),
];

/** The largest difference between what is said about a fight. */
export function apart(one: FightOdds, other: FightOdds): number {
  const others = numbersOf(other);
  return Math.max(...numbersOf(one).map((number, i) => Math.abs(number - (others[i] ?? Number.NaN))));
}

/** What the model says, or null if it refuses; and what the rules say, or null if it takes them too long. */
export function bothWays(
  world: World,
  table: State,
): { readonly model: FightOdds | null; readonly rules: FightOdds | null } {
  const stakes = { stakes: PLAIN_STAKES, rivalStakes: PLAIN_STAKES };
  const effort: Effort = { seat: 0, ...stakes, most: MOST, plainly: false, swiftly: true };
  const ground = arenaWorld(world);
  return {
    model: exactOdds(ground, table, { ...effort, most: MOST_OF_MODEL }),
    rules: exactOdds(ground, table, { ...effort, plainly: true, swiftly: false }),
  };
}

export interface Comparison {
  readonly compared: number;
  readonly refused: number;
  readonly tooLong: number;
  /** Fights of which they say different things. */
  readonly wrong: readonly string[];
}

const LITTLE = 1e-9;

/** The first so many small fights of a setting. */
export function compareModel(setting: Setting, fights: number): Comparison {
  let refused = 0;
  let tooLong = 0;
  const wrong: string[] = [];
  for (let number = 0; number < fights; number++) {
    const { name, table } = smallFight(setting, number);
    const { model, rules } = bothWays(setting.world, table);
    if (model === null) refused++;
    else if (rules === null) tooLong++;
    else if (!(apart(model, rules) < LITTLE))
      wrong.push(`${name}: ${model.win} instead of ${rules.win}, ${model.value} instead of ${rules.value}`);
  }
  return { compared: fights - refused - tooLong, refused, tooLong, wrong };
}
