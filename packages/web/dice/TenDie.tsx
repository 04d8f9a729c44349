/** A ten-sided die: its upper side is a kite. While it rolls, numbers run past. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ten-die.module.css';

export interface TenDieProps {
  /** From 1 to 10. */
  readonly value: number;
  readonly order?: number;
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Changes with every roll: a new value lets it roll; null lets it lie. */
  readonly roll?: string | number | null;
}

/** Every number once, ending with the one that was rolled. */
const run = (value: number, order: number): number[] =>
  Array.from({ length: 10 }, (_, i) => ((value + (9 - i) * (order % 2 === 0 ? 3 : 7) - 1) % 10) + 1);

export const TenDie = memo(function TenDie({ value, order = 0, tone = 'plain', roll = null }: TenDieProps) {
  const { t } = useTranslation('dice');
  return (
    <span
      key={roll}
      className={styles['die']}
      role="img"
      aria-label={t('ten', { value })}
      data-tone={tone}
      data-order={order % 2}
      data-rolling={roll === null ? undefined : ''}
    >
      <svg className={styles['body']} viewBox="0 0 48 48" aria-hidden="true">
        <path className={styles['stone']} d="M24 1.5L45.5 18V30L24 46.5L2.5 30V18Z" />
        <path className={styles['kite']} d="M24 6.5L38.5 29.5L24 36.5L9.5 29.5Z" />
        <path
          className={styles['edges']}
          d="M24 1.5V6.5M45.5 30L38.5 29.5M2.5 30L9.5 29.5M24 36.5V46.5M24 6.5L45.5 18L38.5 29.5M24 6.5L2.5 18L9.5 29.5"
        />
      </svg>
      <span className={styles['window']} aria-hidden="true">
        <span className={styles['strip']}>
          {run(value, order).map((number) => (
            <span key={number}>{number}</span>
          ))}
        </span>
      </span>
    </span>
  );
});
