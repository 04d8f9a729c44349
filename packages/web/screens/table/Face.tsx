import { infoOf } from '@wayrune/engine/rules/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';
import { useWorld } from './context.ts';
import styles from './Face.module.css';

/** A card as it lies on the table. */
export function Face({ card, large = false }: { card: string; large?: boolean }) {
  const world = useWorld();
  const info = infoOf(world, card);
  return (
    <article className={`${styles.face ?? ''} ${large ? (styles.large ?? '') : ''}`}>
      <h3>{info.card.name}</h3>
      <p className={styles.type}>{typeLine(info)}</p>
      <p className={styles.stats}>{statLine(info)}</p>
      {rulesLines(info).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.flavour}>{info.card.flavour}</p>
    </article>
  );
}
