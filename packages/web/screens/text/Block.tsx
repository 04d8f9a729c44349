import type { ReactNode } from 'react';
import panel from '../../theme/panel.module.css';
import styles from './text.module.css';

/** A part of the text table with a heading that can be jumped to. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`${styles['block'] ?? ''} ${panel['panel'] ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className={panel['title']} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
