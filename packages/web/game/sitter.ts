/** Who sits where: a person at this machine, or a bot. */
import { type Strength, STRENGTHS, type TemperName, TEMPERS } from '@wayrune/bots/players/strengths.ts';

interface Named {
  /** What the player is called. Games of older versions, and people who entered nothing, have none. */
  readonly name?: string;
}

export interface Human extends Named {
  readonly kind: 'human';
}

export interface BotSitter extends Named {
  readonly kind: 'bot';
  readonly strength: Strength;
  readonly temper: TemperName;
  /** The id of a bot that is not known here, whose seat this one has taken. */
  readonly insteadOf?: string;
}

export type Sitter = Human | BotSitter;

export const HUMAN: Human = { kind: 'human' };
export const bot = (strength: Strength = 'normal', temper: TemperName = 'balanced'): BotSitter => ({
  kind: 'bot',
  strength,
  temper,
});

/** The same player under this name, or under none if it is empty. */
export function withName<T extends Sitter>(sitter: T, name: string): T {
  const { name: _, ...nameless } = sitter;
  return (name === '' ? nameless : { ...nameless, name }) as T;
}

/** As files write them: `human`, `normal`, `hard:bold`. */
export const sitterId = (sitter: Sitter): string =>
  sitter.kind === 'human'
    ? 'human'
    : sitter.temper === 'balanced'
      ? sitter.strength
      : `${sitter.strength}:${sitter.temper}`;

/** A bot that is not known here gives its seat to a normal one. */
function sitterOf(id: string): Sitter {
  if (id === 'human') return HUMAN;
  const [strength = '', temper = 'balanced'] = id.split(':');
  return Object.hasOwn(STRENGTHS, strength) && Object.hasOwn(TEMPERS, temper)
    ? bot(strength as Strength, temper as TemperName)
    : { ...bot(), insteadOf: id };
}

/** The same sitter once the player has read whose seat it took. */
export function asIfKnown(sitter: Sitter): Sitter {
  if (sitter.kind === 'human') return sitter;
  const { insteadOf: _, ...known } = sitter;
  return known;
}

/** What a file says about its players. */
interface Seats {
  readonly sitters: readonly string[] | null;
  readonly names: readonly string[] | null;
}

/** Who plays on from a file: those it lists, else a person in the first seat against bots. There is always a person. */
export function seatedBy({ sitters: ids, names }: Seats, seats: number): readonly Sitter[] {
  const sitters = ids?.map(sitterOf) ?? Array.from({ length: seats }, () => bot());
  const seated = sitters.some(({ kind }) => kind === 'human') ? sitters : [HUMAN, ...sitters.slice(1)];
  return seated.map((sitter, seat) => withName(sitter, names?.[seat] ?? ''));
}
