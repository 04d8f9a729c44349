import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { plain } from '../../game/log-lines.ts';
import { useStory } from '../../play/use-story.ts';
import { Block } from './Block.tsx';
import styles from './text.module.css';

/** Lines that are read out by themselves as they come. */
const FRESH = 30;

/** What happened: the latest aloud, the whole log on demand. */
export function TextLog() {
  const { t } = useTranslation('text');
  const story = useStory(Number.POSITIVE_INFINITY, true);
  const fresh = story.slice(-FRESH);
  const earlier = story.slice(0, -FRESH);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise back, which React must not see.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [story]);
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
        {fresh.map(({ first, type, pieces }) => (
          <p key={first} data-turn={type === 'turn-began' || undefined}>
            {plain(pieces)}
          </p>
        ))}
      </div>
      {earlier.length > 0 && (
        <details className={styles['words']}>
          <summary>{t('story.earlier', { count: earlier.length })}</summary>
          <ol className={styles['list']}>
            {earlier.map(({ first, pieces }) => (
              <li key={first}>{plain(pieces)}</li>
            ))}
          </ol>
        </details>
      )}
    </Block>
  );
}
