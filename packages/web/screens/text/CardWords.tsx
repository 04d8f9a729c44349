import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';
import type { ReactNode } from 'react';
import { useWorld } from '../../play/context.ts';
import styles from './text.module.css';

/** All that stands on a card, as plain lines. */
export function CardLines({ card }: { card: string }) {
  const info = infoOf(useWorld(), card);
  const lines = [typeLine(info), statLine(info), ...rulesLines(info)].filter((line) => line !== '');
  return (
    <ul className={styles['card']}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** A card by its name; opened, it says what stands on it. */
export function CardWords({ card, children }: { card: string; children?: ReactNode }) {
  const { name } = infoOf(useWorld(), card).card;
  return (
    <details className={styles['words']}>
      <summary>
        {name}
        {children}
      </summary>
      <CardLines card={card} />
    </details>
  );
}
