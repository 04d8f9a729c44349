/**
 * Who says what has happened in a game. The local one rolls the dice and keeps the log in this browser; a remote one would
 * send choices to a server and get log entries back. Either holds a whole table, because a log is all that is needed to
 * play a game again: asking it for anything that has been accepted needs no waiting, only deciding does.
 */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Stamps } from '@wayrune/engine/table/stamps.ts';
import type { Entry, Table } from '@wayrune/engine/table/table.ts';
import type { Sitter } from '../sitter.ts';

/** An entry that has been written into the log, and what came of it. */
export interface Accepted {
  readonly entry: Entry;
  /** How many entries there are with it. */
  readonly entries: number;
  readonly events: readonly GameEvent[];
  /** Copies of the table before it and after it: never changed. */
  readonly before: State;
  readonly after: State;
  /** Heroes by name: a new one may have come. */
  readonly names: readonly string[];
}

/** Is told of everything that is accepted, in order, whoever decided it. */
export interface Follower {
  readonly accepted: (accepted: Accepted) => void;
  readonly undone: () => void;
  /** Something went wrong that the players must know and that does not end the game, such as a save that failed. */
  readonly troubled: (error: unknown) => void;
  /** A save that failed has been made good. */
  readonly recovered: () => void;
}

export interface Authority {
  readonly id: string;
  /** The table with all that has been accepted. It changes only here. */
  readonly table: Table;
  readonly sitters: () => readonly Sitter[];
  readonly follow: (follower: Follower) => void;
  /**
   * Decides for a seat. Several choices are taken one after another as long as the seat is asked and they are offered.
   * Gives how many were, when the follower has been told of them.
   */
  readonly decide: (seat: number, choices: readonly string[]) => Promise<number>;
  /** Takes entries back until so many are left, as far as that is free. Gives whether any was. */
  readonly undo: (entries: number) => Promise<boolean>;
  readonly reseat: (sitters: readonly Sitter[]) => Promise<void>;
  /** From now on the game counts as played with the cards of this version. */
  readonly adoptContent: () => Promise<void>;
  /** The table as it was after so many entries. */
  readonly tableAt: (entry: number) => Table;
  readonly stamps: () => Stamps;
}
