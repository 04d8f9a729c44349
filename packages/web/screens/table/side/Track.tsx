import { placeNumber } from '@wayrune/engine/rules/turn/track.ts';
import { spaceName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { CardLine } from '../../../play/CardLine.tsx';
import { useTableState, useWorld } from '../../../play/context.ts';
import { PanelsAt } from '../../../play/PanelsAt.tsx';
import styles from '../../../play/lists.module.css';

/** The undefeated Challenges in their places. */
export function Track() {
  const { t } = useTranslation('table');
  const world = useWorld();
  const { track } = useTableState();
  return (
    <div className={styles.lists}>
      <PanelsAt place="track" />
      <h3 className={panel.label}>{t('undefeated')}</h3>
      <ol className={styles.track}>
        {track.map((entry, i) => (
          <li key={i}>
            <span className={styles['place-number']}>{placeNumber({ track }, i)}</span>
            {entry === null ? (
              <span className={styles.none}>{t('emptyPlace')}</span>
            ) : (
              <CardLine card={entry.card}>{spaceName(world, entry.space)}</CardLine>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
