import type { OverMap } from '../../../parts/part.ts';
import { useParts, useTable, useTableState, useWorld } from '../../../play/context.ts';
import { TEST_STAGE } from './base-stages.ts';
import { useGateHere } from './gate-here.ts';
import { overMap } from './stages.ts';

/** What stands over the map; nothing while others draw a card, which lies there for itself. */
export function useOverMap(): OverMap | null {
  const gate = useGateHere();
  const over = overMap(useParts(), useWorld(), useTableState(), gate);
  const drawing = useTable((game) => game.now?.event.type === 'drew');
  const watched = useTable(
    ({ sitters, state }) => sitters[state.decision?.seat ?? state.active]?.kind !== 'human',
  );
  // Dice that a person has yet to throw are no part of the game's state.
  if (gate?.kind === 'roll') return over?.id === 'combat' ? over : TEST_STAGE;
  if (gate !== null) return over;
  return drawing || (watched && over?.isForPeople === true) ? null : over;
}
