/** Counters that lie on a card, and whether it has been turned. */
import { useTranslation } from 'react-i18next';
import { Sign } from '../theme/Sign.tsx';
import styles from './card-counters.module.css';

/** What may lie on a card that somebody has. */
export interface CardState {
  readonly used?: boolean;
  readonly wounds?: number;
  readonly exhaustion?: number;
  readonly counters?: number;
  /** Symbols of a Ritual that bear a counter, a bit each. */
  readonly filled?: number;
}

const COUNTERS = [
  { what: 'wounds', sign: 'wound' },
  { what: 'exhaustion', sign: 'exhaustion' },
  { what: 'counters', sign: 'gold' },
] as const;

export function CardCounters({ state }: { readonly state: CardState }) {
  const { t } = useTranslation('cards');
  const there = COUNTERS.map((counter) => ({ ...counter, count: state[counter.what] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  if (state.used !== true && there.length === 0) return null;
  return (
    <span className={styles['counters']}>
      {there.map(({ what, sign, count }) => (
        <span key={what} className={styles['counter']} role="img" aria-label={t(what, { count })}>
          <Sign name={sign} />
          {count}
        </span>
      ))}
      {state.used === true ? <span className={styles['used']}>{t('used')}</span> : null}
    </span>
  );
}
