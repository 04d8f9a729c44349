import styles from './Pips.module.css';

const SHAPES = {
  life: 'M8 14C3 10 1 7.5 1 5a3.4 3.4 0 0 1 7-1 3.4 3.4 0 0 1 7 1c0 2.500-2 5-7 9z',
  stamina: 'M9.500 1 3 9h4l-1 6 7-8.500H9z',
} as const;

/** Life or Stamina as a row of small signs: those left are full, those taken are struck through. */
export function Pips({
  of,
  full,
  taken,
  label,
  brief = false,
}: {
  of: keyof typeof SHAPES;
  full: number;
  taken: number;
  label: string;
  /** One sign and a number. */
  brief?: boolean;
}) {
  const left = Math.max(0, full - taken);
  return (
    <span
      className={styles.pips}
      role="img"
      aria-label={`${label} ${left}/${full}`}
      title={`${label} ${left}/${full}`}
    >
      {Array.from({ length: brief ? 1 : Math.max(full, 0) }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 16 16"
          className={`${styles[of] ?? ''} ${i < left ? '' : (styles.gone ?? '')}`}
        >
          <path d={SHAPES[of]} />
        </svg>
      ))}
      <span className={styles.number} aria-hidden="true">
        {brief ? left : `${left}/${full}`}
      </span>
    </span>
  );
}
