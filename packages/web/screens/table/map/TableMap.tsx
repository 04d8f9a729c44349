import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { useMemo } from 'react';
import { WorldMap } from '../../../map/WorldMap.tsx';
import {
  useChoosing,
  useParts,
  useRules,
  useSessionHere,
  useTable,
  useTableState,
  useWorld,
} from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { marksOf, pathTo, waysFrom } from './table-marks.ts';
import { SpaceCard } from './SpaceCard.tsx';

const touch = window.matchMedia('(hover: none)');

/** The map of this table. A press on a space that glows goes there; on any other it says what is there. */
export function TableMap() {
  const world = useWorld();
  const state = useTableState();
  const names = useTable((game) => game.names);
  const session = useSessionHere();
  const choosing = useChoosing();
  const looked = useLook((now) => now.looked);
  const chosen = useLook((now) => now.space);
  const land = landOf(useRules());
  const ways = useMemo(() => waysFrom(world, choosing), [world, choosing]);
  const parts = useParts();
  const lying = useMemo(() => marksOf(parts, world, state, names, ways), [parts, world, state, names, ways]);
  const marks = useMemo(
    () => ({ ...lying, path: pathTo(ways, looked ?? chosen) }),
    [lying, ways, looked, chosen],
  );
  const choose = (space: string): void => {
    const path = ways.get(space);
    // A finger cannot point without pressing: the first press shows the way, the second takes it.
    if (path === undefined || (touch.matches && chosen !== space))
      look({ space: chosen === space ? null : space });
    else {
      look({ space: null, looked: null });
      session.chooseAll(path);
    }
  };
  return (
    <>
      <WorldMap
        board={world.board}
        land={land}
        marks={marks}
        chosen={chosen}
        onChoose={choose}
        onLook={(space) => look({ looked: space })}
      />
      {chosen !== null && <SpaceCard space={chosen} path={ways.get(chosen) ?? null} />}
    </>
  );
}
