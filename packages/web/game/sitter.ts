/** Who sits where: a person at this machine, or a bot. */
export interface Human {
  readonly kind: 'human';
}

export interface BotSitter {
  readonly kind: 'bot';
  readonly strength: Strength;
  readonly temper: Temper;
}

export type Sitter = Human | BotSitter;

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const TEMPERS = ['balanced', 'bold', 'careful', 'merchant', 'hunter'] as const;
export type Temper = (typeof TEMPERS)[number];

export const HUMAN: Human = { kind: 'human' };
export const bot = (strength: Strength = 'normal', temper: Temper = 'balanced'): BotSitter => ({
  kind: 'bot',
  strength,
  temper,
});
