import { useTranslation } from 'react-i18next';
import { CardStage } from './CardStage.tsx';
import { CombatStage } from './CombatStage.tsx';
import { useTable, useTableState, useWorld } from '../../../play/context.ts';
import { ExperienceStage } from './ExperienceStage.tsx';
import { Happenings } from './Happenings.tsx';
import { DrawnMarketStage, MarketStage } from './MarketStage.tsx';
import { NegotiationStage } from './NegotiationStage.tsx';
import { isChosenHere, type Stage as Kind, stageOf } from './stages.ts';
import { TableMap } from '../map/TableMap.tsx';
import styles from './Stage.module.css';

/** The middle of the table: the map, and over it whatever goes on. */
export function Stage() {
  const { t } = useTranslation('table');
  const world = useWorld();
  const state = useTableState();
  const stage = stageOf(world, state);
  const busy = stage.name !== 'map';
  const drawing = useTable((game) => game.now?.event.type === 'drew');
  return (
    <div className={styles.stage}>
      <div className={styles.map} data-covered={busy || undefined}>
        <TableMap />
      </div>
      {busy && !drawing && (
        <section
          className={`${styles.over ?? ''} laid`}
          aria-label={t(`stages.${stage.name}`)}
          data-chosen-here={isChosenHere(stage) || undefined}
          // A long card scrolls, and has nothing in it to press: the arrows need somewhere to be.
          tabIndex={stage.name === 'card' ? 0 : undefined}
        >
          <Content stage={stage} />
        </section>
      )}
      <Happenings />
    </div>
  );
}

function Content({ stage }: { stage: Kind }) {
  switch (stage.name) {
    case 'combat':
      return <CombatStage />;
    case 'market':
      return <MarketStage />;
    case 'drawn-market':
      return <DrawnMarketStage />;
    case 'experience':
      return <ExperienceStage />;
    case 'negotiation':
      return <NegotiationStage />;
    case 'card':
      return <CardStage card={stage.card} />;
    case 'map':
      return null;
  }
}
