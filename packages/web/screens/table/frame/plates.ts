/** Where the plates lie that cover the edges of the map, so that the camera can keep clear of them. */
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo } from 'react';
import { area, type Box, freeRoom } from './free-room.ts';

interface Plates {
  /** The largest part of the table that is free, in its own coordinates; null before it was first measured. */
  readonly free: () => Box | null;
  readonly subscribe: (changed: () => void) => () => void;
}

const NO_PLATES: Plates = { free: () => null, subscribe: () => () => {} };
const PlatesContext = createContext(NO_PLATES);
export const PlatesProvider = PlatesContext.Provider;
export const usePlates = (): Plates => useContext(PlatesContext);

/** What is marked with it covers the map for as long as it is shown. */
const COVERS = '[data-plate]';

/** What goes on over the map: the camera waits until it is over, and then finds the plates as they were. */
const OVER = '[data-over]';

/** A drawer that covers nearly all of the map leaves no room to look at anything: the camera stays. In parts of the table. */
const LEAST = 0.08;

/** Room that is left between what the camera shows and the plates, in pixels. */
const MARGIN = 14;

const isSame = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

function measured(table: HTMLElement): Box {
  const own = table.getBoundingClientRect();
  const inTable = ({ left, top, right, bottom }: DOMRect): Box => ({
    left: left - own.left - MARGIN,
    top: top - own.top - MARGIN,
    right: right - own.left + MARGIN,
    bottom: bottom - own.top + MARGIN,
  });
  const plates = [...table.querySelectorAll(COVERS)]
    .map((plate) => plate.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(inTable);
  const inner = { left: MARGIN, top: MARGIN, right: own.width - MARGIN, bottom: own.height - MARGIN };
  return freeRoom(inner, plates);
}

/** Measures when the browser says that something has another size: never while a change is being drawn. */
export function usePlatesOf(table: RefObject<HTMLElement | null>): Plates {
  const { plates, watch } = useMemo(() => {
    let free: Box | null = null;
    let measure = (): Box | null => null;
    const followers = new Set<() => void>();
    const watching = (element: HTMLElement): (() => void) => {
      let size = 0;
      measure = () => {
        const { clientWidth, clientHeight } = element;
        const all = clientWidth * clientHeight;
        if (free !== null && all === size && element.querySelector(OVER) !== null) return free;
        size = all;
        const now = measured(element);
        if (free === null || (area(now) > LEAST * all && !isSame(now, free))) free = now;
        return free;
      };
      const sizes = new ResizeObserver(() => {
        const before = free;
        measure();
        if (free !== before) for (const follow of followers) follow();
      });
      const observeAll = (): void => {
        sizes.disconnect();
        sizes.observe(element);
        for (const plate of element.querySelectorAll(COVERS)) sizes.observe(plate);
      };
      observeAll();
      // Plates are direct children of the table; they come and go with its form and with what is folded.
      const coming = new MutationObserver(observeAll);
      coming.observe(element, { childList: true });
      return () => {
        measure = () => null;
        sizes.disconnect();
        coming.disconnect();
      };
    };
    const own: Plates = {
      // The map may ask in the same frame in which it is first laid out.
      free: () => free ?? measure(),
      subscribe(changed) {
        followers.add(changed);
        return () => followers.delete(changed);
      },
    };
    return { plates: own, watch: watching };
  }, []);
  useLayoutEffect(() => (table.current === null ? undefined : watch(table.current)), [table, watch]);
  return plates;
}
