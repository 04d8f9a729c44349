import { useEffect } from 'react';
import { announce } from '../../../../app/announce.ts';
import { useSessionHere, useTable } from '../../../../play/context.ts';
import { useWordsOf } from '../../../../play/gate-words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useGateHere } from '../gate-here.ts';
import styles from './MomentDock.module.css';

/** Under a moment: the one button that goes on from it, where the dock always is. What is seen above is said here. */
export function MomentDock() {
  const session = useSessionHere();
  const gate = useGateHere();
  const words = useWordsOf(gate);
  const id = useTable((game) => game.gate?.id ?? null);
  const said = words === null ? '' : [words.title, ...words.lines].join(' ');
  useEffect(() => announce(said), [said]);
  if (words === null || gate === null) return null;
  /** A card that is still being turned over lies there at once, and is gone on from. */
  const hurry = (): void => {
    const stop = session.store.subscribe(({ gate: reached }) => {
      if (reached === null) return;
      stop();
      queueMicrotask(session.proceed);
    });
    session.skip();
  };
  const [next] = gate.next === null ? [] : words.lines.slice(-1);
  return (
    <div className={styles.dock}>
      <h2
        id="decision"
        className="visually-hidden"
        data-gate={gate.kind}
        data-turning={id === null ? '' : undefined}
      >
        {words.title}
      </h2>
      <div className="visually-hidden">
        {words.lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
      <Button
        look="primary"
        autoFocus
        onPress={id === null ? hurry : session.proceed}
        data-option="continue"
        data-key="1"
      >
        {words.proceed}
      </Button>
      {next !== undefined && (
        <p className={styles.next} aria-hidden="true">
          {next}
        </p>
      )}
    </div>
  );
}
