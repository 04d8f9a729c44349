import { useTranslation } from 'react-i18next';
import { look, type Pane, useLook } from '../../play/look.ts';
import styles from './Panes.module.css';

const PANES: readonly Pane[] = ['map', 'hero', 'others', 'side'];

/** On a small screen: what fills the room above the decision. */
export function Panes() {
  const { t } = useTranslation('table');
  const pane = useLook((now) => now.pane);
  return (
    <nav className={styles.panes} aria-label={t('panes.label')}>
      {PANES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === pane}
          onClick={() => look({ pane: one })}
          className={styles.pane}
        >
          {t(`panes.${one}`)}
        </button>
      ))}
    </nav>
  );
}
