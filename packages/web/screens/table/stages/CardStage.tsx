import { CardFace } from '../../../play/CardFace.tsx';
import { useTableState, useWorld } from '../../../play/context.ts';
import { resolvedCard } from './resolved-card.ts';
import styles from './CardStage.module.css';

/** A card that is being resolved: read it, and decide below. */
export function CardStage() {
  const card = resolvedCard(useWorld(), useTableState());
  if (card === null) return null;
  return (
    <div className={styles.middle}>
      <CardFace card={card} size="large" />
    </div>
  );
}
