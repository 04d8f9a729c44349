/** A ten-sided die, engraved: its upper side is a kite. While it rolls, numbers run past. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ten-die.module.css';

export interface TenDieProps {
  /** From 1 to 10. */
  readonly value: number;
  /** The first is red, the second blue. */
  readonly order?: number;
  /** Changes with every roll: a new value lets it roll; null lets it lie. */
  readonly roll?: string | number | null;
}

/** Every number once, ending with the one that was rolled. */
const run = (value: number, order: number): number[] =>
  Array.from({ length: 10 }, (_, i) => ((value + (9 - i) * (order % 2 === 0 ? 3 : 7) - 1) % 10) + 1);

export const TenDie = memo(function TenDie({ value, order = 0, roll = null }: TenDieProps) {
  const { t } = useTranslation('dice');
  return (
    <span
      key={roll}
      className={styles['die']}
      role="img"
      aria-label={t('ten', { value })}
      data-order={order % 2}
      data-rolling={roll === null ? undefined : ''}
    >
      <svg className={styles['body']} viewBox="0 0 48 48" aria-hidden="true">
        {FACETS.map(([shade, path]) => (
          <path key={path} data-shade={shade} d={path} />
        ))}
        <path className={styles['hatch']} d={HATCHING} />
        <path className={styles['light']} d="M24 6.5L9.5 29.5" />
        <path className={styles['edges']} d={EDGES} />
        <path className={styles['outline']} d={OUTLINE} />
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

const OUTLINE = 'M24 1.5L45.5 18V30L24 46.5L2.5 30V18Z';
const EDGES =
  'M24 6.5L38.5 29.5L24 36.5L9.5 29.5ZM24 1.5V6.5M45.5 30L38.5 29.5M2.5 30L9.5 29.5M24 36.5V46.5M24 6.5L45.5 18L38.5 29.5M24 6.5L2.5 18L9.5 29.5';

/** From the lightest side to the darkest: the light comes from the left. */
const FACETS: readonly (readonly [shade: number, path: string])[] = [
  [1, 'M24 1.5V6.5L2.5 18Z'],
  [4, 'M24 1.5L45.5 18L24 6.5Z'],
  [2, 'M24 6.5L9.5 29.5L2.5 18Z'],
  [6, 'M24 6.5L45.5 18L38.5 29.5Z'],
  [4, 'M2.5 18L9.5 29.5L2.5 30Z'],
  [8, 'M45.5 18V30L38.5 29.5Z'],
  [5, 'M9.5 29.5L24 36.5V46.5L2.5 30Z'],
  [7, 'M38.5 29.5L45.5 30L24 46.5V36.5Z'],
  [3, 'M24 6.5L38.5 29.5L24 36.5L9.5 29.5Z'],
];

const two = (value: number): string => value.toFixed(1);

/** Lines across the two sides that lie in the shade. */
const HATCHING = [
  ...Array.from(
    { length: 11 },
    (_, i) => `M${two(38.5 + i * 0.7)} ${two(29.5 + i * 0.05)}L24 ${two(36.6 + i)}`,
  ),
  ...Array.from({ length: 12 }, (_, i) => {
    const k = i / 12;
    return `M${two(24 + 21.5 * k)} ${two(6.5 + 11.5 * k)}L${two(24 + 14.5 * k)} ${two(6.5 + 23 * k)}`;
  }),
].join('');
