/** Pan and zoom: d3-zoom hears the pointer, and only a transform is written. The drawing itself is never touched. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import {
  centred,
  type Extent,
  extentOf,
  framing,
  overLand,
  readingScale,
  wholeLand,
  type Window,
} from './camera-view.ts';
import type { Point, Sheet } from '../geometry.ts';
import { pictureOf } from '../map-picture.ts';

const NEAREST = 3;
/** After the player has moved the map it stays where they put it for so long, in milliseconds. */
const HANDS_OFF = 4000;

/**
 * How large the sheet is before it is stretched: smaller than anybody sees it. What is announced to change is drawn at its
 * own size at least, and the excess would be drawn for nothing.
 */
export const UNDRAWN = 0.25;

export interface Camera {
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** Brings a place into view, if it is not; `near` moves it to the middle, large enough to read. */
  readonly show: (place: Point, near?: boolean) => void;
}

/** What the camera goes to by itself: everything of it if that fits, else its heart. */
export interface Focus {
  readonly points: readonly Point[];
  readonly heart: Point;
}

/** What of the map's window lies free, and word when that changes. */
export interface Uncovered {
  /** Null if nothing is known of plates: then all of it is free. */
  readonly free: () => Window | null;
  readonly subscribe: (changed: () => void) => () => void;
}

/** How much of the screen the map has, as it was last told: to ask would have the page laid out at once. */
interface Room {
  readonly width: number;
  readonly height: number;
}
const NONE: Room = { width: 0, height: 0 };

interface Lens {
  readonly box: HTMLElement;
  readonly behave: ZoomBehavior<HTMLElement, unknown>;
}

export function useCamera(
  viewport: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  size: Sheet,
  focus: Focus | null,
  { free, subscribe }: Uncovered,
): Camera {
  const lens = useRef<Lens | null>(null);
  const view = useRef<ZoomTransform>(zoomIdentity);
  const room = useRef<Room>(NONE);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  /** The player has moved the map since the camera last went somewhere by itself. */
  const byPlayer = useRef(false);
  /** The scale that the player has chosen, if any. */
  const wish = useRef<number | null>(null);
  const follow = useRef(() => {});
  const reframe = useRef(() => {});
  const window = useMemo(
    () => (): Window => free() ?? { left: 0, top: 0, right: room.current.width, bottom: room.current.height },
    [free],
  );
  const go = useMemo(
    () =>
      (to: ZoomTransform): void => {
        if (lens.current !== null && !isSame(to, view.current))
          lens.current.behave.transform(select(lens.current.box), to);
      },
    [],
  );

  // Before the first frame is drawn: it would show the whole sheet, small, and be drawn for nothing.
  useLayoutEffect(() => {
    const [box, moving] = [viewport.current, sheet.current];
    if (box === null || moving === null) return undefined;
    const picture = pictureOf(moving, (scale) => scale > wholeLand(size, window()).k * 1.02);
    const behave = zoom<HTMLElement, unknown>()
      // As far as brings any place of the land from under whatever plate, and no farther out to sea.
      .constrain((to) => overLand(size.land, window(), to))
      .extent(() => [
        [0, 0],
        [room.current.width, room.current.height],
      ])
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent !== null) stopGliding(moving, box, behave);
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        // By hand it follows at once; by itself it glides.
        if (sourceEvent !== null) {
          touched.current = performance.now();
          byPlayer.current = true;
          wish.current = transform.k;
          moving.dataset['held'] = '';
        } else delete moving.dataset['held'];
        view.current = transform;
        moving.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k / UNDRAWN})`;
        picture.moves(transform.k);
      });
    lens.current = { box, behave };
    const on = select(box).call(behave).on('dblclick.zoom', null);
    let seen = false;
    const limit = (): void => {
      const { k } = wholeLand(size, window());
      behave.scaleExtent([k * 0.9, NEAREST]);
    };
    // It begins when the map has a size, and goes on when it is hidden for a while and shown again.
    const watch = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect ?? NONE;
      if (now.width === 0 || now.height === 0) {
        picture.hides();
        return;
      }
      room.current = now;
      limit();
      moving.dataset['held'] = '';
      if (seen) reframe.current();
      else {
        behave.transform(on, wholeLand(size, window()));
        seen = true;
        follow.current();
      }
    });
    watch.observe(box);
    const leave = subscribe(() => {
      if (!seen) return;
      limit();
      reframe.current();
    });
    return () => {
      lens.current = null;
      leave();
      watch.disconnect();
      on.on('.zoom', null);
    };
  }, [viewport, sheet, size, window, subscribe]);

  const camera = useMemo<Camera>(() => {
    const show = (extent: Extent, near: boolean): void =>
      go(
        near
          ? overLand(
              size.land,
              window(),
              centred(extent, window(), Math.max(view.current.k, readingScale(window()))),
            )
          : framing(extent, extent, window(), view.current, view.current.k),
      );
    const byHand = (move: () => void): void => {
      touched.current = performance.now();
      byPlayer.current = true;
      move();
      wish.current = view.current.k;
    };
    return {
      zoomBy: (factor) => byHand(() => lens.current?.behave.scaleBy(select(lens.current.box), factor)),
      fit: () => byHand(() => go(wholeLand(size, window()))),
      show: (place, near = false) => byHand(() => show(extentOf([place]), near)),
    };
  }, [go, window, size]);

  // It goes to who acts, to what can be reached, to what happens: never while the player looks elsewhere.
  const opened = useRef(false);
  useLayoutEffect(() => {
    const frame = (afresh: boolean): void => {
      if (focus === null || lens.current === null || room.current.width === 0) return;
      const heart = extentOf([focus.heart]);
      const scale = wish.current ?? readingScale(window());
      const from = afresh ? overLand(size.land, window(), centred(heart, window(), scale)) : view.current;
      const framed = framing(extentOf(focus.points), heart, window(), from, scale);
      const to = framed === view.current ? framed : overLand(size.land, window(), framed);
      if (!afresh || !opened.current || !isNear(to, view.current)) go(to);
      opened.current = true;
      byPlayer.current = false;
    };
    follow.current = () => {
      if (!opened.current || performance.now() - touched.current >= HANDS_OFF) frame(!opened.current);
    };
    // Plates have come or gone, or the window has another size: the same is looked at in the new room.
    reframe.current = () => {
      if (!byPlayer.current) frame(true);
    };
    follow.current();
  }, [focus, go, window, size]);
  return camera;
}

/** A plate that has grown by a line is no reason to move the map. In pixels, and in parts of the scale. */
const NEAR = { pixels: 24, scale: 0.02 };
const isNear = (a: ZoomTransform, b: ZoomTransform): boolean =>
  Math.abs(a.x - b.x) < NEAR.pixels &&
  Math.abs(a.y - b.y) < NEAR.pixels &&
  Math.abs(a.k / b.k - 1) < NEAR.scale;

const isSame = (a: ZoomTransform, b: ZoomTransform): boolean => a.x === b.x && a.y === b.y && a.k === b.k;

/** The player takes hold of the map in the middle of a glide: it stays where it is at that moment. */
function stopGliding(
  moving: HTMLElement,
  box: HTMLElement,
  behave: ZoomBehavior<HTMLElement, unknown>,
): void {
  if ('held' in moving.dataset || moving.getAnimations().length === 0) return;
  const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(moving).transform);
  moving.dataset['held'] = '';
  behave.transform(select(box), zoomIdentity.translate(e, f).scale(a * UNDRAWN));
}
