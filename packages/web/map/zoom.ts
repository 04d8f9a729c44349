/** Pan and zoom: d3-zoom hears the pointer, and only a transform is written. The drawing itself is never touched. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Point, Sheet } from './geometry.ts';

const NEAREST = 3;
/** How near one comes when a Hero is looked for. */
const NEAR = 0.9;
/** How long the sheet must be still before it is drawn anew, in milliseconds. */
const REST = 220;
/** Stretched by less than this it still looks sharp. */
const CRISP = 1.25;
/** Below this scale the names of towns can hardly be read: then the map opens on the Hero instead of the whole land. */
const LEGIBLE = 0.4;
/** Below this one the names of towns are lettered larger. */
const FAR = 0.66;

/**
 * How large the sheet is before it is stretched: smaller than anybody sees it. What is announced to change is drawn at its
 * own size at least, and the excess would be drawn for nothing.
 */
export const UNDRAWN = 0.25;

export interface Camera {
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** Brings a place into view, if it is not; `centred` moves it to the middle and nearer. */
  readonly show: (place: Point, centred?: boolean) => void;
}

/** How much of the screen the map has, as it was last told: to ask would have the page laid out at once. */
interface Room {
  readonly width: number;
  readonly height: number;
}
const NONE: Room = { width: 0, height: 0 };

export function useCamera(
  viewport: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  size: Sheet,
  home: Point | null,
): Camera {
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const view = useRef<ZoomTransform>(zoomIdentity);
  const room = useRef<Room>(NONE);
  /** The scale that shows the whole land, 0 before anything is seen. */
  const fitted = useRef(0);
  const found = useRef(false);
  const greet = useRef(() => {});

  // Before the first frame is drawn: it would show the whole sheet, small, and be drawn for nothing.
  useLayoutEffect(() => {
    const [box, moving] = [viewport.current, sheet.current];
    if (box === null || moving === null) return undefined;
    const behave = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [room.current.width, room.current.height],
      ])
      .translateExtent([
        [0, 0],
        [size.width, size.height],
      ])
      .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        view.current = transform;
        moving.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k / UNDRAWN})`;
        picture.moves(transform.k);
      });
    const picture = pictureOf(moving, (scale) => scale > least(room.current, size) * 1.02);
    behaviour.current = behave;
    const on = select(box).call(behave).on('dblclick.zoom', null);
    // It begins when the map has a size, and goes on when it is hidden for a while and shown again.
    const watch = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect ?? NONE;
      if (now.width === 0 || now.height === 0) {
        picture.hides();
        return;
      }
      room.current = now;
      const whole = fitted.current === 0 || view.current.k < fitted.current * 1.02;
      fitted.current = landScale(now, size);
      behave.scaleExtent([least(now, size), NEAREST]);
      // Whoever saw the whole land goes on seeing it.
      if (whole) behave.transform(on, fitting(now, size));
      else behave.scaleBy(on, 1);
      greet.current();
    });
    watch.observe(box);
    return () => {
      fitted.current = 0;
      found.current = false;
      watch.disconnect();
      on.on('.zoom', null);
    };
  }, [viewport, sheet, size]);

  const all = useMemo(() => camera(viewport, behaviour, view, room, size), [viewport, size]);
  // The view follows the Hero whose turn it is. On a small screen it opens on him, large enough to read.
  const [x, y] = [home?.x, home?.y];
  useLayoutEffect(() => {
    greet.current = () => {
      if (x === undefined || y === undefined || fitted.current === 0) return;
      all.show({ x, y }, !found.current && fitted.current < LEGIBLE);
      found.current = true;
    };
    greet.current();
  }, [all, x, y]);
  return all;
}

interface Picture {
  readonly moves: (scale: number) => void;
  /** It will be drawn when it is seen again. */
  readonly hides: () => void;
}

/**
 * While it moves the sheet is a picture that the compositor shifts and stretches. When it has come to rest at another
 * scale, the picture is made anew once, and shows what belongs to that scale.
 */
function pictureOf(moving: HTMLElement, isNear: (scale: number) => boolean): Picture {
  let drawnAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (scale: number): void => {
    // The title and the rose belong to the whole sheet; nearer they would be cut.
    moving.toggleAttribute('data-near', isNear(scale));
    moving.toggleAttribute('data-far', scale < FAR);
    // Its first drawing has the right scale.
    if (drawnAt === 0) drawnAt = scale;
    if (scale < drawnAt * CRISP && scale > drawnAt / 2) return;
    drawnAt = scale;
    moving.style.willChange = 'auto';
    requestAnimationFrame(() => requestAnimationFrame(() => moving.style.removeProperty('will-change')));
  };
  return {
    moves(scale) {
      clearTimeout(timer);
      if (drawnAt === 0) settle(scale);
      else timer = setTimeout(settle, REST, scale);
    },
    hides() {
      clearTimeout(timer);
      drawnAt = 0;
    },
  };
}

function camera(
  viewport: RefObject<HTMLElement | null>,
  behaviour: RefObject<ZoomBehavior<HTMLElement, unknown> | null>,
  view: RefObject<ZoomTransform>,
  room: RefObject<Room>,
  size: Sheet,
): Camera {
  const run = (go: (box: HTMLElement, behave: ZoomBehavior<HTMLElement, unknown>) => void): void => {
    if (viewport.current && behaviour.current) go(viewport.current, behaviour.current);
  };
  return {
    zoomBy: (factor) => run((box, behave) => behave.scaleBy(select(box), factor)),
    fit: () => run((box, behave) => behave.transform(select(box), fitting(room.current, size))),
    show: (place, centred = false) =>
      run((box, behave) => {
        const [x, y] = view.current.apply([place.x, place.y]);
        const edge = 44 * view.current.k;
        const { width, height } = room.current;
        const outside = x < edge || y < edge || x > width - edge || y > height - edge;
        if (centred && view.current.k < NEAR) behave.scaleTo(select(box), NEAR);
        if (outside || centred) behave.translateTo(select(box), place.x, place.y);
      }),
  };
}

/** The whole sheet with its frame is the farthest that one can go. */
const least = (room: Room, { width, height }: Sheet): number =>
  Math.min(room.width / width, room.height / height) || 1;

const landScale = (room: Room, { land }: Sheet): number =>
  Math.min(room.width / land.width, room.height / land.height) || 1;

/** The whole land, as large as it goes. */
function fitting(room: Room, size: Sheet): ZoomTransform {
  const k = landScale(room, size);
  const { x, y, width, height } = size.land;
  return zoomIdentity
    .translate(room.width / 2 - (x + width / 2) * k, room.height / 2 - (y + height / 2) * k)
    .scale(k);
}
