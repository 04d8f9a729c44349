import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../app/announce.ts';
import { useSessionHere } from '../../../play/context.ts';
import { useGateWords } from '../../../play/gate-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Headline } from './Headline.tsx';
import styles from './Dock.module.css';
import buttons from './DockOptions.module.css';

/** The showing waits: what happened is read, the dice are thrown, the turn is given on. */
export function GateDock() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const words = useGateWords();
  const said = words === null ? '' : [words.title, ...words.lines].join(' ');
  useEffect(() => announce(said), [said]);
  if (words === null) return null;
  const { gate, title, lines, proceed } = words;
  return (
    <>
      <Headline said={title} gate={gate.kind} />
      <div className={styles.act}>
        <ul className={styles.cost}>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
        <div className={buttons.options}>
          {gate.kind === 'turn-over' && <Button onPress={session.undo}>{t('undo')}</Button>}
          <Button
            key={gate.id}
            look="primary"
            autoFocus
            onPress={session.proceed}
            data-option="continue"
            data-key="1"
          >
            {proceed}
          </Button>
        </div>
      </div>
    </>
  );
}
