import { percentage } from '@wayrune/engine/text/percent.ts';
import { useTranslation } from 'react-i18next';
import styles from './Chance.module.css';

const TURN = 2 * Math.PI * 7;

/** A chance as a small dial and a number. */
export function Chance({ value }: { value: number }) {
  const { t } = useTranslation('table');
  const percent = percentage(value);
  const tone = value >= 0.66 ? 'good' : value >= 0.4 ? 'fair' : 'poor';
  return (
    <span className={`${styles.chance ?? ''} ${styles[tone] ?? ''}`} title={t('chance', { percent })}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" className={styles.track} />
        <circle
          cx="10"
          cy="10"
          r="7"
          className={styles.arc}
          strokeDasharray={`${value * TURN} ${TURN}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      <span className="visually-hidden">{t('chanceOf')} </span>
      {percent}%
    </span>
  );
}
