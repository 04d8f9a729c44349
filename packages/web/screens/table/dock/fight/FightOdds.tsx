import type { State } from '@wayrune/engine/rules/world/state.ts';
import { percentage } from '@wayrune/engine/text/percent.ts';
import { useTranslation } from 'react-i18next';
import { OddsBar, useOdds } from '../../../../play/Odds.tsx';
import styles from './FightOdds.module.css';

interface FightOddsProps {
  readonly state: State;
  /** What is shown lies behind the table: the odds are those of what is shown, and tell nothing of what has been rolled since. */
  readonly behind?: boolean;
}

/** How the whole fight may end, beside the headline: always as wide, so that nothing moves when it is known. */
export function FightOdds({ state, behind = false }: FightOddsProps) {
  const { t } = useTranslation('table');
  const odds = useOdds(state, undefined, behind ? state : undefined);
  if (odds === null) return null;
  if (odds === 'counting')
    return (
      <div className={styles.odds}>
        <span className={styles.counting}>{t('counting')}</span>
      </div>
    );
  return (
    <div
      className={styles.odds}
      data-odds={odds.about}
      title={t('odds.wounds', { wounds: odds.wounds.toFixed(1) })}
    >
      <OddsBar odds={odds} />
      <span className={styles.win}>
        {t('odds.win')} {percentage(odds.win)}%
      </span>
      {odds.escape > 0.005 && (
        <span className={styles.escape}>{t('odds.escape', { percent: percentage(odds.escape) })}</span>
      )}
      <span className={styles.down}>{t('odds.down', { percent: percentage(odds.knockedOut) })}</span>
      {!odds.exact && <small>{t('odds.about')}</small>}
    </div>
  );
}
