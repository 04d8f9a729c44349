import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { plain } from '../../game/log-lines.ts';
import { useTable } from '../../play/context.ts';
import { Block } from './Block.tsx';
import styles from './text.module.css';

/** Lines that are read out by themselves as they come. */
const FRESH = 30;

/** What happened: the latest aloud, the whole log on demand. */
export function TextLog() {
  const { t } = useTranslation('text');
  const lines = useTable((game) => game.lines);
  const fresh = useTable(useShallow((game) => game.lines.slice(-FRESH)));
  const first = lines.length - fresh.length;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise back, which React must not see.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);
  return (
    <Block id="text-story" title={t('story.title')}>
      <div
        ref={log}
        className={styles['fresh']}
        role="log"
        aria-live="polite"
        tabIndex={0}
        aria-labelledby="text-story"
      >
        {fresh.map((line, i) => (
          <p key={first + i} data-turn={line.type === 'turn-began' || undefined}>
            {plain(line)}
          </p>
        ))}
      </div>
      {first > 0 && (
        <details className={styles['words']}>
          <summary>{t('story.earlier', { count: first })}</summary>
          <ol className={styles['list']}>
            {lines.slice(0, first).map((line, i) => (
              <li key={i}>{plain(line)}</li>
            ))}
          </ol>
        </details>
      )}
    </Block>
  );
}
