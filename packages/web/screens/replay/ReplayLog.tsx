import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import panel from '../../theme/panel.module.css';
import { storyOfLines } from '../../game/log-story.ts';
import { LineText } from '../../play/LineText.tsx';
import type { Playback } from './playback.ts';
import styles from './replay.module.css';

/** So many lines are shown before and after the present one. */
const AROUND = 120;

/** The log beside the map; a line leads to its moment. */
export function ReplayLog({ playback }: { playback: Playback }) {
  const { t } = useTranslation('replay');
  const { recording, playhead, goTo } = playback;
  const at = useStore(playhead, (now) => now.line);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const story = useMemo(() => storyOfLines(recording.table.world, recording.lines), [recording]);
  const here = story.findLastIndex(({ first }) => first <= at);
  const from = Math.max(0, here - AROUND);
  return (
    <>
      <h2 className={panel['title']}>{t('log')}</h2>
      <ol ref={list} className={styles['lines']} tabIndex={0} aria-label={t('log')}>
        {story.slice(from, here + AROUND).map((line, i) => (
          <li
            key={line.first}
            className={line.type === 'turn-began' ? styles['began'] : ''}
            data-later={from + i > here || undefined}
            aria-current={from + i === here ? 'step' : undefined}
            style={line.seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${line.seat})` }}
          >
            <span>
              <LineText pieces={line.pieces} />
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
