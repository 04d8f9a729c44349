/** The session on the table, for everything that is drawn of it. */
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { createContext, useContext, useMemo } from 'react';
import { useGame } from '../game/index.ts';
import type { Session } from '../game/session.ts';
import type { GameView } from '../game/view/game-view.ts';
import type { PartAtTable } from '../parts/part.ts';
import { partsOf } from '../parts/registry.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSessionHere(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('there is no table here');
  return session;
}

export const useTable = <T>(select: (view: GameView) => T): T => useGame(useSessionHere(), select);

const worldOf = (game: GameView): World => game.world;
/** The moment looked at, or the present. */
const stateOf = (game: GameView): State => game.moment?.state ?? game.state;

export const useWorld = (): World => useTable(worldOf);
export const useTableState = (): State => useTable(stateOf);

/** What the adventure, the variants and the packs of this game have brought to the page. */
export const useParts = (): readonly PartAtTable[] => partsOf(useTable((game) => game.setup));

/** To ask the rules for numbers. */
export function useRules(): Game {
  const world = useWorld();
  const state = useTableState();
  return useMemo(() => view(world, state), [world, state]);
}

/** The decision that a person at this machine is to make now, or null. */
export function useChoosing(): State | null {
  const free = useTable(
    (game) => game.chooser !== null && game.handOver === null && game.moment === null && game.gate === null,
  );
  const state = useTable((game) => game.state);
  return free ? state : null;
}
