import styles from './SeatMark.module.css';

const SHAPES = [
  'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z',
  'M2 2h12v12H2z',
  'M8 1.500 15 14H1z',
  'M8 1l6.500 7L8 15 1.500 8z',
  'M8 1l2 5h5l-4 3.300L12.500 15 8 11.600 3.500 15 5 9.300 1 6h5z',
  'M4.500 2h7L15 8l-3.500 6h-7L1 8z',
] as const;

/** The colour and the shape of a seat. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={styles['mark']}
      style={{ fill: `var(--seat-${seat})` }}
      aria-hidden="true"
    >
      <path d={SHAPES[seat] ?? SHAPES[0]} />
    </svg>
  );
}
