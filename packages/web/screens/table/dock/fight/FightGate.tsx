import { useEffect } from 'react';
import { announce } from '../../../../app/announce.ts';
import { useSessionHere } from '../../../../play/context.ts';
import { useGateWords } from '../../../../play/gate-words.ts';
import { ActionSign } from './ActionSign.tsx';
import actions from './Actions.module.css';
import styles from './FightDock.module.css';

/** The showing waits in the middle of a fight: the dice of an escape are the player's to throw. */
export function FightGate() {
  const session = useSessionHere();
  const words = useGateWords();
  const said = words === null ? '' : [words.title, ...words.lines].join(' ');
  useEffect(() => announce(said), [said]);
  if (words === null) return null;
  const { gate, title, lines, proceed } = words;
  return (
    <>
      <div className={styles.head}>
        <h2 id="decision" className={styles.headline} data-gate={gate.kind}>
          {title}
        </h2>
        <span className={styles.told}>{lines.join(' ')}</span>
      </div>
      <div className={actions.acts}>
        <button
          key={gate.id}
          type="button"
          className={actions.act}
          autoFocus
          onClick={session.proceed}
          data-best
          data-only
          data-option="continue"
          data-key="1"
        >
          <ActionSign name={gate.kind === 'roll' ? 'dice' : 'on'} />
          <span className={actions.what}>
            <b>{proceed}</b>
          </span>
        </button>
      </div>
    </>
  );
}
