import type { ReactNode } from 'react';
import styles from './Moment.module.css';

interface Props {
  readonly children: ReactNode;
  /** One sentence below it. */
  readonly said: string;
  /** At both sides of it. */
  readonly beside?: ReactNode;
}

/** The headline of a moment. The dock says the same to a screen reader, with all the rest. */
export function MomentTitle({ children, said, beside }: Props) {
  return (
    <header className={styles.title} aria-hidden="true">
      <p className={styles.headline}>
        {beside}
        {children}
        {beside}
      </p>
      {said !== '' && <p className={styles.said}>{said}</p>}
    </header>
  );
}
