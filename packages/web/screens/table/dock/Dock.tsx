import { prompt, ruleOf } from '@wayrune/engine/text/decision.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../app/announce.ts';
import { plain } from '../../../game/log-lines.ts';
import type { GameView } from '../../../game/view/game-view.ts';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { useChoosing, useParts, useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { DiceLeft, DockOptions } from './DockOptions.tsx';
import { useFall } from '../../../play/knockout-cost.ts';
import { HintButton, HintNote } from '../../../play/Hint.tsx';
import { look, useLook } from '../../../play/look.ts';
import { Odds } from '../../../play/Odds.tsx';
import { claimedBy } from '../stages/stages.ts';
import { sortOptions } from '../../../play/options.ts';
import { LineText } from '../../../play/LineText.tsx';
import styles from './Dock.module.css';

/** The decision: always here, one sentence in plain words, and all that can be answered. */
export function Dock() {
  const state = useChoosing();
  const turnOver = useTable((game) => game.turnOver);
  return (
    <section className={`${styles.dock ?? ''} ${panel.panel ?? ''}`} aria-labelledby="decision">
      {state !== null ? <Decision /> : turnOver !== null ? <TurnOver seat={turnOver} /> : <Watching />}
    </section>
  );
}

function Decision() {
  const { t } = useTranslation('table');
  const world = useWorld();
  const state = useTable((game) => game.state);
  const names = useTable((game) => game.names);
  const people = useTable((game) => game.sitters.filter(({ kind }) => kind === 'human').length);
  const choices = useMemo(() => sortOptions(world, state), [world, state]);
  const said = useMemo(() => prompt(world, state), [world, state]);
  const { kind = '', seat = 0 } = state.decision ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announce(said);
    // The button that was pressed is gone: whoever plays by keyboard goes on from the question.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [said, state]);
  const claimed = claimedBy(
    useParts(),
    world,
    state,
    useLook((now) => now.brokenStage),
  );
  return (
    <>
      <div className={styles.question}>
        <div className={styles.tools}>
          <Button look={['quiet', 'small']} data-key="r" onPress={() => look({ rule: ruleOf(world, kind) })}>
            {t('rule')}
          </Button>
          <HintButton />
          <UndoButton />
        </div>
        <h2 id="decision" ref={heading} tabIndex={-1} className={styles.prompt}>
          {people > 1 && <span className={styles.who}>{names[seat]}: </span>}
          {said}
        </h2>
      </div>
      <DiceLeft />
      <Odds />
      <HintNote />
      <DockOptions choices={choices} claimed={claimed} />
    </>
  );
}

function UndoButton() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const barrier = useTable((game) => game.undoBarrier);
  return (
    <span className={styles.undo} title={barrier === null ? undefined : t('noUndo', { why: barrier })}>
      <Button
        look={['quiet', 'small']}
        isDisabled={barrier !== null}
        onPress={session.undo}
        data-key="u"
        {...(barrier === null ? {} : { 'aria-describedby': 'undo-barrier' })}
      >
        {t('undo')}
      </Button>
      {barrier !== null && (
        <span id="undo-barrier" className="visually-hidden">
          {t('noUndo', { why: barrier })}
        </span>
      )}
    </span>
  );
}

/** The turn is over: the last moment to take it back. */
function TurnOver({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const names = useTable((game) => game.names);
  const cost = useFall(seat);
  const fell = cost.length > 0;
  return (
    <>
      <div className={styles.question}>
        <h2 id="decision" className={styles.prompt}>
          {t(fell ? 'turnFell' : 'turnOver', { name: names[seat] })}
        </h2>
      </div>
      {fell && (
        <ul className={styles.cost}>
          {cost.map((line, i) => (
            <li key={i}>
              <LineText line={line} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.options}>
        <Button look="primary" autoFocus onPress={session.endTurn} data-option="end-turn">
          {t(fell ? 'goOn' : 'endTurn')}
        </Button>
        {!fell && <Button onPress={session.undo}>{t('undo')}</Button>}
      </div>
    </>
  );
}

/** What is being shown, else what was told last. */
function presentLine({ world, names, now, lines }: GameView): string {
  const last = lines.at(-1);
  return (
    (now === null ? null : eventLine(world, names, now.event)) ?? (last === undefined ? '' : plain(last))
  );
}

/** Others act: what happens now, and a way to see the end of it at once. */
function Watching() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const line = useTable(presentLine);
  const name = useTable((game) => game.names[game.state.active] ?? '');
  const over = useTable((game) => game.state.over !== null);
  const past = useTable((game) => game.moment !== null);
  if (past) return <p className={styles.watching}>{t('past')}</p>;
  return (
    <div className={styles.watch} aria-busy={!over}>
      <h2 id="decision" className={styles.prompt}>
        {over ? t('over') : t('acts', { name })}
      </h2>
      <p className={styles.now}>{line}</p>
      {!over && (
        <Button look="small" onPress={session.skip} data-key="Space">
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
