import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { monstersOf } from '../roaming/roaming-model.ts';
import { MonsterRow } from '../roaming/RoamingTrack.tsx';
import { useOddsAgainst } from '../roaming/use-odds.ts';
import styles from './ledger.module.css';

/** The monsters that roam, from the one that is driven off first. */
export function RoamingPages() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const odds = useOddsAgainst(mistsOf(rules.state).roaming);
  return (
    <>
      <p className={styles.note}>{t('roaming.about')}</p>
      <ol className={styles.monsters}>
        {monstersOf(rules).map((monster) => (
          <li key={monster.card}>
            <MonsterRow monster={monster} odds={odds} />
          </li>
        ))}
      </ol>
    </>
  );
}
