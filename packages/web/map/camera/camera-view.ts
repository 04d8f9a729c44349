/** Which part of the sheet the camera shows: plain computing, no screen. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Point, Sheet } from '../geometry.ts';

/** A part of the map's window, in pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is to be seen, in units of the sheet. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const widthOf = ({ left, right }: Window): number => Math.max(1, right - left);
const heightOf = ({ top, bottom }: Window): number => Math.max(1, bottom - top);

/** As near as reading needs, and no nearer; a small window shows more of the land instead. */
const NEAR = 1;
const NEAR_IN_SMALL = 0.72;
/** A window of so many pixels on a side is large. */
const LARGE = 700;
/** Farther than this nothing is framed: names could hardly be read. */
const FARTHEST = 0.62;

/** The scale at which the map is read with ease in so much room. */
export const readingScale = (free: Window): number =>
  Math.min(NEAR, Math.max(NEAR_IN_SMALL, Math.sqrt(widthOf(free) * heightOf(free)) / LARGE));

/** Room around what is shown: a space is more than its middle. */
const AROUND = 44;

export function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y };
}

const fits = ({ width, height }: Extent, free: Window, k: number): boolean =>
  width * k <= widthOf(free) + 0.5 && height * k <= heightOf(free) + 0.5;

const scaleFor = ({ width, height }: Extent, free: Window): number =>
  Math.min(widthOf(free) / width, heightOf(free) / height);

/** The middle of the extent in the middle of the free window. */
export const centred = ({ x, y, width, height }: Extent, free: Window, k: number): ZoomTransform =>
  zoomIdentity
    .translate(
      (free.left + free.right) / 2 - (x + width / 2) * k,
      (free.top + free.bottom) / 2 - (y + height / 2) * k,
    )
    .scale(k);

/** Whether it is inside the free window as the camera stands. */
export function isShown({ x, y, width, height }: Extent, free: Window, view: ZoomTransform): boolean {
  const [left, top] = view.apply([x, y]);
  const [right, bottom] = view.apply([x + width, y + height]);
  const slack = 1;
  return (
    left >= free.left - slack &&
    top >= free.top - slack &&
    right <= free.right + slack &&
    bottom <= free.bottom + slack
  );
}

/** No sea in the free window where there could be land; what is narrower than the window lies inside it as a whole. */
export function overLand(land: Extent, free: Window, view: ZoomTransform): ZoomTransform {
  const shift = (low: number, high: number, from: number, to: number): number => {
    const [atFrom, atTo] = [from - low, to - high];
    // Between the two it fills the window, or is inside it: neither asks for more.
    return Math.max(Math.min(atFrom, atTo), Math.min(Math.max(atFrom, atTo), 0));
  };
  const [left, top] = view.apply([land.x, land.y]);
  const [right, bottom] = view.apply([land.x + land.width, land.y + land.height]);
  const [dx, dy] = [shift(left, right, free.left, free.right), shift(top, bottom, free.top, free.bottom)];
  return dx === 0 && dy === 0 ? view : zoomIdentity.translate(view.x + dx, view.y + dy).scale(view.k);
}

/**
 * Moves no more than it must. It keeps to the scale that is wished for if what is to be seen fits at it, and comes back to it
 * when it had to go farther away before. What never fits is shown in part, and its heart always.
 */
export function framing(
  extent: Extent,
  heart: Extent,
  free: Window,
  view: ZoomTransform,
  wish: number,
): ZoomTransform {
  const near = fits(extent, free, wish);
  if (isShown(extent, free, view) && (view.k >= wish || !near)) return view;
  if (near) return view.k === wish ? nudged(extent, free, view) : centred(extent, free, wish);
  const k = Math.max(Math.min(FARTHEST, wish), scaleFor(extent, free));
  return nudged(heart, free, centred(extent, free, k));
}

/** Shifted until it is inside: along each axis only as far as it sticks out. */
function nudged(extent: Extent, free: Window, view: ZoomTransform): ZoomTransform {
  const [left, top] = view.apply([extent.x, extent.y]);
  const [right, bottom] = view.apply([extent.x + extent.width, extent.y + extent.height]);
  const shift = (low: number, high: number, from: number, to: number): number =>
    low < from ? from - low : high > to ? to - high : 0;
  const dx = shift(left, right, free.left, free.right);
  const dy = shift(top, bottom, free.top, free.bottom);
  return zoomIdentity.translate(view.x + dx, view.y + dy).scale(view.k);
}

/** The whole land, as large as it goes in the free window. */
export const wholeLand = ({ land }: Sheet, free: Window): ZoomTransform =>
  centred(land, free, scaleFor(land, free));
