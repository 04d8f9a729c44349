/** The dice that lie on the table, and what they come to: of the throw being shown, of one still open, or of the last one. */
import type { Attribute, Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { rollOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { EventOf, GameEvent, RollKind } from '@wayrune/engine/rules/world/events.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { type NamedPart, rolledParts, rollParts } from '@wayrune/engine/text/parts.ts';
import type { Addend } from '../../../../dice/SumPlate.tsx';
import type { ThrowTime } from '../../../../dice/Tray.tsx';
import type { Happening } from '../../../../game/view/game-view.ts';
import type { Gate } from '../../../../game/view/gates.ts';

export interface Thrown {
  readonly seat: number;
  readonly who: string;
  readonly what: RollKind;
  readonly phase: Phase | null;
  readonly dice: readonly [number, number];
  readonly parts: readonly Addend[];
  /** Null where nothing has to be reached: a Hero who is attacked sets the number. */
  readonly target: number | null;
  /** Null as long as cards may still change it. */
  readonly success: boolean | null;
  /** Of the happening by which it is shown; null if it lies there. */
  readonly shown: Happening | null;
}

type Rolled = EventOf<'rolled'>;

/** "Ferrox at the Well" is enough as "Ferrox" under a number. */
export const shortName = (name: string): string =>
  name.split(/,| (?:at|behind|beneath|by|off|from|in|of|on|the|under|with) /i, 1)[0] ?? name;

/** The attribute in its own color, the rest as cards are. */
export const addends = (parts: readonly NamedPart[], attribute: Attribute): readonly Addend[] =>
  parts.map(({ name, amount }, i) => ({
    name: shortName(name),
    amount,
    tone: i === 0 ? attribute : 'card',
  }));

function judged(game: Game, event: Rolled, shown: Happening | null): Thrown {
  const { seat, who, what, phase, dice, target, success } = event;
  const isTarget = what === 'target';
  return {
    seat,
    who,
    what,
    phase,
    dice,
    parts: addends(rolledParts(game, event), event.attribute),
    target: isTarget ? null : target,
    success: isTarget ? null : success,
    shown,
  };
}

/** The roll whose dice lie there while cards may still be played on it. */
function open(game: Game, now: Happening | null): Thrown | null {
  const frame = rollOf(game);
  if (frame === null || frame.first === 0) return null;
  const { seat, who, kind, phase, attribute, skill, first, second, target } = frame;
  const parts = rolledParts(game, { attribute, skill, parts: [...frame.parts, ...frame.plays] });
  return {
    seat,
    who,
    what: kind,
    phase,
    dice: [first, second],
    parts: addends(parts, attribute),
    target: kind === 'target' ? null : target,
    success: null,
    shown: now?.event.type === 'thrown' ? now : null,
  };
}

/** `told` is what has happened so far of the fight or test, the newest last. */
export function thrownNow(game: Game, told: readonly GameEvent[], now: Happening | null): Thrown | null {
  if (now?.event.type === 'rolled') return judged(game, now.event, now);
  const lying = open(game, now);
  if (lying !== null) return lying;
  const last = told.findLast((event) => event.type === 'rolled');
  return last === undefined ? null : judged(game, last, null);
}

/** What waits to be thrown by a person: all is known of it but the dice. */
export function waitingThrow(game: Game, gate: Gate | null): Pick<Thrown, 'parts' | 'target'> | null {
  const [event] = gate?.kind === 'roll' ? gate.events : [];
  if (event?.type === 'rolled') return judged(game, event, null);
  const frame = event?.type === 'thrown' ? rollOf(game) : null;
  if (frame === null) return null;
  return { parts: addends(rollParts(game, frame), frame.attribute), target: frame.target };
}

const ALL = [true, true] as const;

/** Which dice roll, if these lay there before: all of them in a new throw, none if it is only judged. */
export function movedSince(
  before: Thrown['dice'] | null,
  dice: Thrown['dice'] | null,
  isOpen: boolean,
): Pick<ThrowTime, 'from' | 'moved'> {
  if (before === null || dice === null) return { from: 'dice', moved: ALL };
  const moved = [before[0] !== dice[0], before[1] !== dice[1]] as const;
  if (moved.includes(true)) return { from: 'again', moved };
  // A die that is rolled again may show what it showed.
  return isOpen ? { from: 'dice', moved: ALL } : { from: 'verdict', moved };
}

/** The word that is stamped over a throw, by what it was for: success, failure. */
export const STAMPS = {
  attack: ['hit', 'miss'],
  defense: ['held', 'wound'],
  escape: ['escaped', 'caught'],
  test: ['passed', 'failed'],
} as const satisfies Readonly<Record<Exclude<RollKind, 'target'>, readonly [string, string]>>;
