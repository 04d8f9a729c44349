import { MARK } from './mark.ts';
import styles from './wordmark.module.css';

/** The mark alone, as tall as the text around it. */
function Mark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 512 512" aria-hidden="true">
      <path className={styles['plate']} d={MARK.plate} />
      <path className={styles['line']} d={MARK.line} />
      <path className={styles['rune']} d={MARK.rune} fillRule="evenodd" />
      <path className={styles['rune']} d={MARK.ground} />
      <path className={styles['star']} d={MARK.star} />
    </svg>
  );
}

/** The mark and the name. Its size is the font size. */
export function Wordmark() {
  return (
    <span className={styles['wordmark']}>
      <Mark />
      <span>Wayrune</span>
    </span>
  );
}
