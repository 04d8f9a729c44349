/** Who sits where: a person at this machine, or a bot. */
import type { Strength, TemperName } from '@wayrune/bots/strengths.ts';

export interface Human {
  readonly kind: 'human';
}

export interface BotSitter {
  readonly kind: 'bot';
  readonly strength: Strength;
  readonly temper: TemperName;
}

export type Sitter = Human | BotSitter;

export const HUMAN: Human = { kind: 'human' };
export const bot = (strength: Strength = 'normal', temper: TemperName = 'balanced'): BotSitter => ({
  kind: 'bot',
  strength,
  temper,
});
