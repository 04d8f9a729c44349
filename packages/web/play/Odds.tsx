import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
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

/** Counted in a worker once the page has been painted, and dropped when they are no longer wanted. */
export function useOdds(state: State, at?: SpaceId, shown?: State): OddsAhead | 'counting' | null {
  const session = useSessionHere();
  const [odds, setOdds] = useState<OddsAhead | 'counting' | null>('counting');
  useEffect(() => {
    const unwanted = new AbortController();
    const { signal } = unwanted;
    setOdds('counting');
    const notYet = afterPaint(() => {
      session.odds(signal, at, shown).then(
        (found) => signal.aborted || setOdds(found),
        () => signal.aborted || setOdds(null),
      );
    });
    return () => {
      notYet();
      unwanted.abort();
    };
  }, [session, state, at, shown]);
  return odds;
}

function Counted({ state }: { state: State }) {
  const { t } = useTranslation('table');
  const odds = useOdds(state);
  if (odds === null) return null;
  if (odds === 'counting') return <p className={styles.odds}>{t('counting')}</p>;
  if (odds.rivals.length > 0) return <Rivals rivals={odds.rivals} />;
  return (
    <div className={styles.odds} data-odds={odds.about}>
      <span className={styles.title}>{t(`odds.${odds.about}`)}</span>
      <OddsBar odds={odds} />
      <span className={styles.win}>
        {t(odds.about === 'trap' ? 'odds.overcome' : 'odds.win')} <Chance value={odds.win} />
      </span>
      {odds.escape > 0.005 && (
        <span>
          {t(odds.about === 'trap' ? 'odds.fail' : 'odds.escape', { percent: percentage(odds.escape) })}
        </span>
      )}
      <span className={styles.down}>{t('odds.down', { percent: percentage(odds.knockedOut) })}</span>
      <span data-wounds="">{t('odds.wounds', { wounds: odds.wounds.toFixed(1) })}</span>
      {!odds.exact && <small>{t('odds.about')}</small>}
      {odds.meetings.length > 0 && <Meetings meetings={odds.meetings} />}
    </div>
  );
}

/** The odds of the adventure on a space: a bar, and the same in numbers. */
export function OddsThere({ space }: { space: SpaceId }) {
  const { t } = useTranslation('table');
  const state = useTable((game) => game.state);
  const odds = useOdds(state, space);
  if (odds === null) return null;
  if (odds === 'counting') return <p className={styles.there}>{t('counting')}</p>;
  return (
    <div className={styles.there} data-odds={odds.about}>
      <OddsBar odds={odds} />
      <span className={styles.win}>
        {t(odds.about === 'trap' ? 'odds.overcomeShort' : 'odds.winShort', { percent: percentage(odds.win) })}
      </span>
      {odds.escape > 0.005 && (
        <span className={styles.run}>
          {t(odds.about === 'trap' ? 'odds.fail' : 'odds.runShort', { percent: percentage(odds.escape) })}
        </span>
      )}
      <span className={styles.down}>{t('odds.down', { percent: percentage(odds.knockedOut) })}</span>
    </div>
  );
}

export function OddsBar({ odds: { win, escape, knockedOut } }: { odds: OddsAhead }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ flexGrow: win }} className={styles.won} />
      <span style={{ flexGrow: escape }} className={styles.fled} />
      <span style={{ flexGrow: knockedOut }} className={styles.fell} />
    </span>
  );
}

/** Several Heroes may be attacked: the odds against each. */
function Rivals({ rivals }: { rivals: OddsAhead['rivals'] }) {
  const { t } = useTranslation('table');
  const names = useTable((game) => game.names);
  return (
    <ul className={styles.rivals} data-odds="duel">
      {rivals.map((rival) => (
        <li key={rival.seat} className={styles.odds}>
          <span className={styles.title}>{t('odds.against', { name: names[rival.seat] })}</span>
          <RivalOdds rival={rival} />
        </li>
      ))}
    </ul>
  );
}

/** Of an attack on one of several Heroes. */
export function RivalOdds({ rival: { win, knockedOut } }: { rival: OddsAhead['rivals'][number] }) {
  const { t } = useTranslation('table');
  return (
    <>
      <span className={styles.win}>
        {t('odds.win')} <Chance value={win} />
      </span>
      <span className={styles.down}>{t('odds.down', { percent: percentage(knockedOut) })}</span>
    </>
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
