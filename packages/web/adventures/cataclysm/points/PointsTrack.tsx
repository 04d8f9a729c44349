import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules } from '../../../play/context.ts';
import { isSmall, useForm } from '../../../screens/table/frame/form.ts';
import panel from '../../../theme/panel.module.css';
import { Sign } from '../../../theme/Sign.tsx';
import { CurseLedger, openCurses } from '../curses/CurseLedger.tsx';
import { pointsNow } from './points-model.ts';
import { PointsRow } from './PointsTable.tsx';
import styles from './points.module.css';

/** The race along the top of the map; on a phone one line that opens all of it. */
export function PointsTrack() {
  const { t } = useTranslation('cataclysm');
  const small = isSmall(useForm());
  const rows = pointsNow(useRules());
  if (rows.length === 0) return null;
  return (
    <>
      <section
        className={`${(small ? styles.line : styles.track) ?? ''} ${panel.plate ?? ''}`}
        aria-label={t('points.title')}
      >
        <button type="button" onClick={() => openCurses('points')}>
          <span className="visually-hidden">{t('curses.open')}: </span>
          {rows.map((row) =>
            small ? (
              <span key={row.seat} className={styles.short}>
                <Shield seat={row.seat} />
                <span>
                  {row.points}/{row.goal}
                </span>
                {row.freed > 0 && <Sign name="town" label={t('points.freed', { count: row.freed })} />}
              </span>
            ) : (
              <PointsRow key={row.seat} row={row} />
            ),
          )}
        </button>
      </section>
      <CurseLedger />
    </>
  );
}
