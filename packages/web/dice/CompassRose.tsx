/** The tray that dice fall on: a compass rose, computed once. */
import { memo } from 'react';
import styles from './tray.module.css';

const two = (value: number): string => value.toFixed(1);
const at = (far: number, angle: number): string =>
  `${two(Math.sin(angle) * far)} ${two(-Math.cos(angle) * far)}`;
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A stroke every three degrees, longer at every thirty. */
const GRADUATION = times(
  120,
  (i) => `M${at(206, (i * Math.PI) / 60)}L${at(i % 10 === 0 ? 219 : 213, (i * Math.PI) / 60)}`,
);
const RINGS = times(20, (i) => {
  const r = 60 + i * 7;
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0`;
});

const lengthOf = (point: number): number => (point % 4 === 0 ? 192 : point % 2 === 0 ? 150 : 104);
/** Half of each of the sixteen points: one half lies in the light. */
const points = (side: number): string =>
  times(16, (i) => {
    const angle = (i * Math.PI) / 8;
    const far = lengthOf(i);
    return `M0 0L${at(far * 0.3, angle + side * 0.2)}L${at(far, angle)}Z`;
  });
const LIT = points(-1);
const SHADED = points(1);

export const CompassRose = memo(function CompassRose() {
  return (
    <svg className={styles['rose']} viewBox="-240 -240 480 480" aria-hidden="true">
      <circle className={styles['shadow']} r="232" cy="8" />
      <circle className={styles['rim']} r="230" />
      <circle className={styles['ring']} r="222" />
      <circle className={styles['bowl']} r="203" />
      <path className={styles['rings']} d={RINGS} />
      <path className={styles['graduation']} d={GRADUATION} />
      <path className={styles['lit']} d={LIT} />
      <path className={styles['shaded']} d={SHADED} />
      <circle className={styles['hub']} r="15" />
    </svg>
  );
});
