import { type PointerEvent, useEffect, useRef } from 'react';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Point } from './geometry.ts';
import { spaceOf } from './SpaceMark.tsx';

/**
 * What the pointer points at. When the camera moves the map, the browser reports another space under a pointer that lies
 * still: nobody points at that one until the pointer moves.
 */
export function usePointing(look: (space: SpaceId | null, at: Point | null) => void): {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
} {
  const last = useRef<Point | null>(null);
  const isCarried = useRef(false);
  useEffect(() => {
    const note = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      last.current = { x, y };
    };
    window.addEventListener('pointermove', note);
    return () => window.removeEventListener('pointermove', note);
  }, []);
  const rests = ({ pointerType, clientX, clientY }: PointerEvent): boolean =>
    pointerType === 'mouse' && last.current?.x === clientX && last.current.y === clientY;
  const point = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    isCarried.current = false;
    look(spaceOf(target), { x, y });
  };
  return {
    onPointerOver(event) {
      if (!rests(event)) return point(event);
      isCarried.current = true;
      look(null, null);
    },
    onPointerMove(event) {
      if (isCarried.current && !rests(event)) point(event);
    },
    onPointerLeave: () => look(null, null),
  };
}
