import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { type RefObject, useEffect, useState } from 'react';
import { Stone } from '../../../../theme/Jewel.tsx';
import styles from './JewelFlight.module.css';

/** The way of the jewel on the ground of the moment, in its pixels. */
interface Way {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

function wayOn(ground: HTMLElement): Way | null {
  const from = ground.querySelector('[data-flight="from"]')?.getBoundingClientRect();
  const to = ground.querySelector('[data-flight="to"]')?.getBoundingClientRect();
  if (from === undefined || to === undefined) return null;
  const { left, top, width, height } = ground.getBoundingClientRect();
  const x = from.left + from.width / 2 - left;
  const y = from.bottom - top;
  const toX = to.left + to.width / 2 - left;
  const toY = to.top - top;
  return {
    path: `M${x} ${y}C${x} ${(y + toY) / 2} ${(x + toX) / 2 + 40} ${toY - 40} ${toX} ${toY}`,
    width,
    height,
  };
}

/** Where the stone was on its way, smaller and fainter the longer ago. */
const GHOSTS = [
  { at: 28, size: 0.9, seen: 0.35 },
  { at: 55, size: 1.05, seen: 0.55 },
  { at: 82, size: 1.2, seen: 0.8 },
] as const;

interface Props {
  readonly ground: RefObject<HTMLElement | null>;
  /** Of the counter; null where only points were won: nothing flies then. */
  readonly color: Color | null;
}

/** The stone that was won flies its dotted line into the bar. It is measured when all else is drawn, and at every new size. */
export function JewelFlight({ ground, color }: Props) {
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    const { current } = ground;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() => setWay(wayOn(current)));
    watch.observe(current);
    return () => watch.disconnect();
  }, [ground]);
  if (way === null || color === null) return null;
  const { path, width, height } = way;
  return (
    <svg className={styles.flight} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
      {GHOSTS.map(({ at, size, seen }) => (
        <g
          key={at}
          className={styles.ghost}
          style={{ offsetPath: `path("${path}")`, offsetDistance: `${at}%`, opacity: seen }}
        >
          <g transform={`scale(${size})`}>
            <Stone color={color} />
          </g>
        </g>
      ))}
      <g className={styles.stone} style={{ offsetPath: `path("${path}")` }}>
        <g transform="scale(1.400)">
          <Stone color={color} />
        </g>
      </g>
    </svg>
  );
}
