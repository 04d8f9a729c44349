/** What the page shows of a game. One store; components subscribe to the part they draw. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { OpeningSheet } from '../opening-sheets.ts';
import type { FightingOut } from '../driver/fight-out.ts';
import type { Sitter } from '../sitter.ts';
import type { Line } from '../log-lines.ts';
import type { Gate } from './gates.ts';

/** Something that is being shown right now; `id` tells two alike apart. */
export interface Happening {
  readonly id: number;
  readonly event: GameEvent;
  /** The seat of the Hero it is about; else of the one whose turn it is. */
  readonly seat: number;
  /** How long it is shown, in milliseconds. */
  readonly lasts: number;
}

/** The table as it was after so many entries. */
export interface Moment {
  readonly entry: number;
  readonly state: State;
}

export interface GameView {
  readonly id: string;
  /** Lies over the table, and the game waits until the player begins; null while it goes on. */
  readonly openingSheet: OpeningSheet | null;
  readonly world: World;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** Heroes by name, in the order of the seats. */
  readonly names: readonly string[];
  /** The table as far as it has been shown: with every happening the one at that moment. Never changed. */
  readonly state: State;
  /** Which table that is: `12` after twelve entries, `12.3` at the third event of the twelfth. */
  readonly at: string;
  readonly now: Happening | null;
  /** What was shown last, for those who tell a turn in one line. */
  readonly news: GameEvent | null;
  /** Whether a fight is being fought out for the person who is asked, or why that has stopped; null otherwise. */
  readonly fightingOut: FightingOut | null;
  /** What waits for a person before anything else is shown. */
  readonly gate: Gate | null;
  /** Whose turn it is to choose at this machine, or null while others decide or something is being shown. */
  readonly chooser: number | null;
  /** The bot that thinks. */
  readonly thinking: number | null;
  readonly lines: readonly Line[];
  readonly entries: number;
  /** Why the last decision cannot be taken back, or null if it can. */
  readonly undoBarrier: string | null;
  /** The seat whose Hero is "mine". */
  readonly viewer: number;
  /** The seat that must be handed the screen first. */
  readonly handOver: number | null;
  /** Lines from here on are "since your last turn"; null when they have been seen. */
  readonly recapFrom: number | null;
  readonly moment: Moment | null;
  /** The sets that an update has changed since the game was last played, until that has been read. */
  readonly updated: readonly string[] | null;
  /** Something went wrong that the player must know, such as a save that failed. */
  readonly trouble: string | null;
}
