/** Dragging a thing onto a place that is marked `data-drop`. A press that does not move stays a press. */
import { type PointerEvent, useRef } from 'react';

/** Pixels that a press may wander before it is a drag. */
const SLACK = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  /** The picture of the thing under the pointer, once it moves. */
  ghost: HTMLElement | null;
  zone: Element | null;
}

/** What a button needs to be dragged to the zone of this name. */
export function useDragTo(zone: string, onDrop: () => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = (): Drag | null => {
    const ended = drag.current;
    ended?.ghost?.remove();
    ended?.zone?.removeAttribute('data-dropping');
    drag.current = null;
    return ended;
  };
  return {
    onPointerDown({ button, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) {
      wasDragged.current = false;
      if (button !== 0) return;
      drag.current = { x, y, ghost: null, zone: null };
      // A quick pull leaves the thing with its first movement.
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (current === null) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (current.ghost === null) {
        if (Math.hypot(dx, dy) < SLACK) return;
        wasDragged.current = true;
        current.ghost = ghostOf(event.currentTarget);
      }
      current.ghost.style.translate = `${dx}px ${dy}px`;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const over = under?.closest(`[data-drop="${zone}"]`) ?? null;
      if (over === current.zone) return;
      current.zone?.removeAttribute('data-dropping');
      over?.setAttribute('data-dropping', '');
      current.zone = over;
    },
    onPointerUp() {
      const zone = end()?.zone ?? null;
      if (zone !== null) onDrop();
    },
    onPointerCancel: end,
    /** After the drag the browser also tells of a click. */
    isPress: (): boolean => !wasDragged.current,
  };
}

/** A copy that follows the pointer over everything, whatever the thing itself lies in. */
function ghostOf(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-option');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: 'var(--layer-tip)',
    opacity: '0.9',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return ghost;
}
