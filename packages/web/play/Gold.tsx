import { useTranslation } from 'react-i18next';
import styles from './Gold.module.css';

export function Gold({ amount }: { amount: number }) {
  const { t } = useTranslation('table');
  return (
    <span className={styles.gold} title={t('gold', { amount })}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.500" />
        <circle cx="8" cy="8" r="4" />
      </svg>
      <span aria-hidden="true">{amount}</span>
      <span className="visually-hidden">{t('gold', { amount })}</span>
    </span>
  );
}
