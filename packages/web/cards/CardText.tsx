import { memo } from 'react';
import { Sign } from '../theme/Sign.tsx';
import { leadIn, pieces } from './symbols-in-text.ts';
import styles from './card-text.module.css';

/** Lines of the engine's card text with signs beside the words that have one. */
export const CardText = memo(function CardText({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={styles['text']}>
      {lines.map((line) => (
        <Line key={line} line={line} />
      ))}
    </div>
  );
});

function Line({ line }: { readonly line: string }) {
  const choice = line.startsWith('• ');
  const [lead, rest] = leadIn(choice ? line.slice(2) : line);
  return (
    <p className={choice ? styles['choice'] : undefined}>
      {lead === '' ? null : (
        // What a choice is called is a name: "Mind the furnace" is not about Mind.
        <b>{choice ? lead : <Signed text={lead} />}</b>
      )}
      <Signed text={rest} />
    </p>
  );
}

function Signed({ text }: { readonly text: string }) {
  return pieces(text).map(({ text: words, sign, number }, i) =>
    sign === null ? (
      words
    ) : (
      <span key={i} className={styles['signed']}>
        {number}
        <Sign name={sign} />
        {words}
      </span>
    ),
  );
}
