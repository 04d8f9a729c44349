import { TRACK_SPACES } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { townTitle } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { Jewel } from '../../../theme/Jewel.tsx';
import { Cloud } from './Cloud.tsx';
import type { StormNow } from './storm-model.ts';
import styles from './storm.module.css';

/** Eight towns from Vynelvale up, and the counter on one of them or before the first. */
export function TrackPlaces({ now }: { now: StormNow }) {
  const { t } = useTranslation('seven-scions');
  const { world } = useRules();
  const towns = world.board.towns.slice(0, TRACK_SPACES);
  return (
    <ol className={styles.places}>
      <li data-here={now.space === 0 || undefined} className={styles.calm}>
        {now.space === 0 && <Cloud label={t('storm.here')} />}
        <span>{t(now.isOver ? 'storm.end' : 'storm.start')}</span>
      </li>
      {towns.map(({ id }, i) => (
        <li key={id} data-here={now.space === i + 1 || undefined} data-past={i < now.space || undefined}>
          {now.space === i + 1 ? (
            <Cloud label={t('storm.here')} />
          ) : (
            <small aria-hidden="true">{i + 1}</small>
          )}
          <span>{townTitle(world, id)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What this turn brings; `short`: where there is room for a few words. */
export function Steps({ now, short = false }: { now: StormNow; short?: boolean }) {
  const { t } = useTranslation('seven-scions');
  if (now.isOver) return <b>{t('storm.over')}</b>;
  const brought = now.breaks ? (short ? 'storm.soon' : 'storm.breaks') : 'storm.climbs';
  return <b data-breaks={now.breaks || undefined}>{t(brought, { count: now.steps })}</b>;
}

export function Outlook({ now }: { now: StormNow }) {
  const { t } = useTranslation('seven-scions');
  return (
    <>
      <Steps now={now} />
      {!now.isOver && (
        <span>
          {now.next === null ? t('storm.endgame') : t('storm.next', { color: t(`storm.colors.${now.next}`) })}
        </span>
      )}
    </>
  );
}

export function Decks({ now }: { now: StormNow }) {
  const { t } = useTranslation('seven-scions');
  return (
    <span className={styles.decks}>
      {now.decks.map(({ color, left }) => (
        <span key={color}>
          <Jewel color={color} label={t('storm.left', { color: t(`storm.colors.${color}`), count: left })} />
          <span aria-hidden="true">{left}</span>
        </span>
      ))}
    </span>
  );
}
