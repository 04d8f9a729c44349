import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../app/announce.ts';
import type { Gate } from '../../../../game/view/gates.ts';
import { useSessionHere, useTable, useTableState, useWorld } from '../../../../play/context.ts';
import { useWordsOf } from '../../../../play/gate-words.ts';
import panel from '../../../../theme/panel.module.css';
import { Button } from '../../../../ui/Button.tsx';
import { FightOdds } from '../../dock/fight/FightOdds.tsx';
import { useGateHere } from '../gate-here.ts';
import styles from './MomentDock.module.css';

/** An enemy has been drawn: it may be fought out from here. */
function drawsFoe(world: World, { kind, events: [drawn] }: Omit<Gate, 'id'>): boolean {
  if (kind !== 'draw' || drawn?.type !== 'drew') return false;
  const info = infoOf(world, drawn.card);
  return info.card.kind === 'challenge' && trapOf(info) === null;
}

/** Under a moment: the one button that goes on from it, where the dock always is. What is seen above is said here. */
export function MomentDock() {
  const { t: fight } = useTranslation('fight');
  const session = useSessionHere();
  const gate = useGateHere();
  const words = useWordsOf(gate);
  const id = useTable((game) => game.gate?.id ?? null);
  const state = useTableState();
  const world = useWorld();
  const said = words === null ? '' : [words.title, ...words.lines].join(' ');
  useEffect(() => announce(said), [said]);
  if (words === null || gate === null) return null;
  /** A card that is still being turned over lies there at once, and is gone on from. */
  const hurried = (goOn: () => void) => (): void => {
    const stop = session.store.subscribe(({ gate: reached }) => {
      if (reached === null) return;
      stop();
      queueMicrotask(goOn);
    });
    session.skip();
  };
  const onPress = (goOn: () => void): (() => void) => (id === null ? hurried(goOn) : goOn);
  // A lesson tells every step by itself.
  const fights = session.file !== null && words.passing === null && drawsFoe(world, gate);
  const next = gate.next === null ? words.passing : words.lines.at(-1);
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
      <div className={styles.buttons}>
        {fights && (
          <Button onPress={onPress(session.fightItOut)} data-kind="out" data-key="f">
            {fight('fightItOut')}
          </Button>
        )}
        <Button
          look="primary"
          autoFocus
          onPress={onPress(session.proceed)}
          data-option="continue"
          data-key="1"
        >
          {words.proceed}
        </Button>
      </div>
      {fights && (
        <div className={`${styles.odds ?? ''} ${panel.plate ?? ''}`}>
          <FightOdds state={state} behind />
        </div>
      )}
      {typeof next === 'string' && (
        <p className={styles.next} aria-hidden="true">
          {next}
        </p>
      )}
    </div>
  );
}
