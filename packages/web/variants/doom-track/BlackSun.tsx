import styles from '../../map/marks.module.css';

/** Doom has come to a town. */
export const BlackSun = () => (
  <g transform="translate(-21 14)" className={styles['sign']}>
    <path d="M0-11V11M-11 0H11M-7.800-7.800L7.800 7.800M7.800-7.800L-7.800 7.800" />
    <circle r="6.5" />
  </g>
);
