/** Who sits where: a person at this machine, or a bot. */
import { type Strength, STRENGTHS, type TemperName, TEMPERS } from '@wayrune/bots/players/strengths.ts';

export interface Human {
  readonly kind: 'human';
}

export interface BotSitter {
  readonly kind: 'bot';
  readonly strength: Strength;
  readonly temper: TemperName;
  /** The name of a bot that is not known here, whose seat this one has taken. */
  readonly insteadOf?: string;
}

export type Sitter = Human | BotSitter;

export const HUMAN: Human = { kind: 'human' };
export const bot = (strength: Strength = 'normal', temper: TemperName = 'balanced'): BotSitter => ({
  kind: 'bot',
  strength,
  temper,
});

/** As files name them: `human`, `normal`, `hard:bold`. */
export const sitterName = (sitter: Sitter): string =>
  sitter.kind === 'human'
    ? 'human'
    : sitter.temper === 'balanced'
      ? sitter.strength
      : `${sitter.strength}:${sitter.temper}`;

/** A bot that is not known here gives its seat to a normal one. */
function sitterOf(name: string): Sitter {
  if (name === 'human') return HUMAN;
  const [strength = '', temper = 'balanced'] = name.split(':');
  return Object.hasOwn(STRENGTHS, strength) && Object.hasOwn(TEMPERS, temper)
    ? bot(strength as Strength, temper as TemperName)
    : { ...bot(), insteadOf: name };
}

/** Nobody needs to be told any more whose seat it was. */
export const asIfKnown = (sitter: Sitter): Sitter =>
  sitter.kind === 'bot' ? bot(sitter.strength, sitter.temper) : sitter;

/** Who plays on from a file: those it names, else a person in the first seat against bots. Somebody must be there to play. */
export function seatedBy(names: readonly string[] | null, seats: number): readonly Sitter[] {
  const sitters = names?.map(sitterOf) ?? Array.from({ length: seats }, () => bot());
  return sitters.some(({ kind }) => kind === 'human') ? sitters : [HUMAN, ...sitters.slice(1)];
}
