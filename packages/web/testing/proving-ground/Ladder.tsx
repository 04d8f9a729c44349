import { ladderOf, RUNGS } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import { heroName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { CardLine } from '../../play/CardLine.tsx';
import { useTableState, useWorld } from '../../play/context.ts';
import styles from '../../play/lists.module.css';
import panel from '../../theme/panel.module.css';

/** The trials on their rungs, and how many points everybody has. */
export function Ladder() {
  const { t } = useTranslation('proving-ground');
  const world = useWorld();
  const state = useTableState();
  const { rungs, points } = ladderOf(state);
  const places = Array.from({ length: RUNGS }, (_, i) => rungs[i] ?? null);
  return (
    <div className={styles.lists}>
      <h3 className={panel.label}>{t('rungs')}</h3>
      <ol className={styles.track}>
        {places.map((card, i) => (
          <li key={i}>
            <span className={styles['place-number']}>{i + 1}</span>
            {card === null ? <span className={styles.none}>{t('empty')}</span> : <CardLine card={card} />}
          </li>
        ))}
      </ol>
      <h3 className={panel.label}>{t('points')}</h3>
      <ul className={styles.list}>
        {points.map((count, seat) => (
          <li key={seat}>
            {heroName(world, state, seat)}: {t('score', { count })}
          </li>
        ))}
      </ul>
    </div>
  );
}
