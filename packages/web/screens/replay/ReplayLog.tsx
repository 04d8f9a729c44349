import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import panel from '../../theme/panel.module.css';
import { LineText } from '../../play/LineText.tsx';
import type { Projector } from './projector.ts';
import styles from './replay.module.css';

/** So many lines are shown before and after the present one. */
const AROUND = 120;

/** The log beside the map; a line leads to its moment. */
export function ReplayLog({ projector }: { projector: Projector }) {
  const { t } = useTranslation('replay');
  const { film, reel, goTo } = projector;
  const at = useStore(reel, (now) => now.line);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const from = Math.max(0, at - AROUND);
  return (
    <>
      <h2 className={panel['title']}>{t('log')}</h2>
      <ol ref={list} className={styles['lines']} tabIndex={0} aria-label={t('log')}>
        {film.lines.slice(from, at + AROUND).map((line, i) => (
          <li
            key={from + i}
            className={line.type === 'turn-began' ? styles['began'] : ''}
            data-later={from + i > at || undefined}
            aria-current={from + i === at ? 'step' : undefined}
            style={line.seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${line.seat})` }}
          >
            <span>
              <LineText line={line} />
            </span>
            <button
              type="button"
              className={styles['to']}
              aria-label={t('toLine', { entry: line.entry })}
              title={t('here')}
              onClick={() => goTo(line.entry)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 2.500 13 8 4 13.500z" />
              </svg>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
