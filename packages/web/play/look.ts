/** What of the table is being looked at: nothing that belongs to the game. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { create } from 'zustand';

/** What fills a small screen above the decision. */
export type Pane = 'map' | 'hero' | 'others' | 'side';

interface Look {
  /** The card shown large. */
  readonly card: string | null;
  /** The tab of what lies open, by its id. */
  readonly side: string;
  readonly pane: Pane;
  /** The seat shown in full. */
  readonly seat: number | null;
  /** The space that is told about. */
  readonly space: SpaceId | null;
  /** The space under the pointer or the focus. */
  readonly looked: SpaceId | null;
  /** The rule being read. */
  readonly rule: string | null;
  /** Sheets: what the keys do, who sits where. */
  readonly keys: boolean;
  readonly seats: boolean;
  /** An option under the pointer: its space or card answers on the table. */
  readonly option: string | null;
  /** A stage that could not be drawn: the dock offers what would be chosen on it. */
  readonly brokenStage: string | null;
}

const NOTHING: Look = {
  card: null,
  side: 'log',
  pane: 'map',
  seat: null,
  space: null,
  looked: null,
  rule: null,
  option: null,
  brokenStage: null,
  keys: false,
  seats: false,
};

export const useLook = create<Look>(() => NOTHING);

export function look(change: Partial<Look>): void {
  useLook.setState(change);
}

export const lookAway = (): void => useLook.setState(NOTHING);
