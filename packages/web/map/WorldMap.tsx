/** The map that one plays on: the chart, and over it everything that changes. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MapSign } from '../parts/part.ts';
import buttons from '../theme/button.module.css';
import { Chart, NamesAt, TownsAt } from './Chart.tsx';
import { type FaceOf, Figures } from './Figures.tsx';
import { LostCity } from './LostCity.tsx';
import { drawnBoard } from './changed-ground.ts';
import { centreOf, type Point, type Sheet, sheetOf } from './geometry.ts';
import type { Marks } from './marks.ts';
import { usePointing } from './pointing.ts';
import { Reach } from './Reach.tsx';
import { Route } from './Route.tsx';
import { SpaceMark, spaceOf } from './SpaceMark.tsx';
import { steer } from './camera/steer.ts';
import { Tint } from './Tint.tsx';
import { type Camera, type Focus, type Uncovered, UNDRAWN, useCamera } from './camera/zoom.ts';
import styles from './map.module.css';
import palette from './palette.module.css';

export interface WorldMapProps {
  readonly board: Board;
  /** The board as it is now, where that differs from what is printed: towns may have fallen. */
  readonly land?: Board;
  readonly marks: Marks;
  /** Shown as chosen, for instance while a panel tells what is there. */
  readonly chosen?: SpaceId | null;
  readonly onChoose: (space: SpaceId) => void;
  /** The pointer or the focus rests on a space, or on none; and where in the window. */
  readonly onLook?: (space: SpaceId | null, at: Point | null) => void;
  /** What the camera goes to by itself: these spaces, or the first of them if they do not fit. */
  readonly focus?: readonly SpaceId[];
  /** Draws the faces of Heroes. */
  readonly Face?: FaceOf;
  /** What of the window no plate covers. */
  readonly uncovered?: Uncovered;
}

const NOWHERE: readonly SpaceId[] = [];
const ALL_FREE: Uncovered = { free: () => null, subscribe: () => () => {} };

/** The same one every time, so that a space without signs is not drawn again. */
const NO_SIGNS: readonly MapSign[] = [];

const sizes = new WeakMap<Board, Sheet>();
function sizeOf(board: Board): Sheet {
  const size = sizes.get(board) ?? sheetOf(board);
  sizes.set(board, size);
  return size;
}

export const WorldMap = memo(function WorldMap({
  board,
  land = board,
  marks,
  chosen = null,
  onChoose,
  onLook,
  focus: shown = NOWHERE,
  uncovered = ALL_FREE,
  Face,
}: WorldMapProps) {
  const { t } = useTranslation('map');
  const size = sizeOf(board);
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const active = marks.figures.find((figure) => figure.active) ?? null;
  const focusOf = useMemo(() => focusOn(board, shown), [board, shown]);
  const camera = useCamera(viewport, sheet, size, focusOf, uncovered);
  const [focus, setFocus] = useState<SpaceId | null>(null);
  const focused =
    focus ?? active?.space ?? board.town[board.start ?? '']?.space ?? board.spaces[0]?.id ?? null;
  const keys = useId();

  const heroes = new Map<SpaceId, string>();
  for (const { space, name } of marks.figures)
    heroes.set(space, [heroes.get(space), name].filter(Boolean).join(', '));

  const reached = useMemo(() => reachOf(marks), [marks.reachable, active?.space]);
  const bordered = useMemo(() => withNeighbors(board, reached), [board, reached]);
  const banners = useMemo(
    () => new Set([...marks.undefeated.keys(), ...marks.closed]),
    [marks.undefeated, marks.closed],
  );
  const look = (space: SpaceId | null, at: Point | null): void => onLook?.(space, at);
  const pointing = usePointing(look);
  const press = (event: KeyboardEvent): void => {
    const from = spaceOf(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!obey(event.key, from)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const obey = (key: string, from: SpaceId): boolean => {
    const to = steer(board, from, key);
    if (to !== undefined) {
      if (to !== null) viewport.current?.querySelector<SVGElement>(`[data-space="${to}"]`)?.focus();
      return true;
    }
    const act = ACTS[key];
    if (act !== undefined) act(camera);
    else if (key === 'Enter' || key === ' ') onChoose(from);
    else return false;
    return true;
  };
  const click = (event: MouseEvent): void => {
    const space = spaceOf(event.target);
    // d3-zoom stops the click that ends a drag before it comes here.
    if (space !== null) onChoose(space);
  };
  const arrive = (event: FocusEvent): void => {
    const space = spaceOf(event.target);
    if (space === null) return;
    setFocus(space);
    if (event.target.matches(':focus-visible')) {
      const { left, top, width, height } = event.target.getBoundingClientRect();
      look(space, { x: left + width / 2, y: top + height / 2 });
      camera.show(centreOf(spaceAt(board, space)));
    }
  };

  const drawn = drawnBoard(board, land);
  return (
    <div className={`${palette['palette']} ${styles['map']}`} data-board={board.id}>
      <div ref={viewport} className={styles['viewport']}>
        <div
          ref={sheet}
          className={styles['sheet']}
          data-unframed=""
          style={{ width: size.width * UNDRAWN, height: size.height * UNDRAWN }}
        >
          <Chart board={drawn} />
          <div className={styles['changing']}>
            <svg
              className={styles['marks']}
              viewBox={`0 0 ${size.width} ${size.height}`}
              role="group"
              aria-label={t('map', { board: board.name })}
              aria-describedby={keys}
              onKeyDown={press}
              onClick={click}
              onFocus={arrive}
              {...pointing}
            >
              <Reach board={board} sheet={size} spaces={reached} />
              <Tint board={board} spaces={marks.tinted} />
              <LostCity land={land} />
              {land.spaces.map((space) => (
                <SpaceMark
                  key={space.id}
                  t={t}
                  board={land}
                  drawn={drawn}
                  space={space}
                  counter={marks.counters.has(space.id)}
                  closed={marks.closed.has(space.id)}
                  signs={marks.signs.get(space.id) ?? NO_SIGNS}
                  lurker={marks.undefeated.get(space.id)?.name ?? ''}
                  trap={marks.undefeated.get(space.id)?.isTrap === true}
                  lurkerColor={marks.undefeated.get(space.id)?.color ?? null}
                  heroes={heroes.get(space.id) ?? ''}
                  dice={marks.reachable.get(space.id) ?? null}
                  target={marks.targets.has(space.id)}
                  focusable={space.id === focused}
                  chosen={space.id === chosen}
                />
              ))}
              <g className={styles['above']} aria-hidden="true">
                <NamesAt board={board} spaces={reached} />
                <TownsAt board={drawn} spaces={bordered} />
                <Route board={land} from={active?.space ?? null} path={marks.path} />
                <Figures board={board} figures={marks.figures} banners={banners} Face={Face} />
              </g>
            </svg>
          </div>
        </div>
      </div>
      <p id={keys} className="visually-hidden">
        {t('keys')}
      </p>
      <Controls camera={camera} home={active?.space ?? null} board={board} />
    </div>
  );
});

/** What dice can pay for, with the space that one comes from: single steps before the roll have no contour. */
function reachOf({ reachable, figures }: Marks): readonly SpaceId[] {
  if (![...reachable.values()].some((dice) => dice > 0)) return NOWHERE;
  const from = figures.find(({ active }) => active)?.space;
  return [...new Set([...reachable.keys(), ...(from === undefined ? [] : [from])])];
}

/** Where the contour may run over a name. */
const withNeighbors = (board: Board, spaces: readonly SpaceId[]): ReadonlySet<SpaceId> =>
  new Set(spaces.flatMap((id) => [id, ...spaceAt(board, id).neighbors]));

function focusOn(board: Board, spaces: readonly SpaceId[]): Focus | null {
  const points = spaces.map((id) => centreOf(spaceAt(board, id)));
  const [heart] = points;
  return heart === undefined ? null : { points, heart };
}

const ACTS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoomBy(1.4),
  '=': (camera) => camera.zoomBy(1.4),
  '-': (camera) => camera.zoomBy(1 / 1.4),
  '0': (camera) => camera.fit(),
};

const PICTURES = {
  in: 'M12 4V20M4 12H20',
  out: 'M4 12H20',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  find: 'M12 2V7M12 17V22M2 12H7M17 12H22M12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z',
};

function Controls({
  camera,
  home,
  board,
}: {
  readonly camera: Camera;
  readonly home: SpaceId | null;
  readonly board: Board;
}) {
  const { t } = useTranslation('map');
  const find = (): void => {
    if (home !== null) camera.show(centreOf(spaceAt(board, home)), true);
  };
  const all = [
    { name: t('zoomIn'), picture: PICTURES.in, act: () => camera.zoomBy(1.4), zooms: true },
    { name: t('zoomOut'), picture: PICTURES.out, act: () => camera.zoomBy(1 / 1.4), zooms: true },
    { name: t('fit'), picture: PICTURES.fit, act: camera.fit },
    { name: t('find'), picture: PICTURES.find, act: find },
  ];
  return (
    <div className={styles['controls']}>
      {all.map(({ name, picture, act, zooms = false }) => (
        <button
          key={name}
          type="button"
          className={`${buttons['button']} ${buttons['icon']} ${buttons['small']}`}
          aria-label={name}
          data-zoom={zooms || undefined}
          title={name}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={picture} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}
