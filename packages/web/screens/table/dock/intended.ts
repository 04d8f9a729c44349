import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Path } from '@wayrune/engine/table/reach.ts';
import { useChoosing, useWorld } from '../../../play/context.ts';
import { useLook } from '../../../play/look.ts';
import { pathTo, waysFrom } from '../map/table-marks.ts';

interface Intended {
  readonly space: SpaceId;
  /** Whether it was pressed, and not only pointed at. */
  readonly pressed: boolean;
  /** The options that lead there, or null if none do. */
  readonly path: Path | null;
  /** The faces of the dice that pay for it, in order. */
  readonly faces: readonly number[];
}

/** The space on the map that the player points at or has pressed, and the way there. */
export function useIntended(): Intended | null {
  const ways = waysFrom(useWorld(), useChoosing());
  const pressed = useLook((now) => now.space);
  const pointed = useLook((now) => now.looked);
  const space = pointed ?? pressed;
  if (space === null) return null;
  const faces = pathTo(ways, space).flatMap(({ face }) => (face === null ? [] : [face]));
  return { space, pressed: pressed === space, path: ways.get(space) ?? null, faces };
}
