import { cardName } from '@wayrune/engine/text/card-text.ts';
import type { ReactNode } from 'react';
import { useWorld } from './context.ts';
import { look } from './look.ts';
import styles from './lists.module.css';

/** A card in a list: its name, something about it, and the whole of it on a press. */
export function CardLine({ card, children }: { card: string; children?: ReactNode }) {
  const world = useWorld();
  return (
    <button type="button" className={styles['card']} onClick={() => look({ card })}>
      <span className={styles['name']}>{cardName(world, card)}</span>
      <span className={styles['about']}>{children}</span>
    </button>
  );
}
