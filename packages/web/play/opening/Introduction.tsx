import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { goalOf } from '@wayrune/engine/text/aim.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { atPlace } from '@wayrune/engine/text/names.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { Card } from '../../cards/Card.tsx';
import { CardText } from '../../cards/CardText.tsx';
import { Skills } from '../../cards/Stats.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useParts, useRules, useSessionHere, useTable, useWorld } from '../context.ts';
import { type FirstGoal, firstGoal } from './first-goal.ts';
import styles from './opening.module.css';

/** Before the first turn of a new game: who you are, how the game is won, and what to try first. */
export function Introduction() {
  const { t } = useTranslation('opening');
  const session = useSessionHere();
  const world = useWorld();
  const seat = useTable((game) => game.viewer);
  const name = useTable((game) => game.names[game.viewer] ?? '');
  const hero = useTable((game) => game.state.players[game.viewer]?.hero ?? '');
  const info = infoOf(world, hero);
  return (
    <Dialog title={t('introduction.title', { name })} isOpen onClose={session.begin} wide>
      <div className={styles.introduction}>
        <div className={styles.hero}>
          <Card info={info} size="small" />
        </div>
        <div className={styles.abilities}>
          <h3>{t('introduction.abilities')}</h3>
          <Skills info={info} />
          <CardText lines={rulesLines(info)} />
        </div>
        <div className={styles.advice}>
          <h3>{t('introduction.win')}</h3>
          <p>{goalOf(world)}</p>
          <h3>{t('introduction.try')}</h3>
          <FirstSteps seat={seat} />
          <p>{t('introduction.help')}</p>
        </div>
      </div>
      <footer className={styles.actions}>
        <Button look="primary" autoFocus data-begins="" onPress={session.begin}>
          {t('introduction.start')}
        </Button>
        <a className={buttonClass()} href={href('learn')}>
          {t('introduction.teach')}
        </a>
      </footer>
    </Dialog>
  );
}

/** What the adventure advises, or the nearest of the easiest adventures. */
function FirstSteps({ seat }: { seat: number }) {
  const { t } = useTranslation('opening');
  const advice = useParts().flatMap((part) => part.advice?.() ?? []);
  if (advice.length > 0) return advice.map((line) => <p key={line}>{line}</p>);
  return (
    <>
      <Tip seat={seat} />
      <p>{t('introduction.roll')}</p>
    </>
  );
}

function Tip({ seat }: { seat: number }) {
  const { t } = useTranslation('opening');
  const rules = useRules();
  const goal = useMemo(() => firstGoal(rules, seat), [rules, seat]);
  const win = useOddsAt(goal);
  if (goal === null) return null;
  return (
    <p>
      {t('introduction.green', { count: goal.steps, place: atPlace(rules, goal.space) })}{' '}
      {win !== null && t('introduction.odds', { percent: Math.round(win * 100) })}
    </p>
  );
}

/** The chance to win the first adventure, once it has been calculated. */
function useOddsAt(goal: FirstGoal | null): number | null {
  const session = useSessionHere();
  const [win, setWin] = useState<number | null>(null);
  useEffect(() => {
    if (goal === null) return undefined;
    const left = new AbortController();
    session.odds(left.signal, goal.space).then(
      (odds) => setWin(odds?.win ?? null),
      // The card is as good without.
      () => {},
    );
    return () => left.abort();
  }, [goal, session]);
  return win;
}
