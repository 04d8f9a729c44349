import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryLine } from '../../../game/log-story.ts';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { lookAtMap } from '../../../play/look.ts';
import { LineText } from '../../../play/LineText.tsx';
import { useStory } from '../../../play/use-story.ts';
import styles from './Log.module.css';

/** Beyond this, the beginning of a long game is in the replay. */
const MOST = 600;

/** What happened. A line shows the table at that moment; cards and spaces in it can be looked at. */
export function Log() {
  const { t } = useTranslation('table');
  const story = useStory(MOST);
  const moment = useTable((game) => game.moment?.entry ?? null);
  if (story.length === 0) return <p className={styles.empty}>{t('noLines')}</p>;
  return (
    <ol className={styles.log} aria-label={t('sides.log')}>
      {story.map((line) => (
        <LogLine key={line.first} line={line} shown={line.entry === moment} />
      ))}
    </ol>
  );
}

const LogLine = memo(function LogLine({ line, shown }: { line: StoryLine; shown: boolean }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const heading = line.type === 'turn-began';
  const lookBack = (): void => {
    session.lookAt(line.entry);
    lookAtMap();
  };
  return (
    <li
      className={`${styles.line ?? ''} ${heading ? (styles.turn ?? '') : ''} ${shown ? (styles.shown ?? '') : ''}`}
      style={line.seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${line.seat})` }}
      // For the pointer the whole line will do; the keyboard has the button.
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest('button, [role=button]') === null) lookBack();
      }}
    >
      <span>
        <LineText pieces={line.pieces} />
      </span>
      <button
        type="button"
        className={styles.moment}
        aria-label={t('momentOf', { entry: line.entry })}
        title={t('moment')}
        onClick={lookBack}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
          <path d="M8 4.500V8l2.500 1.500" />
        </svg>
      </button>
    </li>
  );
});
