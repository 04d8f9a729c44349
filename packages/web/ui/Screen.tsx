import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen as Name } from '../app/routes.ts';
import { backHref } from '../app/trail.ts';
import { buttonClass } from './Button.tsx';
import styles from './Screen.module.css';

interface Props {
  readonly name: Name;
  /** Where "Back" leads, if not to where one came from. */
  readonly back?: string;
  readonly children: ReactNode;
}

/** The frame of every screen that is not the table: a heading, a way back, the content. */
export function Screen({ name, back, children }: Props) {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} tabIndex={-1} aria-labelledby="screen-title">
      <header className={styles.header}>
        <a className={buttonClass('small', 'quiet')} href={back ?? backHref()}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M10 2 4 8l6 6" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
          {t('back')}
        </a>
        <h1 id="screen-title">{t(`screens.${name}`)}</h1>
      </header>
      {children}
    </main>
  );
}
