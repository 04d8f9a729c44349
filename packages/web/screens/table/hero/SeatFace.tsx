import type { CSSProperties } from 'react';
import { Shield } from '../../../map/Shield.tsx';
import { useTable } from '../../../play/context.ts';
import { Face } from './Face.tsx';
import styles from './SeatFace.module.css';

/** The face of a Hero in the ring of the seat; `size` in rem. */
export function SeatFace({ seat, size }: { seat: number; size?: number }) {
  const hero = useTable((game) => game.state.players[seat]?.hero ?? null);
  if (hero === null) return null;
  return (
    <span
      className={styles.portrait}
      data-seat={seat}
      style={size === undefined ? undefined : ({ '--size': `${size}rem` } as CSSProperties)}
    >
      <span className={styles.ring}>
        <Face hero={hero} />
      </span>
      <Shield seat={seat} />
    </span>
  );
}
