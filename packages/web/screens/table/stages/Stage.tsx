import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts, useTable, useTableState, useWorld } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { PanelBoundary } from '../../../play/faults/PanelBoundary.tsx';
import { TableMap } from '../map/TableMap.tsx';
import { Happenings } from './Happenings.tsx';
import { stageOf } from './stages.ts';
import styles from './Stage.module.css';

/** The middle of the table: the map, and over it whatever goes on. */
export function Stage() {
  const { t } = useTranslation('table');
  const world = useWorld();
  const state = useTableState();
  const stage = stageOf(useParts(), world, state);
  const id = stage?.id ?? null;
  const onBroken = useCallback((broken: boolean) => look({ brokenStage: broken ? id : null }), [id]);
  const drawing = useTable((game) => game.now?.event.type === 'drew');
  return (
    <div className={styles.stage}>
      <div className={styles.map} data-covered={stage !== null || undefined}>
        <PanelBoundary name={t('stages.map')}>
          <TableMap />
        </PanelBoundary>
      </div>
      {stage !== null && !drawing && (
        <section
          className={`${styles.over ?? ''} laid`}
          aria-label={stage.title()}
          data-chosen-here={stage.claims !== undefined || undefined}
          // A long card scrolls, and has nothing in it to press: the arrows need somewhere to be.
          tabIndex={stage.scrolls === true ? 0 : undefined}
        >
          <PanelBoundary key={stage.id} name={stage.title()} onBroken={onBroken}>
            <stage.Component />
          </PanelBoundary>
        </section>
      )}
      <PanelBoundary name={t('stages.events')}>
        <Happenings />
      </PanelBoundary>
    </div>
  );
}
