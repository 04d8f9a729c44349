import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { PanelBoundary } from '../../../play/faults/PanelBoundary.tsx';
import { TableMap } from '../map/TableMap.tsx';
import { Happenings } from './Happenings.tsx';
import { useOverMap } from './over-map.ts';
import { roomOf } from './stages.ts';
import styles from './Stage.module.css';

/** The map, and over it, on a dimmed ground, whatever goes on. */
export function Stage() {
  const { t } = useTranslation('table');
  const over = useOverMap();
  const id = over?.id ?? null;
  const onBroken = useCallback((broken: boolean) => look({ brokenStage: broken ? id : null }), [id]);
  const at = useTable((game) => game.at);
  return (
    <>
      <div className={styles.map} data-covered={over !== null || undefined}>
        <PanelBoundary name={t('stages.map')}>
          <TableMap />
        </PanelBoundary>
      </div>
      {over !== null && (
        <div className={styles.over} data-over={roomOf(over)}>
          <section
            className={styles.stage}
            aria-label={over.title()}
            data-stage={over.id}
            data-bare={over.bare}
            data-at={at}
            data-chosen-here={over.claims !== undefined || undefined}
            // A long card scrolls, and has nothing in it to press: the arrows need somewhere to be.
            tabIndex={over.scrolls === true ? 0 : undefined}
          >
            <PanelBoundary key={over.id} name={over.title()} onBroken={onBroken}>
              <over.Component />
            </PanelBoundary>
          </section>
        </div>
      )}
      <div className={styles.happenings}>
        <PanelBoundary name={t('stages.events')}>
          <Happenings />
        </PanelBoundary>
      </div>
    </>
  );
}
