import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, type Screen as Name } from '../app/routes.ts';
import styles from './Screen.module.css';

/** The frame of every screen that is not the table: a heading, a way back, the content. */
export function Screen({ name, children }: { name: Name; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main className={styles['screen']} tabIndex={-1} aria-labelledby="screen-title">
      <header className={styles['header']}>
        <a className={styles['back']} href={href('start')}>
          {t('back')}
        </a>
        <h1 id="screen-title">{t(`screens.${name}`)}</h1>
      </header>
      {children}
    </main>
  );
}
