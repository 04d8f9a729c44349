import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { Sign } from '../../../theme/Sign.tsx';
import { type PointsNow, pointsNow } from './points-model.ts';
import styles from './points.module.css';

/** Everybody's points on the way to the goal, and the towns they have freed. */
export function PointsTable() {
  const { t } = useTranslation('cataclysm');
  const rows = pointsNow(useRules());
  return (
    <>
      <p className={styles.goal}>{t('points.goal', { goal: rows[0]?.goal ?? 0 })}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.seat}>
            <PointsRow row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function PointsRow({ row: { seat, points, goal, freed } }: { row: PointsNow }) {
  const { t } = useTranslation('cataclysm');
  const name = useTable((game) => game.names[seat] ?? '');
  const towns = t('points.freed', { count: freed });
  return (
    <span className={styles.row}>
      <span className="visually-hidden">{t('points.says', { name, points, goal, towns })}</span>
      <Shield seat={seat} />
      <b aria-hidden="true">{name}</b>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: goal }, (_, i) => (
          <i key={i} data-won={i < points || undefined} />
        ))}
      </span>
      <span className={styles.count} aria-hidden="true">
        {points}/{goal}
      </span>
      <span className={styles.towns} aria-hidden="true" title={towns} data-freed={freed > 0 || undefined}>
        <Sign name="town" /> {freed}
      </span>
    </span>
  );
}
