import type { Line } from '../../game/telling.ts';
import { look } from './look.ts';
import styles from './Told.module.css';

/** A line of the log with its links. */
export function Told({ line }: { line: Line }) {
  return line.pieces.map(({ text, link }, i) =>
    link === null ? (
      text
    ) : (
      <button
        key={i}
        type="button"
        className={styles.link}
        onClick={() => look(link.kind === 'card' ? { card: link.id } : { space: link.id, pane: 'map' })}
      >
        {text}
      </button>
    ),
  );
}
