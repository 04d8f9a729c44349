import { aimsOf } from '@wayrune/engine/text/aim.ts';
import type { Aim } from '@wayrune/engine/rules/world/words.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { SHIELD } from '../../../map/draw/heraldry.ts';
import styles from './GameStatus.module.css';

/** What wins the game, and how much of it the player has. */
export function Goal({ seat }: { seat: number }) {
  const rules = useRules();
  return aimsOf(rules, seat).map((aim) => <AimLine key={aim.what} aim={aim} />);
}

/** More than so many are told by the number alone. */
const MOST_SHIELDS = 5;

function AimLine({ aim: { what, have, need, otherwise, then } }: { aim: Aim }) {
  const { t } = useTranslation('table');
  return (
    <p className={styles.goal} data-counted={need > 0 || undefined}>
      {need > 0 && need <= MOST_SHIELDS && (
        <span className={styles.shields} aria-hidden="true">
          {Array.from({ length: need }, (_, i) => (
            <svg key={i} viewBox="-12 -14 24 28" data-won={i < have || undefined}>
              <path d={SHIELD} />
              <path d={CHARGE} className={styles.charge} />
            </svg>
          ))}
        </span>
      )}
      <span className={styles.aim}>
        <b>{need === 0 ? what : t('aim', { what, have, need })}</b>{' '}
        {otherwise !== '' && <em>{t('orElse', { otherwise })}</em>}
        {then !== undefined && <em>{then}</em>}
      </span>
    </p>
  );
}

/** A rune: the same whatever is collected. */
const CHARGE = 'M-4-7V7M-4-6L5-1M-4-.500L5 4.500';
