import { useTranslation } from 'react-i18next';
import { SYMBOLS } from '../../../../theme/symbols.ts';
import styles from './Bolts.module.css';

/** Stamina as a row of bolts: those left are gold. */
export function Bolts({ full, taken }: { full: number; taken: number }) {
  const { t } = useTranslation('table');
  if (full <= 0) return null;
  const left = Math.max(0, full - taken);
  const said = `${t('stamina')} ${left}/${full}`;
  return (
    <span className={styles.bolts} role="img" aria-label={said} title={said}>
      {Array.from({ length: full }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" data-left={i < left || undefined} aria-hidden="true">
          <path d={SYMBOLS.stamina} />
        </svg>
      ))}
    </span>
  );
}
