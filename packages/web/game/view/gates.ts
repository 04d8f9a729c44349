/** Where the showing waits for a person: something is theirs to take in, or the dice are theirs to roll. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Settings } from '../../settings/settings.ts';

/**
 * - `draw`: the card they drew lies open.
 * - `roll`: a test or an escape; the dice are not thrown yet, and the table is the one before them.
 * - `market`: they came to a market and can do nothing there; it is left by them and not by itself.
 * - `victory`: a fight is won and its reward given. The events are those of the whole fight. A test that an Encounter
 *   rewards is one, too: then they begin with its roll.
 * - `setback`: a trap was not overcome. The events are those of the whole trap.
 * - `knock-out`: they fell. The events are what it cost, from the fall on; before them, if they fell in a fight, its beginning.
 * - `turn-over`: their turn has ended. The events are those of the whole turn.
 */
export type GateKind = 'draw' | 'roll' | 'market' | 'victory' | 'setback' | 'knock-out' | 'turn-over';

export interface Gate {
  /** Tells two alike apart. */
  readonly id: number;
  readonly kind: GateKind;
  /** The person who is waited for. */
  readonly seat: number;
  /** What it is about, in the order in which it happened. */
  readonly events: readonly GameEvent[];
  /** The seat whose turn comes when the person goes on, or null if the turn does not end with it. */
  readonly next: number | null;
}

/** Whether a person wants to be waited for. The end of a turn is asked of the driver, who waits for the word, too. */
export const isWanted = (kind: GateKind, { speed, autoRoll }: Settings): boolean =>
  speed > 0 && (kind !== 'roll' || !autoRoll);
