import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LineText } from '../../../play/LineText.tsx';
import { look, useLook } from '../../../play/look.ts';
import { useStory } from '../../../play/use-story.ts';
import panel from '../../../theme/panel.module.css';
import { isShortcut } from '../../../ui/shortcut.ts';
import { SidePanel } from './SidePanel.tsx';
import styles from './Side.module.css';

/** The last lines of the log; folded out, the whole of it and what else lies open. */
export function Side({ children = <SidePanel /> }: { children?: ReactNode }) {
  const open = useLook((now) => now.drawer === 'side');
  return open ? <Drawer>{children}</Drawer> : <Latest />;
}

function Drawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('table');
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isShortcut(event)) look({ drawer: null });
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);
  return (
    <div className={`${styles.drawer ?? ''} ${panel.plate ?? ''}`}>
      <button
        type="button"
        className={styles.fold}
        aria-label={t('foldLog')}
        title={t('foldLog')}
        aria-expanded
        onClick={() => look({ drawer: null })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 3l5 5-5 5" />
        </svg>
      </button>
      <div className={styles.open}>{children}</div>
    </div>
  );
}

/** So many lines are in sight, told of so many events at least. */
const LATEST = 3;
const RECENT = 12;

function Latest() {
  const { t } = useTranslation('table');
  const story = useStory(RECENT);
  return (
    <div className={`${styles.latest ?? ''} ${panel.plate ?? ''}`}>
      <button
        type="button"
        className={styles.fold}
        aria-label={t('unfoldLog')}
        title={t('unfoldLog')}
        aria-expanded={false}
        onClick={() => look({ drawer: 'side' })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3L5 8l5 5" />
        </svg>
      </button>
      {story.length === 0 && <p className={styles.none}>{t('noStory')}</p>}
      <ol className={styles.lines} aria-label={t('latest')}>
        {story.slice(-LATEST).map(({ first, seat, pieces }) => (
          <li key={first} style={seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${seat})` }}>
            <LineText pieces={pieces} />
          </li>
        ))}
      </ol>
    </div>
  );
}
