import type { EventOf } from '@wayrune/engine/rules/world/events.ts';
import { useMemo } from 'react';
import type { GameView } from '../../../game/view/game-view.ts';
import type { Gate } from '../../../game/view/gates.ts';
import { useTable } from '../../../play/context.ts';

/** The card that a person draws and that is turned over right now: its gate has not been reached. */
export function turning({ now, state, sitters }: GameView): EventOf<'drew'> | null {
  const event = now?.event;
  if (event?.type !== 'drew' || state.frames.at(-1)?.proc !== 'draw') return null;
  return sitters[event.seat]?.kind === 'human' ? event : null;
}

/** The gate that is waited at, or that of the card that is being turned over: to the eye they are one. */
export function useGateHere(): Omit<Gate, 'id'> | null {
  const gate = useTable((game) => (game.moment === null ? game.gate : null));
  const drawn = useTable(turning);
  return useMemo(
    () => gate ?? (drawn === null ? null : { kind: 'draw', seat: drawn.seat, events: [drawn], next: null }),
    [gate, drawn],
  );
}
