/** Players by strength and temper. */
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';
import type { Aims } from '../aims/aim.ts';
import type { Bot } from './bot.ts';
import { easyChooser } from './easy.ts';
import { greedy } from './greedy.ts';
import { type Thinking, hardChooser } from './hard.ts';
import type { PlanWeights } from '../value/weights.ts';
import { normalChooser } from './normal.ts';
import { random } from './random.ts';
import { withReasons } from './with-reasons.ts';
import { weightsOf, type Strength, STRENGTHS, type TemperName, TEMPERS } from './strengths.ts';

const ways: Readonly<Record<Strength, (weights: PlanWeights, thinking: Thinking) => Bot['choose']>> = {
  easy: easyChooser,
  normal: (weights) => normalChooser(weights),
  hard: hardChooser,
};

export interface PlayerOptions extends Thinking {
  /** Aims of further adventures, beside those of the game's own. */
  readonly aims?: Aims;
}

/** What was worked out with other aims must not be mistaken for it: they are part of the name. */
const withAims = (weights: PlanWeights, aims: Aims | undefined): PlanWeights =>
  aims === undefined
    ? weights
    : { ...weights, id: `${weights.id} for ${Object.keys(aims).join()}`, aims: { ...weights.aims, ...aims } };

/** Hard thinks for `budget` milliseconds by `clock`; without a clock, always the same number of thoughts. */
export function player(
  strength: Strength,
  temper: TemperName = 'balanced',
  { aims, ...thinking }: PlayerOptions = {},
): Bot {
  const weights = withAims(weightsOf(temper), aims);
  const id = temper === 'balanced' ? strength : `${strength}:${temper}`;
  return withReasons(id, ways[strength](weights, thinking), weights);
}

/** Those who have no temper. */
const PLAIN: Readonly<Record<string, Bot>> = {
  random,
  greedy,
};

/** What `botOf` understands. */
export const BOT_IDS: readonly string[] = [
  ...Object.keys(PLAIN),
  ...Object.keys(STRENGTHS).flatMap((strength) => [
    strength,
    ...Object.keys(TEMPERS)
      .filter((temper) => temper !== 'balanced')
      .map((temper) => `${strength}:${temper}`),
  ]),
];

/** A player by name: `greedy`, `normal`, `hard:bold`. Throws an error that says what would be right. */
export function botOf(id: string, options: PlayerOptions = {}): Bot {
  const plain = PLAIN[id];
  if (plain !== undefined) return plain;
  const [strength = '', temper = 'balanced', ...more] = id.split(':');
  if (isStrength(strength) && isTemper(temper) && more.length === 0) return player(strength, temper, options);
  const near = nearestWord(id.toLowerCase(), BOT_IDS);
  throw new Error(
    `there is no bot "${id}"${near === null ? '' : `; did you mean "${near}"?`} (${Object.keys(PLAIN).join(', ')}, or ${Object.keys(STRENGTHS).join(', ')}, alone or with a temper: ${Object.keys(TEMPERS).join(', ')}, as in "hard:bold")`,
  );
}

const isStrength = (word: string): word is Strength => Object.hasOwn(STRENGTHS, word);
const isTemper = (word: string): word is TemperName => Object.hasOwn(TEMPERS, word);

/** Every bot by its name; those that think do so without a clock. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(BOT_IDS.map((id) => [id, botOf(id)]));
