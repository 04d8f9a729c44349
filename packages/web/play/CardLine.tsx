import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { ReactNode } from 'react';
import { Peek } from '../cards/Peek.tsx';
import { useWorld } from './context.ts';
import { look } from './look.ts';
import styles from './lists.module.css';

/** A card in a list: its name, something about it, and the whole of it on a press. */
export function CardLine({ card, children }: { card: string; children?: ReactNode }) {
  const info = infoOf(useWorld(), card);
  return (
    <Peek info={info}>
      <button type="button" className={styles.card} onClick={() => look({ card })}>
        <span className={styles.name}>{info.card.name}</span>
        <span className={styles.about}>{children}</span>
      </button>
    </Peek>
  );
}
