/** What the page and its workers send each other. */
import type { Advice } from '@wayrune/bots';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { BotSitter } from '../sitter.ts';
import type { OddsAhead } from './odds-ahead.ts';

/** What a worker is asked besides the table, and what it answers. */
export interface Tasks {
  choose: { ask: { readonly sitter: BotSitter; readonly seed: string }; answer: string };
  advise: { ask: { readonly seed: string }; answer: Advice };
  odds: { ask: { readonly cards?: readonly string[] | undefined }; answer: OddsAhead | null };
}
export type Task = keyof Tasks;

/** The table that a request is about. */
export interface Position {
  readonly setup: Setup;
  /** The packs of the setup that do not come with Wayrune. */
  readonly packs: readonly Pack[];
  readonly state: State;
}

export type Request = {
  [T in Task]: { readonly id: number; readonly task: T } & Position & Tasks[T]['ask'];
}[Task];

/** The request of this id needs no answer any more. */
export interface Cancel {
  readonly cancel: number;
}

export type Response =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** What a request is refused with that was canceled. */
export const CANCELED = 'canceled';
