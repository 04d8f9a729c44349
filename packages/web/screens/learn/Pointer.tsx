import { useEffect, useState } from 'react';
import { look, lookAtMap } from '../../play/look.ts';
import type { Point, Region } from './lesson.ts';
import styles from './learn.module.css';

/** Where a region is found: the first of these that is in sight. */
const REGIONS: Readonly<Record<Region, readonly string[]>> = {
  map: ['[data-region="middle"]'],
  stage: ['[data-region="middle"]'],
  hero: ['[data-region="mine"]'],
  decision: ['[aria-labelledby="decision"]'],
  log: ['[data-region="open"]'],
  track: ['[data-region="open"]'],
  // On a phone one line at the top stands for all of them.
  across: ['[data-plate="across"]'],
  left: ['[data-region="left"]', '[data-plate="across"]'],
  right: ['[data-plate="right"]', '[data-plate="across"]'],
};

/** Opens the drawer or panel that contains the target. */
function show(point: Point): void {
  if (!('region' in point)) lookAtMap();
  else if (point.region === 'track' || point.region === 'log') look({ drawer: 'side', side: point.region });
  else if (point.region === 'hero') look({ drawer: 'hero' });
  else look({ drawer: null });
}

const selectorsOf = (point: Point): readonly string[] =>
  'region' in point
    ? REGIONS[point.region]
    : 'option' in point
      ? [`[data-option="${CSS.escape(point.option)}"]`]
      : [`[data-space="${CSS.escape(point.space)}"]`];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 4;

function boxOf(point: Point): Box | null {
  const rect = selectorsOf(point)
    .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
    .find((box) => box !== undefined && box.width > 0 && box.height > 0);
  if (rect === undefined) return null;
  return {
    left: rect.left - ROOM,
    top: rect.top - ROOM,
    width: rect.width + 2 * ROOM,
    height: rect.height + 2 * ROOM,
  };
}

const same = (a: Box | null, b: Box | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A ring around the target of a step. It follows when the map is panned or the window is resized. */
export function Pointer({ point, shake }: { point: Point; shake: number }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    show(point);
    let frame = 0;
    const follow = (): void => {
      const now = boxOf(point);
      setBox((before) => (same(before, now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [point]);
  if (box === null) return null;
  return (
    <span
      key={shake}
      className={styles['ring']}
      data-round={'space' in point || undefined}
      data-shake={shake > 0 || undefined}
      style={box}
      aria-hidden="true"
    />
  );
}
