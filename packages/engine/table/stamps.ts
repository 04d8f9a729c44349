/** Hashes of the state that a log carries now and then: they show whether it still plays as it did. */
import { scripted } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import { apply, newGame } from '../rules/world/game.ts';
import type { State } from '../rules/world/state.ts';
import type { Table } from './table.ts';

/** By the number of entries after which the state was hashed. */
export type Stamps = ReadonlyMap<number, string>;

/**
 * Of all that lies on the table and of what is asked, but not of the frames: they are how this version of the rules
 * remembers where it is, and may be arranged differently in the next one without anything changing for the players.
 */
export function stampOf({ frames: _, ...open }: State): string {
  return hash(open);
}

/** After the opening, at the start of every turn and at the end of the game: a hash takes as long as ten decisions. */
export const isStamped = (turnBefore: number, { turn, over }: State): boolean =>
  turn !== turnBefore || over !== null;

export const stampsUpTo = (stamps: Stamps, length: number): Stamps =>
  new Map([...stamps].filter(([entry]) => entry <= length));

/** The stamps of a table that was played without writing them down. */
export function stampsOf({ world, setup, opening, entries }: Table): Stamps {
  const { state } = newGame(world, setup, scripted(opening));
  const stamps = new Map([[0, stampOf(state)]]);
  for (const [i, { choice, chance }] of entries.entries()) {
    const { turn } = state;
    apply(world, state, choice, scripted(chance));
    if (isStamped(turn, state)) stamps.set(i + 1, stampOf(state));
  }
  return stamps;
}
