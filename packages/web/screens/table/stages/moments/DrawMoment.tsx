import { CardFace } from '../../../../play/CardFace.tsx';
import { useGateHere } from '../gate-here.ts';
import styles from './DrawMoment.module.css';

/** The card that somebody at this screen has drawn turns over and waits for them. */
export function DrawMoment() {
  const [drawn] = useGateHere()?.events ?? [];
  if (drawn?.type !== 'drew') return null;
  return (
    <div className={styles.table}>
      <div key={drawn.card} className={styles.turning}>
        <CardFace card={drawn.card} size="large" />
      </div>
    </div>
  );
}
