import type { State } from '@wayrune/engine/rules/world/state.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { percent, percentage } from '@wayrune/engine/text/percent.ts';
import { useEffect, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { aheadOf } from '../game/thinking/ahead.ts';
import type { OddsAhead } from '../game/thinking/odds-ahead.ts';
import field from '../theme/field.module.css';
import { afterPaint } from '../ui/after-paint.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Chance } from './Chance.tsx';
import { useSessionHere, useTable, useWorld } from './context.ts';
import styles from './Odds.module.css';

/** The odds of what lies ahead, to its end, before one goes for it. */
export function Odds() {
  const world = useWorld();
  const state = useTable((game) => game.state);
  return aheadOf(world, state) === null ? null : <Counted key={state.turn} state={state} />;
}

function Counted({ state }: { state: State }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const [odds, setOdds] = useState<OddsAhead | 'counting' | null>('counting');
  useEffect(() => {
    const unwanted = new AbortController();
    const { signal } = unwanted;
    setOdds('counting');
    const notYet = afterPaint(() => {
      session.odds(signal).then(
        (found) => signal.aborted || setOdds(found),
        () => signal.aborted || setOdds(null),
      );
    });
    return () => {
      notYet();
      unwanted.abort();
    };
  }, [session, state]);
  if (odds === null) return null;
  if (odds === 'counting') return <p className={styles.odds}>{t('counting')}</p>;
  return (
    <div className={styles.odds} data-odds={odds.about}>
      <span className={styles.title}>{t(`odds.${odds.about}`)}</span>
      <Bar odds={odds} />
      <span className={styles.win}>
        {t('odds.win')} <Chance value={odds.win} />
      </span>
      {odds.escape > 0.005 && <span>{t('odds.escape', { percent: percentage(odds.escape) })}</span>}
      <span className={styles.down}>{t('odds.down', { percent: percentage(odds.knockedOut) })}</span>
      <span>{t('odds.wounds', { wounds: odds.wounds.toFixed(1) })}</span>
      {!odds.exact && <small>{t('odds.about')}</small>}
      {odds.meetings.length > 0 && <Meetings meetings={odds.meetings} />}
    </div>
  );
}

function Bar({ odds: { win, escape, knockedOut } }: { odds: OddsAhead }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ flexGrow: win }} className={styles.won} />
      <span style={{ flexGrow: escape }} className={styles.fled} />
      <span style={{ flexGrow: knockedOut }} className={styles.fell} />
    </span>
  );
}

/** Every Challenge that may come, with its share and the chance to win. */
function Meetings({ meetings }: { meetings: OddsAhead['meetings'] }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  return (
    <DialogTrigger>
      <AriaButton className={buttonClass('quiet', 'small')}>
        {t('odds.meetings', { count: meetings.length })}
      </AriaButton>
      <Popover placement="top" className={styles.popover ?? ''}>
        <Dialog
          className={`${field.list ?? ''} ${styles.meetings ?? ''}`}
          aria-label={t('odds.meetingsTitle')}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('odds.foe')}</th>
                <th scope="col">{t('odds.share')}</th>
                <th scope="col">{t('odds.winning')}</th>
              </tr>
            </thead>
            <tbody>
              {meetings.map(({ card, share, win }) => (
                <tr key={card}>
                  <th scope="row">{cardName(world, card)}</th>
                  <td>{percent(share)}</td>
                  <td>
                    <Chance value={win} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
