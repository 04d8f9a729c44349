/** What of the table is being looked at: nothing that belongs to the game. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { create } from 'zustand';

/** What is folded out over the map: one's own Hero where that is a pill, or the log and what else lies open. */
export type Drawer = 'hero' | 'side';

interface Look {
  /** The card shown large. */
  readonly card: string | null;
  /** The tab of what lies open, by its id. */
  readonly side: string;
  readonly drawer: Drawer | null;
  /** Whether it hides the map, as on a phone: then whatever is to be seen there closes it. */
  readonly drawerCovers: boolean;
  /** The seat shown in full. */
  readonly seat: number | null;
  /** The space that is told about. */
  readonly space: SpaceId | null;
  /** The space under the pointer or the focus. */
  readonly looked: SpaceId | null;
  /** Spaces to be tinted because of something that is pointed at beside the map. */
  readonly tinted: readonly SpaceId[] | null;
  /** Where in the window that is. */
  readonly lookedAt: { readonly x: number; readonly y: number } | null;
  /** The rule being read. */
  readonly rule: string | null;
  /** Sheets: what the keys do, who sits where. */
  readonly keys: boolean;
  readonly seats: boolean;
  /** Whether the cards that may be thrown away are listed. */
  readonly discarding: boolean;
  /** An option under the pointer: its space or card answers on the table. */
  readonly option: string | null;
  /** The table as it would be with a die turned: what could be reached then is lit. */
  readonly imagined: State | null;
  /** A stage that could not be drawn: the dock offers what would be chosen on it. */
  readonly brokenStage: string | null;
}

const NOTHING: Look = {
  card: null,
  side: 'log',
  drawer: null,
  drawerCovers: false,
  seat: null,
  space: null,
  looked: null,
  tinted: null,
  lookedAt: null,
  rule: null,
  option: null,
  discarding: false,
  imagined: null,
  brokenStage: null,
  keys: false,
  seats: false,
};

const KEPT = 'wayrune-open';

/** The log, or what else was folded out when the page was loaded again. */
function kept(): Pick<Look, 'drawer' | 'side'> | null {
  const text = globalThis.sessionStorage?.getItem(KEPT) ?? null;
  return text === null ? null : (JSON.parse(text) as Pick<Look, 'drawer' | 'side'>);
}

export const useLook = create<Look>(() => ({ ...NOTHING, ...kept() }));

// What is pointed at changes all the time; what is folded out hardly ever.
useLook.subscribe(({ drawer, side, drawerCovers }, before) => {
  if (drawer === before.drawer && side === before.side) return;
  const open = drawerCovers ? null : drawer;
  globalThis.sessionStorage?.setItem(KEPT, JSON.stringify({ drawer: open, side }));
});

export function look(change: Partial<Look>): void {
  useLook.setState(change);
}

export const lookAway = (): void => useLook.setState(NOTHING);

/** Something on the map is to be seen: what covers it is folded away. */
export function lookAtMap(change: Partial<Look> = {}): void {
  look(useLook.getState().drawerCovers ? { ...change, drawer: null } : change);
}
