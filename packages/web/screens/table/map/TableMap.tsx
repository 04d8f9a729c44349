import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
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
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { look, useLook } from '../../../play/look.ts';
import { spaceOf } from '../../../play/options.ts';
import { usePlates } from '../frame/plates.ts';
import { marksOf, pathTo, type Ways, waysFrom } from './table-marks.ts';
import { isSmall, useForm } from '../frame/form.ts';
import { useOverMap } from '../stages/over-map.ts';
import { FaceMark } from '../hero/FaceMark.tsx';
import { PlacePlate } from './PlacePlate.tsx';

/** Where to look: where something happens, the Hero who acts, and whatever the decision can lead to. The list is kept while it says the same. */
function useFocus(ways: Ways): readonly string[] {
  const { players, active } = useTableState();
  const here = players[active]?.space ?? null;
  const happens = useTable(({ now }): SpaceId | null =>
    now !== null && 'space' in now.event ? now.event.space : null,
  );
  const first = happens ?? here;
  const wanted = [...(first === null ? [] : [first]), ...ways.keys()].join(' ');
  return useMemo(() => (wanted === '' ? [] : wanted.split(' ')), [wanted]);
}

const NOWHERE: readonly string[] = [];

/** Where the parts in play see the danger that one points at, on the map or beside it. */
function useTinted(space: string | null): readonly string[] {
  const rules = useRules();
  const parts = useParts();
  const wanted = useLook((now) => now.tinted);
  return useMemo(() => {
    if (wanted !== null) return wanted;
    const all = space === null ? [] : parts.flatMap(({ tints }) => tints?.(rules, space) ?? []);
    return all.length === 0 ? NOWHERE : all;
  }, [rules, parts, wanted, space]);
}

const touch = window.matchMedia('(hover: none)');

/** The map of this table. A press on a space that glows goes there; on any other it says what is there. */
export function TableMap() {
  const world = useWorld();
  const state = useTableState();
  const names = useTable((game) => game.names);
  const viewer = useTable((game) => game.viewer);
  const session = useSessionHere();
  const choosing = useChoosing();
  const looked = useLook((now) => now.looked);
  const chosen = useLook((now) => now.space);
  const land = landOf(useRules());
  const imagined = useLook((now) => now.imagined);
  const ways = useMemo(() => waysFrom(world, imagined ?? choosing), [world, imagined, choosing]);
  const parts = useParts();
  const lying = useMemo(
    () => marksOf(parts, world, state, names, ways, viewer),
    [parts, world, state, names, ways, viewer],
  );
  const option = useSuggestedOption();
  const suggested = option === null ? null : spaceOf(world, option);
  const tinted = useTinted(looked ?? chosen);
  const marks = useMemo(
    () => ({ ...lying, path: pathTo(ways, looked ?? chosen ?? suggested), tinted }),
    [lying, ways, looked, chosen, suggested, tinted],
  );
  const small = isSmall(useForm());
  const focus = useFocus(ways);
  const plates = usePlates();
  const isCovered = useOverMap() !== null;
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
        chosen={chosen ?? suggested}
        onChoose={choose}
        onLook={(space, at) => look(space === null ? { looked: null } : { looked: space, lookedAt: at })}
        Face={FaceMark}
        focus={focus}
        uncovered={plates}
      />
      {parts.map(({ Veil }, i) => Veil !== undefined && <Veil key={i} />)}
      {!small && !isCovered && <PlacePlate path={chosen === null ? null : (ways.get(chosen) ?? null)} />}
    </>
  );
}
