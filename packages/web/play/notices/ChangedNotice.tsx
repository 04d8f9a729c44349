import type { Change } from '@wayrune/engine/table/change.ts';
import { useTranslation } from 'react-i18next';
import type { Recording } from '../../game/past/recording.ts';
import panel from '../../theme/panel.module.css';
import { useSetNames } from '../set-names.ts';
import styles from './ChangedNotice.module.css';

/** Why a game ends earlier here than it was played: an update has changed its cards or the rules. */
export function ChangedNotice({ recording, change }: { recording: Recording; change: Change }) {
  const { t } = useTranslation('replay');
  const { agrees, length, certain, sets } = change;
  const { round, active } = recording.table.state;
  const list = useSetNames(recording.table.world, sets);
  const where = { round, name: recording.names[active] ?? '', agrees, length };
  return (
    <section
      className={`${styles['changed'] ?? ''} ${panel['note'] ?? ''}`}
      role="status"
      aria-label={t('changed.title')}
    >
      <b>{t('changed.title')}</b> {sets.length === 0 ? t('changed.rules') : t('changed.sets', { sets: list })}{' '}
      {agrees === length
        ? t(certain ? 'changed.same' : 'changed.unsure', where)
        : t(certain ? 'changed.upTo' : 'changed.perhapsUpTo', where)}{' '}
      {t('changed.choices')}
    </section>
  );
}
