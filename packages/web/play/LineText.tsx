import type { Line, Link } from '../game/log-lines.ts';
import { look } from './look.ts';
import styles from './LineText.module.css';

const follow = (link: Link): void =>
  look(link.kind === 'card' ? { card: link.id } : { space: link.id, pane: 'map' });

/** A line of the log with its links. */
export function LineText({ line }: { line: Line }) {
  return line.pieces.map(({ text, link }, i) =>
    link === null ? (
      text
    ) : (
      // No button: its words could not be broken over two lines.
      <span
        key={i}
        role="button"
        tabIndex={0}
        className={styles.link}
        onClick={() => follow(link)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') follow(link);
        }}
      >
        {text}
      </span>
    ),
  );
}
