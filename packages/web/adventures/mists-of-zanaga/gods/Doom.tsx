import { useTranslation } from 'react-i18next';
import styles from './gods.module.css';

/** Black suns, one for each doom counter, and their number. */
export function Doom({ count }: { count: number }) {
  const { t } = useTranslation('mists-of-zanaga');
  return (
    <span className={styles.doom} role="img" aria-label={t('gods.doom', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} viewBox="-11 -11 22 22" aria-hidden="true">
          <path d="M0-10.500V10.500M-10.500 0H10.500M-7.400-7.400L7.400 7.400M7.400-7.400L-7.400 7.400" />
          <circle r="6" />
        </svg>
      ))}
      <span aria-hidden="true">{t('gods.doom', { count })}</span>
    </span>
  );
}
