import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SYMBOLS } from '../../../../theme/symbols.ts';
import styles from './Hearts.module.css';

/** In a row of its own. */
const MOST = 9;

/** Where a heart breaks, in its box of 24. */
const CRACK = 'L10 5L14 9.5L9.5 13.5L12.5 18L11 28';
const HALVES = [`M-6-6H12.5V-4${CRACK}H-6Z`, `M30-6H12.5V-4${CRACK}H30Z`] as const;

interface Props {
  readonly full: number;
  readonly taken: number;
  /** So many of those taken are being lost right now, and break. */
  readonly breaking: number;
  /** More than so many are told by a number: a row of them would not fit. */
  readonly most?: number;
}

/** Life as a row of hearts, as tall as the letters around them. */
export function Hearts({ full, taken, breaking, most = MOST }: Props) {
  const { t } = useTranslation('table');
  const left = Math.max(0, full - taken);
  const said = `${t('life')} ${left}/${full}`;
  if (full > most)
    return (
      <span
        className={styles.hearts}
        role="img"
        aria-label={said}
        title={said}
        data-breaking={breaking > 0 || undefined}
      >
        <Heart state={left > 0 ? 'full' : 'lost'} />
        <b className={styles.count}>
          {left}/{full}
        </b>
      </span>
    );
  return (
    <span className={styles.hearts} role="img" aria-label={said} title={said}>
      {Array.from({ length: Math.max(0, full) }, (_, i) => (
        <Heart key={i} state={i < left ? 'full' : i < left + breaking ? 'breaking' : 'lost'} />
      ))}
    </span>
  );
}

function Heart({ state }: { state: 'full' | 'lost' | 'breaking' }) {
  const id = useId();
  return (
    <svg className={styles.heart} viewBox="0 0 24 24" data-state={state} aria-hidden="true">
      <path className={styles[state === 'full' ? 'full' : 'lost']} d={SYMBOLS.life} />
      {state === 'full' && <path className={styles.shine} d="M6 7.5C4.8 8.5 4.8 10 5.2 11" />}
      {state === 'breaking' &&
        HALVES.map((half, i) => (
          <g key={half} className={styles.half} data-side={i}>
            <clipPath id={`${id}${i}`}>
              <path d={half} />
            </clipPath>
            <path className={styles.full} d={SYMBOLS.life} clipPath={`url(#${id}${i})`} />
          </g>
        ))}
    </svg>
  );
}
