import { CardFace } from '../../../play/CardFace.tsx';
import styles from './CardStage.module.css';

/** A card that is being resolved: read it, and decide below. */
export function CardStage({ card }: { card: string }) {
  return (
    <div className={styles.middle}>
      <CardFace card={card} />
    </div>
  );
}
