import { memo } from 'react';
import styles from './CombatStage.module.css';

const COUNT = 96;
const at = (far: number, i: number): string => {
  const angle = (i * Math.PI * 2) / COUNT;
  return `${Math.round(500 + Math.cos(angle) * far)} ${Math.round(420 + Math.sin(angle) * far)}`;
};
const RAYS = Array.from(
  { length: COUNT },
  (_, i) => `M${at(i % 2 === 0 ? 290 : 330, i)}L${at(1200, i)}`,
).join('');

/** Rays behind the dice, over the dimmed map. */
export const Rays = memo(function Rays() {
  return (
    <svg
      className={styles.rays}
      viewBox="0 0 1000 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={RAYS} />
    </svg>
  );
});
