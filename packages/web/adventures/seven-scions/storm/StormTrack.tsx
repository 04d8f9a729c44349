import { TRACK_SPACES } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { isSmall, useForm } from '../../../screens/table/frame/form.ts';
import panel from '../../../theme/panel.module.css';
import { openLedger, StormLedger } from '../StormLedger.tsx';
import { Cloud } from './Cloud.tsx';
import { type StormNow, stormNow } from './storm-model.ts';
import { Decks, Outlook, Steps, TrackPlaces } from './TrackPlaces.tsx';
import styles from './storm.module.css';

/** The storm counter on its way up the market stacks; on a phone one line that opens all of it. */
export function StormTrack() {
  const small = isSmall(useForm());
  const now = stormNow(useRules());
  if (now === null) return null;
  return (
    <>
      {small ? <StormLine now={now} /> : <Track now={now} />}
      <StormLedger />
    </>
  );
}

function StormLine({ now }: { now: StormNow }) {
  const { t } = useTranslation('seven-scions');
  return (
    <div className={`${styles.line ?? ''} ${panel.plate ?? ''}`}>
      <button type="button" onClick={() => openLedger(true)}>
        <span className="visually-hidden">{t('storm.title')}: </span>
        <Cloud label={t('storm.at', { space: now.space, all: TRACK_SPACES })} />
        {!now.isOver && (
          <span aria-hidden="true">
            {now.space}/{TRACK_SPACES}
          </span>
        )}
        <span className={styles.short}>
          <Steps now={now} short />
        </span>
        <Decks now={now} />
      </button>
    </div>
  );
}

function Track({ now }: { now: StormNow }) {
  const { t } = useTranslation('seven-scions');
  return (
    <section className={`${styles.track ?? ''} ${panel.plate ?? ''}`} aria-label={t('storm.title')}>
      <TrackPlaces now={now} />
      <p className={styles.outlook}>
        <button type="button" className={styles.more} onClick={() => openLedger(true)}>
          {t('ledger.open')}
        </button>
        <Outlook now={now} />
        <Decks now={now} />
      </p>
    </section>
  );
}
