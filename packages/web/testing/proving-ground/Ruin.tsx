import styles from '../../map/marks.module.css';

/** A town that is gone: three stumps of its wall. */
export const Ruin = () => (
  <g className={styles['sign']}>
    <path d="M-9 6V-4M0 6V-8M9 6V-1" />
  </g>
);
