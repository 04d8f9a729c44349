import type { Change } from '@wayrune/engine/table/change.ts';
import { useTranslation } from 'react-i18next';
import type { Film } from '../../game/past/film.ts';
import panel from '../../theme/panel.module.css';
import { useSetNames } from '../set-names.ts';
import styles from './ChangedNotice.module.css';

/** Why a game ends earlier here than it was played: an update has changed its cards or the rules. */
export function ChangedNotice({ film, change }: { film: Film; change: Change }) {
  const { t } = useTranslation('replay');
  const { agrees, length, certain, sets } = change;
  const { round, active } = film.table.state;
  const list = useSetNames(film.table.world, sets);
  const where = { round, name: film.names[active] ?? '', agrees, length };
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
